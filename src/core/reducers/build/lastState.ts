import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** How far a tool has come: `45% (90/200)`, `[213/400]`, `[1m10s elapsed]`. */
const state = /\d{1,3}%(?: \(\d{1,9}\/\d{1,9}\))?|\[ *[\d,]{1,9} ?\/ ?[\d,]{1,9}\]|\[(?:\d{1,4}[hms]){1,3} elapsed\]/;
/** It stands near the start of a line, in UTF-16 units. */
const WIDTH = 200;

/** ` until 45% (90/200)`: takes the first and last of lines that show progress (0-based); nothing if it tells no other state. */
export function lastState(input: ReduceInput, first: number, last: number): Part[] {
	const from = stateOf(input, first);
	const to = stateOf(input, last);
	if (!to || input.text.slice(...to) === (from && input.text.slice(...from))) return [];
	return [wording(' until '), copy(...to)];
}

/** Where the state of a line stands, in UTF-16 offsets. */
function stateOf({ text, lines }: ReduceInput, line: number): readonly [number, number] | undefined {
	const start = lines.starts[line] as number;
	const found = state.exec(text.slice(start, Math.min(contentEnd(text, lines, line), start + WIDTH)));
	return found ? [start + found.index, start + found.index + found[0].length] : undefined;
}
