import { contentEnd } from '../../source/lines.ts';
import { marginOf } from '../frames/margins.ts';
import type { ReduceInput } from '../reducer.ts';

/** Longer lines than this, in UTF-16 units, are looked at as far as this. */
export const WIDTH = 500;

/** UTF-16 offset behind the margin of a line. */
export function startOf({ text, lines }: ReduceInput, line: number): number {
	const start = lines.starts[line] as number;
	return start + marginOf(text.slice(start, Math.min(contentEnd(text, lines, line), start + 120)));
}

/** A line without its margin and line end, as far as it is looked at. */
export function contentOf(input: ReduceInput, line: number): string {
	const { text, lines } = input;
	const start = startOf(input, line);
	return text.slice(start, Math.min(contentEnd(text, lines, line), start + WIDTH));
}
