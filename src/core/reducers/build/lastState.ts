import { othersAmongThem } from '../../edits/notices.ts';
import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** How far a tool has come: `45% (90/200)`, `[213/400]`, `[1m10s elapsed]`. */
const state = /\d{1,3}%(?: \(\d{1,9}\/\d{1,9}\))?|\[ *[\d,]{1,9} ?\/ ?[\d,]{1,9}\]|\[(?:\d{1,4}[hms]){1,3} elapsed\]/;
/** What Terraform is waiting for, by its address. */
const behind = /^(\S.{0,300}): Still \w{1,20}\.{3} \[/;
/** It stands near the start of a line, in UTF-16 units. */
const WIDTH = 200;

/**
 * ` until 45% (90/200)`: takes lines that show progress (0-based), and tells how far the last one had come if the first
 * tells another state. Lines of several things that come along side by side are said to be.
 */
export function lastState(input: ReduceInput, shown: readonly number[]): Part[] {
	const [first = 0] = shown;
	const from = stateOf(input, first);
	const to = stateOf(input, shown.at(-1) ?? first);
	if (!to || input.text.slice(...to) === (from && input.text.slice(...from))) return [];
	const name = nameOf(input, first);
	const areSeveral = shown.some((line) => nameOf(input, line) !== name);
	return [wording(' until '), copy(...to), ...(areSeveral ? [othersAmongThem] : [])];
}

/** What stands before the state of a line that ends with it. */
function nameOf({ text, lines }: ReduceInput, line: number): string {
	return behind.exec(text.slice(lines.starts[line], contentEnd(text, lines, line)))?.[1] ?? '';
}

/** Where the state of a line stands, in UTF-16 offsets. */
function stateOf({ text, lines }: ReduceInput, line: number): readonly [number, number] | undefined {
	const start = lines.starts[line] as number;
	const found = state.exec(text.slice(start, Math.min(contentEnd(text, lines, line), start + WIDTH)));
	return found ? [start + found.index, start + found.index + found[0].length] : undefined;
}
