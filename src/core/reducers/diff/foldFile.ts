import { markerIf } from '../../edits/notices.ts';
import { linesOfShare, type Part, text } from '../../edits/parts.ts';
import type { ReduceInput } from '../reducer.ts';
import { type LineKind, lineKinds } from './lineKinds.ts';
import type { Section } from './readDiff.ts';
import { freeOf, isKept, runsOf, type Stretch, spanOf } from './stretches.ts';
import type { Work } from './work.ts';

/** What leaves of a folded file, counted apart, and how the notice shows each count. */
const shares: readonly { readonly kinds: readonly LineKind[]; readonly before: string; readonly behind: string }[] = [
	{ kinds: [lineKinds.added], before: ' +', behind: '' },
	{ kinds: [lineKinds.removed], before: ' -', behind: '' },
	{ kinds: [lineKinds.context, lineKinds.hunk, lineKinds.data], before: ' and ', behind: ' other' },
];

/** Puts the hunks of a file behind one notice, `… lockfile: +12 -9 and 40 other lines`; its header stays. */
export function foldFile(work: Work, section: Section, reason: string): void {
	const { input, diff, plan } = work;
	const leaving: Stretch[] = [];
	for (const run of runsOf(diff.kinds, section))
		for (const stretch of leavingOf(work, section, run)) leaving.push(stretch);
	const kindOf = ({ first }: Stretch) => diff.kinds[first] as LineKind;
	const { omissionOf, counts } = openShares(work, reason, new Set(leaving.map(kindOf)));
	const notice = [text(`… ${reason}:`), ...counts, text(' lines'), ...markerIf(input.granularity), text('\n')];
	leaving.forEach((stretch, i) => {
		const omission = omissionOf.get(kindOf(stretch)) as number;
		plan.edit(omission, ...spanOf(input.lines, stretch), i === 0 ? notice : undefined);
	});
}

function openShares({ plan }: Work, reason: string, leaving: ReadonlySet<LineKind>) {
	const omissionOf = new Map<LineKind, number>();
	const counts: Part[] = [];
	let whole: number | undefined;
	for (const { kinds, before, behind } of shares) {
		if (!kinds.some((kind) => leaving.has(kind))) continue;
		const share = plan.omission(reason, whole);
		for (const kind of kinds) omissionOf.set(kind, share);
		counts.push(text(whole === undefined ? before.replace('and ', '') : before), linesOfShare(share), text(behind));
		whole ??= share;
	}
	return { omissionOf, counts };
}

/**
 * What leaves of a run: nothing of headers, nor of what has to stay. The first hunk header stays, so that no tool takes
 * the rest for a patch, and that of a hunk in which something stays.
 */
function leavingOf({ input, diff }: Work, section: Section, run: Stretch): Iterable<Stretch> {
	const kind = diff.kinds[run.first];
	if (kind === lineKinds.other || (kind === lineKinds.hunk && staysOpen(input, diff.kinds, section, run))) return [];
	return freeOf(input, run);
}

function staysOpen(input: ReduceInput, kinds: Uint8Array, section: Section, { first, end }: Stretch): boolean {
	if (kinds.indexOf(lineKinds.hunk, section.first) === first) return true;
	const next = kinds.indexOf(lineKinds.hunk, end);
	return isKept(input, { first, end: next < 0 ? section.end : Math.min(next, section.end) });
}
