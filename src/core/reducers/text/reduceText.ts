import { markerIf } from '../../edits/notices.ts';
import { copy, lines as lineTotal, text as wording } from '../../edits/parts.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { findBlobs } from './blobs.ts';
import { repeatedDetails } from './powerShell.ts';
import { repeatedPlaces } from './powerShell7.ts';

/** Fewer identical lines than this may mean something in any text. */
const LEAST = 3;
/** Characters of a blob that stay, so that one sees what it is. */
const BLOB_HEAD = 16;

/**
 * Reduces text of no known type, so only what says nothing in any text: runs of identical lines, runs of blank lines,
 * base64, and the details of an error of PowerShell that were told of one before. Everything else may be what somebody
 * is looking for.
 */
export const reduceText: Reducer = (input) => {
	const plan = new PlanBuilder();
	const count = lineCount(input.lines);
	const [details, places] = [repeatedDetails(input), repeatedPlaces(input)];
	for (let line = 0; line < count; ) {
		const end = details.get(line) ?? places.get(line) ?? runEnd(input, line);
		if (details.has(line)) addDetails(plan, input, line, end, 'category');
		else if (places.has(line)) addDetails(plan, input, line, end, 'statement');
		else if (end - line >= LEAST) addRun(plan, input, line, end);
		else addBlobs(plan, input, line, end);
		line = end;
	}
	return plan.build();
};

/** The line behind the run of identical lines that begins at `line`; a line that has to stay visible is its own run. */
function runEnd({ text, lines, keep }: ReduceInput, line: number): number {
	const start = lines.starts[line] as number;
	const end = contentEnd(text, lines, line);
	const mayFold = (at: number) => !intersects(keep, lines.starts[at] as number, lineEnd(lines, at));
	let next = line + 1;
	if (!mayFold(line)) return next;
	while (next < lines.starts.length && mayFold(next)) {
		if (!isSameText(text, start, end, lines.starts[next] as number, contentEnd(text, lines, next))) break;
		next++;
	}
	return next;
}

/** The count stands on a line of its own: behind a line it would read as part of a cell, a value or a statement. */
function addRun(plan: PlanBuilder, { text, lines, granularity }: ReduceInput, line: number, runEnd: number): void {
	const isBlank = text.slice(lines.starts[line], contentEnd(text, lines, line)).trim() === '';
	plan.edit(
		plan.omission(isBlank ? 'blank lines' : 'repeated lines'),
		lines.starts[line + 1] as number,
		lineEnd(lines, runEnd - 1),
		[
			wording('… '),
			lineTotal,
			wording(isBlank ? ' blank lines' : ' lines as above'),
			...markerIf(granularity),
			wording('\n'),
		],
	);
}

/** Says that a place and what stands by it were told above: the category of an error, or its statement. */
function addDetails(
	plan: PlanBuilder,
	{ lines, granularity }: ReduceInput,
	line: number,
	end: number,
	told: 'category' | 'statement',
): void {
	const parts = [wording('… '), lineTotal, wording(` lines: place and ${told} as above`), ...markerIf(granularity)];
	const omission = plan.omission(
		told === 'category' ? 'places and categories as above' : 'places and statements as above',
	);
	plan.edit(omission, lines.starts[line] as number, lineEnd(lines, end - 1), [...parts, wording('\n')]);
}

function addBlobs(
	plan: PlanBuilder,
	{ text, lines, granularity, thresholds, keep }: ReduceInput,
	line: number,
	runEnd: number,
): void {
	const from = lines.starts[line] as number;
	for (const { start, end } of findBlobs(text, from, lineEnd(lines, runEnd - 1), thresholds.longString)) {
		if (intersects(keep, start, end)) continue;
		const parts = [copy(start, start + BLOB_HEAD), wording('… base64'), ...markerIf(granularity)];
		plan.edit(plan.omission('base64'), start, end, parts);
	}
}
