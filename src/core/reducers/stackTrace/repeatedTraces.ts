import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { BLANK, OTHER, type Trace } from './readTrace.ts';

/** Lines [start, end): what was thrown, and the frames below. Blank lines behind belong to it. */
interface Block {
	readonly start: number;
	readonly end: number;
}

/** A trace that stands for others like it. */
export interface Repeated extends Block {
	/** Traces that it stands for, itself included; in order. */
	readonly blocks: Block[];
	/** Whether all of them are the same text. */
	identical: boolean;
}

/** What follows frames and belongs to their trace. */
const chained = /^\s+\S|^(?:Caused by|Suppressed|\.\.\. \d|---|Next |thrown in|\}|<)/;

/** Finds traces that are the same but for numbers above the frames and addresses in them. */
export function repeatedTraces(input: ReduceInput, trace: Trace): Repeated[] {
	const byKey = new Map<number, Repeated>();
	for (const block of blocksOf(input, trace)) {
		const key = keyOf(input, trace, block);
		const known = byKey.get(key);
		if (!known) byKey.set(key, { ...block, blocks: [block], identical: true });
		else {
			known.blocks.push(block);
			known.identical &&= isSame(input, known, block);
		}
	}
	return [...byKey.values()].filter(({ blocks }) => blocks.length > 1);
}

/** The stretches of lines that hold frames and nothing that has to stay. */
function blocksOf(input: ReduceInput, { kind, kept }: Trace): Block[] {
	const blocks: Block[] = [];
	for (let start = 0; start < kind.length; ) {
		let end = start + 1;
		while (end < kind.length && !opens(input, kind, end)) end++;
		const lines = kind.subarray(start, end);
		if (lines.some((one) => one > BLANK) && !kept.subarray(start, end).includes(1)) blocks.push({ start, end });
		start = end;
	}
	return blocks;
}

/** Whether a trace may begin at a line: behind a blank one, or where frames give way to another message. */
function opens({ text, lines }: ReduceInput, kind: Uint8Array, line: number): boolean {
	if (kind[line] === BLANK) return false;
	if (kind[line - 1] === BLANK) return true;
	if (kind[line] !== OTHER || kind[line - 1] === OTHER) return false;
	const start = lines.starts[line] as number;
	return !chained.test(text.slice(start, start + 20));
}

/** 52 bits of two FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/) of what does not vary. */
function keyOf(input: ReduceInput, { kind }: Trace, { start, end }: Block): number {
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	for (let line = start; line < end; line++) {
		if (kind[line] === BLANK) continue;
		const from = input.lines.starts[line] as number;
		const content = input.text.slice(from, contentEnd(input.text, input.lines, line));
		const fixed = content.replace(kind[line] === OTHER ? /0x[\da-f]+|\d+/gi : /0x[\da-f]+/gi, '0');
		for (let at = 0; at < fixed.length; at++) {
			low = Math.imul(low ^ fixed.charCodeAt(at), 0x01000193);
			high = Math.imul(high ^ (fixed.charCodeAt(at) + 7), 0x01000193);
		}
		low = Math.imul(low ^ 10, 0x01000193);
	}
	return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function isSame({ text, lines }: ReduceInput, one: Block, other: Block): boolean {
	const start = (block: Block) => lines.starts[block.start] as number;
	const end = (block: Block) => lines.starts[block.end] ?? text.length;
	return isSameText(text, start(one), end(one), start(other), end(other));
}
