import { lineEnd } from '../../source/lines.ts';
import { ALL_FRAMES, frameShare } from '../frames/share.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Block } from './blocks.ts';

/** So many stay at least of the first trace and the last one, which are read first. */
const LEAST_AT_ENDS = 3;
/** What tells that a thread crashed, or that it holds or waits for a lock: its frames are what is looked for. */
const urgent =
	/<signal handler called>|\b[Cc]rashed\b|^Current thread |\bBLOCKED\b|waiting to lock|^[ \t]{0,8}- locked|deadlock|\[(?:semacquire|sync\.\w{1,12}\.R?Lock)/m;

/**
 * Takes the traces of a source that are shown, in order. Returns a function from a line of a trace to the number of the
 * user's frames that stay in each stretch of it: all of them in a source with a trace or two, those next to the throw in
 * one with dozens.
 */
export function sharesOf(
	{ text, lines }: Pick<ReduceInput, 'text' | 'lines'>,
	traces: readonly Block[],
): (line: number) => number {
	const share = frameShare(traces.length);
	const shares = new Uint8Array(lines.starts.length).fill(share);
	for (const [i, { start, end }] of traces.entries()) {
		const isAtEnd = i === 0 || i === traces.length - 1;
		if (urgent.test(text.slice(lines.starts[start], lineEnd(lines, end - 1)))) shares.fill(ALL_FRAMES, start, end);
		else if (isAtEnd) shares.fill(Math.max(share, LEAST_AT_ENDS), start, end);
	}
	return (line) => shares[line] as number;
}
