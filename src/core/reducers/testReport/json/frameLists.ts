import { intersects } from '../../../edits/spans.ts';
import { fates, reasons } from '../fates.ts';
import { isForeign, isFrame } from '../frames.ts';
import type { Work } from '../work.ts';

/** The content of a string in a list, by UTF-16 offsets; its quotes stand around it. */
export type Content = readonly [start: number, end: number];

/** Fewer frames than this are read faster than a notice. */
const FEWEST = 3;
/** A longer string, in UTF-16 units, is no frame. */
const LONGEST = 1_000;
const reason = reasons[fates.frame] as string;

/**
 * Folds the frames of libraries in a list of strings, of which some may be frames; if all of them are such frames, the
 * first stays. `show` is called for each string that stays, in their order.
 */
export function foldFrames(work: Work, list: readonly Content[], show: (content: Content) => void): void {
	const leaves = list.map((content) => isForeignFrame(work, content));
	if (!leaves.includes(false)) leaves[0] = false;
	for (let from = 0; from < list.length; ) {
		let to = from;
		while (leaves[to] === true) to++;
		if (to - from >= FEWEST) {
			fold(work, list.slice(from, to));
			from = to;
		} else show(list[from++] as Content);
	}
}

function isForeignFrame({ input: { text, keep } }: Work, [start, end]: Content): boolean {
	if (end - start > LONGEST || intersects(keep, start, end)) return false;
	const line = text.slice(start, end);
	return isFrame(line) && isForeign(line, '');
}

/** One edit for each frame, up to the next one, so that a string with their count stands in their place. */
function fold({ plan, notices }: Work, frames: readonly Content[]): void {
	const omission = plan.omission(reason);
	frames.forEach(([start, end], i) => {
		const next = frames[i + 1];
		plan.edit(omission, start - 1, next ? next[0] - 1 : end + 1, i === 0 ? notices.whole(reason) : undefined);
	});
}
