import type { ReduceInput } from '../reducer.ts';
import { contentOf } from './contents.ts';
import { BLANK, OTHER, TAIL, type Trace } from './readTrace.ts';

/** Lines [start, end): what was thrown, and the frames below. Blank lines behind belong to it. */
export interface Block {
	readonly start: number;
	readonly end: number;
}

/** What follows frames and belongs to their trace. */
const chained = /^\s+\S|^(?:Caused by|Suppressed|\.\.\. \d|---|Next |thrown in|note: |\}|<)/;
/** What stands between the traces of a chain, behind a blank line, and what goes on with a report of Valgrind. */
const goesOn =
	/^(?:During handling of|The above exception|This conflicts with|Observed \(|Required order| followed by| Lock at)/;
/** What begins a trace wherever it stands: one of Python, one of a group of them. */
const begins = /^ *(?:Traceback \(most recent|\+-[+-]-+ \d)/;
/** What numbers a trace of a group, which begins below; and what ends the last one. */
const numbering = /^ *\+-[+-]-+ \d/;
const border = /^ *\+-[+-]-+(?: \d{1,9} -+)?$/;

/** What ends the properties of an error in Node, below its frames. */
const closing = /^[}\]]$/;

/** Lines that are looked back over. */
const MOST_BLANK = 4;
const MOST_TAIL = 8;

/** Whether a line only draws the border of a trace in a group: it says nothing of what was thrown. */
export function isBorder(content: string): boolean {
	return border.test(content);
}

/** The stretches of lines that hold frames, in order. */
export function blocksOf(input: ReduceInput, trace: Trace): Block[] {
	const { kind } = trace;
	const blocks: Block[] = [];
	for (let start = 0; start < kind.length; ) {
		let end = start + 1;
		while (end < kind.length && !opens(input, trace, end)) end++;
		if (kind.subarray(start, end).some((one) => one > BLANK)) blocks.push({ start, end });
		start = end;
	}
	return blocks;
}

/** Whether a trace may begin at a line: behind a blank one, or where frames give way to another message. */
function opens(input: ReduceInput, { kind, upward }: Trace, line: number): boolean {
	if (kind[line] === BLANK) return false;
	const content = contentOf(input, line);
	if (kind[line - 1] === BLANK) return !goesOn.test(content) && !isInChain(input, kind, line);
	if (kind[line] !== OTHER) return false;
	if (begins.test(content)) return !numbering.test(contentOf(input, line - 1));
	if (chained.test(content)) return false;
	if (kind[line - 1] === OTHER) return closing.test(contentOf(input, line - 1));
	return !endsUpward(kind, upward, line);
}

/** Whether the last line above that is not blank says that a trace of a chain follows. */
function isInChain(input: ReduceInput, kind: Uint8Array, line: number): boolean {
	let above = line - 1;
	while (above > 0 && kind[above] === BLANK && line - above < MOST_BLANK) above--;
	return kind[above] === OTHER && goesOn.test(contentOf(input, above));
}

/** Whether frames end above a line that say below them what was thrown. */
function endsUpward(kind: Uint8Array, upward: Uint8Array, line: number): boolean {
	let above = line - 1;
	while (above > 0 && kind[above] === TAIL && line - above < MOST_TAIL) above--;
	return upward[above] === 1;
}
