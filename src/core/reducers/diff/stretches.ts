import { intersects } from '../../edits/spans.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** Lines from `first` up to, not including, `end` (0-based). */
export interface Stretch {
	readonly first: number;
	readonly end: number;
}

/** Splits lines into stretches of one kind each. */
export function* runsOf(kinds: Uint8Array, { first, end }: Stretch): Generator<Stretch> {
	for (let from = first; from < end; ) {
		let to = from + 1;
		while (to < end && kinds[to] === kinds[from]) to++;
		yield { first: from, end: to };
		from = to;
	}
}

/** The parts of a stretch that share no character with what has to stay visible. */
export function* freeOf(input: ReduceInput, { first, end }: Stretch): Generator<Stretch> {
	let from = first;
	for (let line = first; line <= end; line++) {
		if (line < end && !isKept(input, { first: line, end: line + 1 })) continue;
		if (from < line) yield { first: from, end: line };
		from = line + 1;
	}
}

/** Whether a stretch shares a character with what has to stay visible. */
export function isKept({ lines, keep }: ReduceInput, stretch: Stretch): boolean {
	return keep.length > 0 && intersects(keep, ...spanOf(lines, stretch));
}

/** UTF-16 offsets of a stretch, its last line end included. */
export function spanOf(lines: ReduceInput['lines'], { first, end }: Stretch): [number, number] {
	return [lines.starts[first] as number, lineEnd(lines, end - 1)];
}
