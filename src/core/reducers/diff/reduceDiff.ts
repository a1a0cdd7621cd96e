import { PlanBuilder } from '../../edits/plan.ts';
import { contentEnd, lineCount } from '../../source/lines.ts';
import type { Reducer } from '../reducer.ts';
import { foldFile } from './foldFile.ts';
import { lineKinds } from './lineKinds.ts';
import { notHandWritten } from './notHandWritten.ts';
import { noticesIn } from './noticesIn.ts';
import { readDiff, type Section } from './readDiff.ts';
import { changesFrom, thinStatistics } from './statistics.ts';
import type { Stretch } from './stretches.ts';
import { thinFile } from './thinFile.ts';
import type { Work } from './work.ts';

/** Opens every reduced diff. Git refuses the text below it, too, since hunks are shorter than their headers say. */
const PREFACE = 'Reduced diff, not a patch: do not apply it.';

/** Lines at the top of a file in which its generator may say so, and how much of each is read. */
const TOP = 20;
const TOP_WIDTH = 200;

/**
 * Reduces a diff. Headers, messages and every added and removed line stay, except for the changes of files that nobody
 * wrote by hand, the middle of very long runs and the rest of very long lines. Unchanged lines leave, and of the
 * statistics of a commit the files with the fewest changes; nothing is merged across commits.
 */
export const reduceDiff: Reducer = (input) => {
	const work: Work = {
		input,
		diff: readDiff(input.text, input.lines),
		plan: new PlanBuilder(),
		notices: noticesIn(input.granularity),
	};
	between(work).forEach((gap, number) => {
		thinCommits(work, gap);
		const section = work.diff.sections[number];
		if (section) thinSection(work, section);
	});
	return work.plan.build(work.diff.sections.length > 0 ? PREFACE : undefined);
};

function thinSection(work: Work, section: Section): void {
	const reason = notHandWritten(section.path, () => topOf(work, section), work.input.rules?.isGenerated);
	if (reason) foldFile(work, section, reason);
	else thinFile(work, section);
}

/** The lines before each file of a diff, and those behind the last one. */
function between({ input: { lines }, diff: { sections } }: Work): Stretch[] {
	const ends = [...sections.map(({ first }) => first), lineCount(lines)];
	return ends.map((end, number) => ({ first: sections[number - 1]?.end ?? 0, end }));
}

/** Thins what a log tells of the files that each commit changed. */
function thinCommits(work: Work, { first, end }: Stretch): void {
	for (let line = first; line < end; ) {
		const changes = changesFrom(work, line, end);
		if (changes.length > 0) thinStatistics(work, line, changes);
		line += Math.max(1, changes.length);
	}
}

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
