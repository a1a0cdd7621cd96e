import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { contentOf, startOf } from './contents.ts';
import { BLANK, LIBRARY, OTHER, TAIL, type Trace } from './readTrace.ts';

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
/** What stands between the traces of a chain, behind a blank line, and what goes on with a report of Valgrind. */
const goesOn =
	/^(?:During handling of|The above exception|This conflicts with|Observed \(|Required order| followed by| Lock at)/;
/** What begins a trace wherever it stands: one of Python, one of a group of them. */
const begins = /^ *(?:Traceback \(most recent|\+-[+-])/;

/** Lines that are looked back over. */
const MOST_BLANK = 4;
const MOST_TAIL = 8;

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
function blocksOf(input: ReduceInput, trace: Trace): Block[] {
	const { kind, kept } = trace;
	const blocks: Block[] = [];
	for (let start = 0; start < kind.length; ) {
		let end = start + 1;
		while (end < kind.length && !opens(input, trace, end)) end++;
		const lines = kind.subarray(start, end);
		if (lines.some((one) => one > BLANK) && !kept.subarray(start, end).includes(1)) blocks.push({ start, end });
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
	if (begins.test(content)) return true;
	if (kind[line - 1] === OTHER || chained.test(content)) return false;
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

/** A thread that does nothing but wait for work: what it was called with tells nothing. */
const idle =
	/\b(?:_*pthread_cond_(?:timed)?wait|epoll_p?wait\d?|_*poll|_*select|_*nanosleep|clock_nanosleep|accept\d?|sem_(?:timed)?wait|sigwait\w{0,8}|wait4|kevent) ?\(/;
/** Numbers that differ between traces which say the same, in frames: none that tells what a thread waits for. */
const numbers = {
	message: /0x[\da-f]+|\d+/gi,
	frame: /(?<!=|waiting to lock <)0x[\da-f]+\b(?!\/0x)/gi,
	idle: /0x[\da-f]+\b(?!\/0x)|= ?[^,()]*/gi,
};

/** 52 bits of two FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/) of what does not vary. */
function keyOf(input: ReduceInput, { kind }: Trace, { start, end }: Block): number {
	const inFrames = isIdle(input, kind, start, end) ? numbers.idle : numbers.frame;
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	for (let line = start; line < end; line++) {
		if (kind[line] === BLANK) continue;
		const from = startOf(input, line);
		const content = input.text.slice(from, contentEnd(input.text, input.lines, line));
		const fixed = content.replace(kind[line] === OTHER ? numbers.message : inFrames, '0');
		for (let at = 0; at < fixed.length; at++) {
			low = Math.imul(low ^ fixed.charCodeAt(at), 0x01000193);
			high = Math.imul(high ^ (fixed.charCodeAt(at) + 7), 0x01000193);
		}
		low = Math.imul(low ^ 10, 0x01000193);
	}
	return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function isIdle(input: ReduceInput, kind: Uint8Array, start: number, end: number): boolean {
	for (let line = start; line < end; line++)
		if (kind[line] === LIBRARY && idle.test(contentOf(input, line))) return true;
	return false;
}

function isSame({ text, lines }: ReduceInput, one: Block, other: Block): boolean {
	const start = (block: Block) => lines.starts[block.start] as number;
	const end = (block: Block) => lines.starts[block.end] ?? text.length;
	return isSameText(text, start(one), end(one), start(other), end(other));
}
