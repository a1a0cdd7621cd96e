import { type Granularity, markerIf } from '../../edits/notices.ts';
import { text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import type { Spans } from '../../edits/spans.ts';

/** Lengths in UTF-16 units: a longer line is a command with its options, or somebody's minified file. */
const LONG = 700;
const SHOWN_FIRST = 300;
const SHOWN_LAST = 120;

/** Cuts long lines in the middle, but for what has to stay visible. */
export class LongLines {
	constructor(
		private readonly text: string,
		private readonly keep: Spans,
		private readonly granularity: Granularity,
		private readonly plan: PlanBuilder,
	) {}

	/** Adds the edits of the line [start, end), if it is long; its last character is in none of them. */
	add(start: number, end: number): void {
		if (end - start < LONG) return;
		let from = start + SHOWN_FIRST;
		const to = end - SHOWN_LAST;
		for (let i = firstBehind(this.keep, from); from < to; i++) {
			const next = Math.min(to, this.keep[2 * i] ?? to);
			this.cut(from, next);
			from = Math.max(from, this.keep[2 * i + 1] ?? to);
		}
	}

	private cut(start: number, end: number): void {
		const from = start + (this.splitsPair(start) ? 1 : 0);
		const to = end - (this.splitsPair(end) ? 1 : 0);
		if (from >= to) return;
		this.plan.edit(this.plan.omission('middle of long lines'), from, to, [
			wording(' … '),
			...markerIf(this.granularity),
		]);
	}

	private splitsPair(offset: number): boolean {
		return (this.text.codePointAt(offset - 1) as number) > 0xffff;
	}
}

/** Number of the first span that ends behind an offset. */
function firstBehind(spans: Spans, offset: number): number {
	let low = 0;
	let high = spans.length >> 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((spans[2 * middle + 1] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
