import { mix } from './textHash.ts';

/** What is known of the nodes of a tree. Shapes, places and values are hashes. */
export interface Siblings {
	/** Equal for siblings that are built alike. */
	shape(node: number): number;
	/** Visits the short values of a node, each with the place where it stands in it. A bounded number of them. */
	values(node: number, visit: (place: number, value: number) => void): void;
	/** Whether a node stays whatever it is like. */
	mustStay(node: number): boolean;
}

/** A place that holds more different values than this holds names, no kinds. */
const KINDS = 8;
/** And so does one whose values hardly repeat. */
const REPEATS = 3;

/**
 * Tells which nodes of one parent may leave. Visible stay those that must, the first `head` of each shape, and the first
 * with each value of a place that holds few different ones, such as a status. Two passes.
 */
export function leavingAmong(nodes: readonly number[], siblings: Siblings, head: number): number[] {
	const kinds = new Kinds(nodes, siblings);
	const shown = new Map<number, number>();
	return nodes.filter((node) => {
		const shape = siblings.shape(node);
		const before = shown.get(shape) ?? 0;
		const isNew = kinds.hasNew(node);
		if (before >= head && !isNew && !siblings.mustStay(node)) return true;
		shown.set(shape, before + 1);
		return false;
	});
}

/** The values of all siblings, by their place, as far as they are few. */
class Kinds {
	private readonly places = new Map<number, { occurrences: number; distinct: number }>();
	private readonly known = new Set<number>();
	private readonly shown = new Set<number>();

	constructor(
		nodes: readonly number[],
		private readonly siblings: Siblings,
	) {
		for (const node of nodes) siblings.values(node, (place, value) => this.count(place, value));
	}

	private count(place: number, value: number): void {
		const at = this.places.get(place) ?? { occurrences: 0, distinct: 0 };
		if (at.occurrences === 0) this.places.set(place, at);
		at.occurrences++;
		const pair = mix(place, value);
		if (at.distinct > KINDS || this.known.has(pair)) return;
		this.known.add(pair);
		at.distinct++;
	}

	hasNew(node: number): boolean {
		let isNew = false;
		this.siblings.values(node, (place, value) => {
			if (!this.isKind(place)) return;
			const pair = mix(place, value);
			if (this.shown.has(pair)) return;
			this.shown.add(pair);
			isNew = true;
		});
		return isNew;
	}

	private isKind(place: number): boolean {
		const { occurrences = 0, distinct = 0 } = this.places.get(place) ?? {};
		return distinct <= KINDS && distinct * REPEATS <= occurrences;
	}
}
