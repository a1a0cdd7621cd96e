import type { Part } from '../../edits/parts.ts';
import { type LineKind, lineKinds } from './lineKinds.ts';
import { hideRests } from './longLine.ts';
import type { Section } from './readDiff.ts';
import { freeOf, runsOf, type Stretch, spanOf } from './stretches.ts';
import type { Work } from './work.ts';

/** One unchanged line between two changes tells more than a notice in its place. */
const SHORTEST_GAP = 2;

/** Lines that stay at each end of a very long run of added or removed lines. */
const ENDS = 20;

/** Each line above the limit of a run hides this many, until only the ends are left: there is no cliff. */
const STEP = 8;

type Thin = (work: Work, run: Stretch) => void;

/** What happens to a run of lines of one kind; nothing to the other kinds. */
const thinning: { readonly [kind in LineKind]?: Thin } = {
	[lineKinds.context]: thinContext,
	[lineKinds.added]: (work, run) => thinChanges(work, run, 'long run of added lines', work.notices.added),
	[lineKinds.removed]: (work, run) => thinChanges(work, run, 'long run of removed lines', work.notices.removed),
	[lineKinds.data]: thinData,
};

/** Hides what is unchanged in the hunks of a file, the middle of very long runs and the rest of very long lines. */
export function thinFile(work: Work, section: Section): void {
	for (const run of runsOf(work.diff.kinds, section)) thinning[work.diff.kinds[run.first] as LineKind]?.(work, run);
}

function thinContext(work: Work, run: Stretch): void {
	for (const free of freeOf(work.input, run))
		if (free.end - free.first >= SHORTEST_GAP) hide(work, free, 'unchanged context', work.notices.context);
}

function thinChanges(work: Work, run: Stretch, reason: string, notice: readonly Part[]): void {
	const length = run.end - run.first;
	const hidden = Math.max(0, Math.min(length - 2 * ENDS, STEP * (length - work.input.thresholds.diffRun)));
	const first = run.first + ((length - hidden) >> 1);
	const end = first + hidden;
	hideRests(work, run, { first: run.first, end: first });
	for (const free of freeOf(work.input, { first, end })) hide(work, free, reason, notice);
	hideRests(work, run, { first: end, end: run.end });
}

function thinData(work: Work, run: Stretch): void {
	for (const free of freeOf(work.input, run)) hide(work, free, 'binary patch', work.notices.data);
}

function hide({ input, plan }: Work, stretch: Stretch, reason: string, notice: readonly Part[]): void {
	plan.edit(plan.omission(reason), ...spanOf(input.lines, stretch), notice);
}
