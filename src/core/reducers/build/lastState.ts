import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** How far a tool has come: `45% (90/200)`, `[213/400]`, `[1m10s elapsed]`. */
const state = /\d{1,3}%(?: \(\d{1,9}\/\d{1,9}\))?|\[ *[\d,]{1,9} ?\/ ?[\d,]{1,9}\]|\[(?:\d{1,4}[hms]){1,3} elapsed\]/;
/** It stands near the start of a line, in UTF-16 units. */
const WIDTH = 200;

/** ` until 45% (90/200)`: takes the last of lines that show progress (0-based); nothing if it tells no state. */
export function lastState({ text, lines }: ReduceInput, last: number): Part[] {
	const start = lines.starts[last] as number;
	const line = text.slice(start, Math.min(contentEnd(text, lines, last), start + WIDTH));
	const found = state.exec(line);
	if (!found) return [];
	return [wording(' until '), copy(start + found.index, start + found.index + found[0].length)];
}
