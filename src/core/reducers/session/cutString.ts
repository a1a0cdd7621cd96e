import { count, marker, type Part, plural, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import type { Spans } from '../../edits/spans.ts';
import type { Allowance } from './allowances.ts';
import { type Content, contentOf, innerLineAt } from './innerLines.ts';
import { remainsOf } from './remains.ts';

/** Takes what exceeds its allowance out of a string, given the span within its quotes; a notice stands in each gap. */
export function cutString(
	builder: PlanBuilder,
	source: string,
	[start, end]: readonly [number, number],
	allowance: Allowance,
	keep: Spans,
): void {
	if (end - start <= allowance.whole) return;
	const content = contentOf(source, start, end);
	const shown = remainsOf(content, allowance, keep);
	let at = start;
	for (let i = 0; i <= shown.length; i += 2) {
		const next = shown[i] ?? end;
		if (next > at) cutGap(builder, content, at, next, allowance.reason);
		at = shown[i + 1] ?? end;
	}
}

/** Each line is an edit, so that they are counted. */
function cutGap(builder: PlanBuilder, content: Content, start: number, end: number, reason: string): void {
	const omission = builder.omission(reason);
	let parts: readonly Part[] | undefined = noticeOf(content, start, end);
	for (let line = innerLineAt(content, start), at = start; at < end; line++) {
		const next = Math.min(end, content.lines[line + 1] ?? end);
		builder.edit(omission, at, next, parts);
		parts = undefined;
		at = next;
	}
}

/** `… 212 lines #ref:ctx_31154fa2` on a line of its own for whole lines, ` … #ref:ctx_31154fa2 ` for a part of one. */
function noticeOf(content: Content, start: number, end: number): Part[] {
	const isStart = (offset: number) => content.lines[innerLineAt(content, offset)] === offset;
	const isLast = end === content.end;
	if (isStart(start) && (isLast || isStart(end)))
		return [wording('… '), count, plural(' line ', ' lines '), marker, ...(isLast ? [] : [wording(content.feed)])];
	return [wording(' … '), marker, ...(isLast ? [] : [wording(isStart(end) ? content.feed : ' ')])];
}
