import { mix } from './textHash.ts';

/** Siblings of one parent, by their number. Shapes, places and values are hashes. */
export interface Siblings {
	readonly size: number;
	/** Equal for siblings that are built alike. */
	shape(sibling: number): number;
	/** Visits the short values of a sibling, each with the place where it stands in it. A bounded number of them. */
	values(sibling: number, visit: (place: number, value: number) => void): void;
	/** Whether a sibling stays whatever it is like. */
	mustStay(sibling: number): boolean;
}

/** A place that holds more different values than this holds names, no kinds. */
const KINDS = 8;
/** And so does one whose values hardly repeat. */
const REPEATS = 3;

/**
 * Tells which siblings stay visible: those that must, the first `head` of each shape, and the first with each value of
 * a place that holds few different ones, such as a status. Two passes.
 */
export function staying(siblings: Siblings, head: number): Uint8Array {
	const kinds = new Kinds(siblings);
	const shown = new Map<number, number>();
	const stays = new Uint8Array(siblings.size);
	for (let i = 0; i < siblings.size; i++) {
		const shape = siblings.shape(i);
		const before = shown.get(shape) ?? 0;
		const isNew = kinds.hasNew(i);
		if (before >= head && !isNew && !siblings.mustStay(i)) continue;
		shown.set(shape, before + 1);
		stays[i] = 1;
	}
	return stays;
}

/** The values of all siblings, by their place, as far as they are few. */
class Kinds {
	private readonly occurrences = new Map<number, number>();
	private readonly distinct = new Map<number, number>();
	private readonly known = new Set<number>();
	private readonly shown = new Set<number>();

	constructor(private readonly siblings: Siblings) {
		for (let i = 0; i < siblings.size; i++) siblings.values(i, (place, value) => this.count(place, value));
	}

	private count(place: number, value: number): void {
		this.occurrences.set(place, (this.occurrences.get(place) ?? 0) + 1);
		const distinct = this.distinct.get(place) ?? 0;
		const pair = mix(place, value);
		if (distinct > KINDS || this.known.has(pair)) return;
		this.known.add(pair);
		this.distinct.set(place, distinct + 1);
	}

	hasNew(sibling: number): boolean {
		let isNew = false;
		this.siblings.values(sibling, (place, value) => {
			if (!this.isKind(place)) return;
			const pair = mix(place, value);
			if (this.shown.has(pair)) return;
			this.shown.add(pair);
			isNew = true;
		});
		return isNew;
	}

	private isKind(place: number): boolean {
		const distinct = this.distinct.get(place) as number;
		return distinct <= KINDS && distinct * REPEATS <= (this.occurrences.get(place) as number);
	}
}
