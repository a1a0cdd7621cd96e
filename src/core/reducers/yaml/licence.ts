import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { belowNotice } from './notices.ts';

const licence = /licen[cs]e|copyright|all rights reserved|spdx/i;
/** Lines of a licence that stay, so that one sees which it is. */
const HEAD = 2;
const FEWEST = 6;

/** Cuts a long licence in the comment that opens the text. */
export function cutLicence(input: ReduceInput, plan: PlanBuilder): void {
	const { text, lines, keep, granularity } = input;
	let end = 0;
	while (end < lineCount(lines) && text.charCodeAt(lines.starts[end] as number) === 35) end++;
	if (end < FEWEST) return;
	const from = lines.starts[HEAD] as number;
	const to = lineEnd(lines, end - 1);
	if (!licence.test(text.slice(0, contentEnd(text, lines, end - 1))) || intersects(keep, from, to)) return;
	plan.edit(plan.omission('licence'), from, to, belowNotice([from, from], granularity, ''));
}
