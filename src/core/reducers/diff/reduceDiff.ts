import { PlanBuilder } from '../../edits/plan.ts';
import { contentEnd } from '../../source/lines.ts';
import type { Reducer } from '../reducer.ts';
import { foldFile } from './foldFile.ts';
import { lineKinds } from './lineKinds.ts';
import { notHandWritten } from './notHandWritten.ts';
import { noticesIn } from './noticesIn.ts';
import { readDiff, type Section } from './readDiff.ts';
import { thinFile } from './thinFile.ts';
import type { Work } from './work.ts';

/** Opens every reduced diff. Git refuses the text below it, too, since hunks are shorter than their headers say. */
const PREFACE = 'Reduced diff, not a patch: do not apply it.';

/** Lines at the top of a file in which its generator may say so, and how much of each is read. */
const TOP = 20;
const TOP_WIDTH = 200;

/**
 * Reduces a diff. Headers, messages and every added and removed line stay, except for the changes of files that nobody
 * wrote by hand, the middle of very long runs and the rest of very long lines. Unchanged lines leave.
 */
export const reduceDiff: Reducer = (input) => {
	const work: Work = {
		input,
		diff: readDiff(input.text, input.lines),
		plan: new PlanBuilder(),
		notices: noticesIn(input.granularity),
	};
	for (const section of work.diff.sections) {
		const reason = notHandWritten(section.path, () => topOf(work, section), input.rules?.isGenerated);
		if (reason) foldFile(work, section, reason);
		else thinFile(work, section);
	}
	return work.plan.build(PREFACE);
};

/** The first lines of a file, if its first hunk shows them, without the column that says what they are. */
function topOf({ input: { text, lines }, diff: { kinds } }: Work, { first, end }: Section): string[] {
	const hunk = kinds.subarray(first, end).indexOf(lineKinds.hunk) + first;
	if (hunk < first || !/^@@ -[01][, ]/.test(text.slice(lines.starts[hunk], contentEnd(text, lines, hunk)))) return [];
	const top: string[] = [];
	for (let line = hunk + 1; line < Math.min(end, hunk + 1 + TOP); line++) {
		const start = (lines.starts[line] as number) + 1;
		top.push(text.slice(start, Math.min(contentEnd(text, lines, line), start + TOP_WIDTH)));
	}
	return top;
}
