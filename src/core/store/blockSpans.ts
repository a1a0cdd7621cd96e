import type { Spans } from '../edits/spans.ts';

/** Blocks in a row, by the numbers of the first one and the one behind the last. */
export interface Stretch {
	readonly first: number;
	readonly behind: number;
}

/** Blocks in a row that begin within so many bytes of their file; takes where each begins. */
export function* stretchesOf(starts: readonly number[], bytes: number): Generator<Stretch> {
	for (let first = 0, behind = 1; first < starts.length; first = behind++) {
		while (behind < starts.length && (starts[behind] as number) - (starts[first] as number) < bytes) behind++;
		yield { first, behind };
	}
}

/** Whether spans, which a run's file may have made up, are in order and below a length. */
export function areInside(spans: Spans, length: number): boolean {
	let last = 0;
	for (const at of spans) {
		if (at < last || at > length) return false;
		last = at;
	}
	return true;
}

/** Numbers of the blocks of so many bytes that hold the spans, each once. */
export function* blocksUnder(spans: Spans, block: number): Generator<number> {
	let next = 0;
	for (let i = 0; i < spans.length; i += 2) {
		const last = Math.floor(((spans[i + 1] as number) - 1) / block);
		for (next = Math.max(next, Math.floor((spans[i] as number) / block)); next <= last; next++) yield next;
	}
}
