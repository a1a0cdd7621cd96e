import { isProfile, profileTop } from '../../classify/profiles.ts';
import { linesNotice } from '../../edits/notices.ts';
import { type Part, text as wording } from '../../edits/parts.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { blocksOf } from './blocks.ts';
import { chooseRows } from './choose.ts';
import { largestRows } from './largestRows.ts';
import { bodyStart, rowsOf } from './rows.ts';
import { rangesOf } from './summary.ts';
import { survey } from './survey.ts';

/** UTF-16 units of a line that tell whether it is the header of a profile. */
const LOOK = 200;

/**
 * Tables: CSV and TSV, Markdown and box tables, and what programs align by blanks. Stays: the header, the first rows and
 * the last, one row of each kind, rows that say that something is wrong, and outliers. All other rows leave whole, with
 * their count in their place, so that no cell ever stands in another column; the first notice tells the range of
 * measures. Text around drawn tables stays as it is. Of a profile stay the rows with the largest measures.
 */
export const reduceTable: Reducer = (input) => {
	const plan = new PlanBuilder();
	const blocks = [...blocksOf(input.text, input.lines)];
	const isDrawn = blocks.some(({ separator }) => separator === '|' || separator === '│');
	const isRanked = isProfile(firstLines(input));
	for (const block of blocks) {
		if (isDrawn && block.separator === ' ') continue;
		const rows = rowsOf(input.text, input.lines, block, bodyStart(input.text, input.lines, block));
		const found = survey(input, block, rows);
		const stays = chooseRows(input, rows, found);
		if (isRanked) for (const row of largestRows(input, block, rows)) stays[row] = 1;
		takeOut(plan, input, rows, stays, rangesOf(input, block, found));
	}
	return plan.build();
};

function firstLines({ text, lines }: ReduceInput): string[] {
	return Array.from(lines.starts.subarray(0, profileTop), (start, line) =>
		text.slice(start, Math.min(contentEnd(text, lines, line), start + LOOK)),
	);
}

/** Takes out the rows that leave; rows side by side are one gap. */
function takeOut(
	plan: PlanBuilder,
	{ lines, granularity }: ReduceInput,
	rows: Int32Array,
	stays: Uint8Array,
	ranges: readonly Part[],
): void {
	let summary = ranges;
	for (let row = 0; row < stays.length; row++) {
		if (stays[row] === 1) continue;
		const start = lines.starts[rows[row] as number] as number;
		while (row < stays.length && stays[row] === 0) row++;
		const notice = [...linesNotice(granularity), ...summary, wording('\n')];
		plan.edit(plan.omission('table rows'), start, lineEnd(lines, (rows[row] as number) - 1), notice);
		summary = [];
	}
}
