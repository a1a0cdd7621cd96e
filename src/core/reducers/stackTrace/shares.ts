import type { Block } from './blocks.ts';

/** The user's frames that all traces of a source share. */
const ALL = 40;
/** So many stay at least of each trace, and of the first one and the last one, which are read first. */
const LEAST = 2;
const LEAST_AT_ENDS = 3;

/**
 * Takes the traces of a source that are shown, in order. Returns a function from a line of a trace to the number of the
 * user's frames that stay in each stretch of it: all of them in a source with a trace or two, those next to the throw in
 * one with dozens.
 */
export function sharesOf(traces: readonly Block[]): (line: number) => number {
	const share = Math.floor(ALL / traces.length);
	const firstEnd = traces[0]?.end ?? 0;
	const lastStart = traces.at(-1)?.start ?? 0;
	return (line) => Math.max(share, line < firstEnd || line >= lastStart ? LEAST_AT_ENDS : LEAST);
}
