import { markerIf } from '../../edits/notices.ts';
import { lines as lineTotal, plural, text as wording } from '../../edits/parts.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { borderBehind } from '../../source/characters.ts';
import { contentEnd, lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { chooseHits } from './choose.ts';
import { type Hits, kinds, readHits } from './hits.ts';

/** Of the text of a longer line so much stays, in UTF-16 units: what searches find in minified files. */
const LONGEST = 300;

/**
 * Search output of grep, ripgrep, git grep, ag and ack. Stays: every file with its first matches, each kind of match, all
 * that is no match. The other matches of a file leave as whole lines, counted below the ones of their file that stay,
 * so that no match ever stands beside another line's number or under another file.
 */
export const reduceSearch: Reducer = (input) => {
	const plan = new PlanBuilder();
	const hits = readHits(input.text, input.lines);
	const stays = chooseHits(input, hits);
	for (let line = 0; line < stays.length; ) {
		const end = gapEnd(hits, stays, line);
		if (end > line) addGap(plan, input, line, end);
		else shorten(plan, input, hits, line);
		line = Math.max(end, line + 1);
	}
	return plan.build();
};

/** The line behind the lines of one file that leave from `line` on. */
function gapEnd({ kind, file }: Hits, stays: Uint8Array, line: number): number {
	let end = line;
	while (end < stays.length && stays[end] === 0 && (file[end] === file[line] || kind[end] === kinds.separator)) end++;
	return end;
}

function addGap(plan: PlanBuilder, { lines, granularity }: ReduceInput, from: number, to: number): void {
	plan.edit(plan.omission('more matches'), lines.starts[from] as number, lineEnd(lines, to - 1), [
		wording('… '),
		lineTotal,
		plural(' line of this file', ' lines of this file'),
		...markerIf(granularity),
		wording('\n'),
	]);
}

function shorten(plan: PlanBuilder, { text, lines, keep, granularity }: ReduceInput, hits: Hits, line: number): void {
	if (hits.kind[line] !== kinds.match && hits.kind[line] !== kinds.context) return;
	const end = contentEnd(text, lines, line);
	const start = borderBehind(text, (hits.content[line] as number) + LONGEST);
	if (start >= end || intersects(keep, start, end)) return;
	plan.edit(plan.omission('long lines'), start, end, [wording(' … rest of the line'), ...markerIf(granularity)]);
}
