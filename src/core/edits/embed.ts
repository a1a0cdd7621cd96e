import { forEachPiece, type OffsetMap, sourceOffset } from '../source/offsetMap.ts';
import { withoutOmissions } from './omitted.ts';
import { copy, type Part, text } from './parts.ts';
import type { Plan, PlanBuilder } from './plan.ts';
import { intersects, type Spans } from './spans.ts';

export interface Embedding {
	/** The text that the plan was made for, and where it came from. */
	readonly map: OffsetMap;
	/** The stretch of the source that the map's text stands for. */
	readonly start: number;
	readonly end: number;
	/** Source spans that stay visible. */
	readonly keep: Spans;
	/** What a reason of the plan is called among those of the whole. */
	readonly reason: (reason: string) => string;
	/** Why the map leaves source text out; a map of one stretch leaves none out. */
	readonly gap?: string;
}

/**
 * Adds a plan made for the text of an offset map to the plan of the source. What the map leaves out becomes edits of its
 * own, all of one omission. An omission that lies wholly in moved or blank text is not taken over, since it has no
 * place in the source. Linear in pieces and edits.
 */
export function embed(builder: PlanBuilder, plan: Plan, embedding: Embedding): void {
	new Embedder(builder, placed(plan, embedding.map), embedding).run();
}

/** The plan without the omissions that have an edit which covers no source text in its own place. */
function placed(plan: Plan, map: OffsetMap): Plan {
	if (!map.own.includes(0)) return plan;
	const homeless = new Set<number>();
	for (let edit = 0; edit < plan.start.length; edit++) {
		let isPlaced = false;
		forEachPiece(map, plan.start[edit] as number, plan.end[edit] as number, (piece) => {
			isPlaced ||= map.own[piece] === 1;
		});
		if (!isPlaced) homeless.add(plan.whole[plan.omission[edit] as number] as number);
	}
	return withoutOmissions(plan, (omission) => homeless.has(plan.whole[omission] as number));
}

class Embedder {
	/** Source offset before which everything is said. */
	private said: number;
	/** What is shown where the next stretch of source text leaves. */
	private pending: Part[] = [];
	private readonly omissions = new Map<number, number>();
	private gap: number | undefined;

	constructor(
		private readonly builder: PlanBuilder,
		private readonly plan: Plan,
		private readonly embedding: Embedding,
	) {
		this.said = embedding.start;
	}

	run(): void {
		const { start, end } = this.plan;
		const length = this.embedding.map.text.length;
		let at = 0;
		for (let edit = 0; edit < start.length; edit++) {
			this.show(at, start[edit] as number);
			this.edit(edit);
			at = end[edit] as number;
		}
		this.show(at, length);
		this.skipTo(this.embedding.end);
	}

	/** The map's text between two offsets stays. */
	private show(start: number, end: number): void {
		const { map } = this.embedding;
		forEachPiece(map, start, end, (piece, from, to) => {
			if (map.own[piece] === 0) this.pending.push(partOf(map, piece, from, to));
			else {
				this.skipTo(sourceOffset(map, piece, from));
				this.said = sourceOffset(map, piece, to);
			}
		});
	}

	/** An edit that shows nothing takes along what the map leaves out before it. */
	private edit(edit: number): void {
		const { map } = this.embedding;
		let from = -1;
		let to = -1;
		forEachPiece(map, this.plan.start[edit] as number, this.plan.end[edit] as number, (piece, start, end) => {
			if (map.own[piece] === 0) return;
			if (from < 0) from = sourceOffset(map, piece, start);
			to = sourceOffset(map, piece, end);
		});
		const parts = this.plan.parts.get(edit)?.flatMap((part) => this.partsOf(part));
		const joins = !parts && this.pending.length === 0 && !intersects(this.embedding.keep, this.said, from);
		if (!joins) this.skipTo(from);
		this.builder.edit(this.omissionOf(this.plan.omission[edit] as number), this.said, to, parts);
		this.said = to;
	}

	/** Takes out the source text before an offset that is no part of the map's text. */
	private skipTo(offset: number): void {
		const { said, pending, embedding } = this;
		this.pending = [];
		this.said = offset;
		if (said >= offset || intersects(embedding.keep, said, offset)) return;
		this.gap ??= this.builder.omission(embedding.gap ?? 'left out');
		this.builder.edit(this.gap, said, offset, pending.length > 0 ? pending : undefined);
	}

	private partsOf(part: Part): Part[] {
		if ((part.kind === 'lines' || part.kind === 'count') && part.of !== undefined)
			return [{ kind: part.kind, of: this.omissionOf(part.of) }];
		if (part.kind !== 'copy') return [part];
		const { map } = this.embedding;
		const parts: Part[] = [];
		forEachPiece(map, part.start, part.end, (piece, start, end) => parts.push(partOf(map, piece, start, end)));
		return parts;
	}

	private omissionOf(omission: number): number {
		const known = this.omissions.get(omission);
		if (known !== undefined) return known;
		const whole = this.plan.whole[omission] as number;
		const reason = this.embedding.reason(this.plan.reasons[omission] as string);
		const added = this.builder.omission(reason, whole === omission ? undefined : this.omissionOf(whole));
		this.omissions.set(omission, added);
		return added;
	}
}

function partOf(map: OffsetMap, piece: number, start: number, end: number): Part {
	if ((map.from[piece] as number) < 0) return text(map.text.slice(start, end));
	return copy(sourceOffset(map, piece, start), sourceOffset(map, piece, end));
}
