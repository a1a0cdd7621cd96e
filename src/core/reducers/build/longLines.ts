import { type Granularity, markerIf } from '../../edits/notices.ts';
import { text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { firstBehind, type Spans } from '../../edits/spans.ts';
import { borderBefore, borderBehind } from '../../source/characters.ts';

/** Lengths in UTF-16 units: a longer line is a command with its options, or somebody's minified file. */
const LONG = 700;
/** Or one that says what failed: a name for each of many packages, and why behind them. */
const LONG_FAILURE = 2_000;
const SHOWN_FIRST = 300;
const SHOWN_LAST = 120;

/** Said so early in a line, it is what the line is about. */
const failure = /^.{0,100}?\b(?:ERROR|FATAL|[Ee]rror|[Ff]atal)\b/;

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
		if (end - start < LONG || (end - start < LONG_FAILURE && this.tellsFailure(start))) return;
		let from = start + SHOWN_FIRST;
		const to = end - SHOWN_LAST;
		for (let i = firstBehind(this.keep, from); from < to; i += 2) {
			const next = Math.min(to, this.keep[i] ?? to);
			this.cut(from, next);
			from = Math.max(from, this.keep[i + 1] ?? to);
		}
	}

	private tellsFailure(start: number): boolean {
		return failure.test(this.text.slice(start, start + SHOWN_FIRST));
	}

	private cut(start: number, end: number): void {
		const from = borderBehind(this.text, start);
		const to = borderBefore(this.text, end);
		if (from >= to) return;
		this.plan.edit(this.plan.omission('middle of long lines'), from, to, [
			wording(' … '),
			...markerIf(this.granularity),
		]);
	}
}
