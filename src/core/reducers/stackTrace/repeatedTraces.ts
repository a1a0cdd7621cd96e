import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import type { Block } from './blocks.ts';
import { contentOf, startOf } from './contents.ts';
import { BLANK, LIBRARY, OTHER, TAIL, type Trace } from './readTrace.ts';

/** A trace that stands for others like it. */
export interface Repeated extends Block {
	/** Traces that it stands for, itself included; in order. */
	readonly blocks: Block[];
	/** Whether all of them are the same text. */
	identical: boolean;
}

/** Of traces finds those that are the same but for numbers above the frames and addresses in them, if nothing in them is kept. */
export function repeatedTraces(input: ReduceInput, trace: Trace, traces: readonly Block[]): Repeated[] {
	const byKey = new Map<number, Repeated>();
	for (const block of traces) {
		if (trace.kept.subarray(block.start, block.end).includes(1)) continue;
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

/** A thread that does nothing but wait for work: what it was called with tells nothing. */
const idle =
	/\b(?:_*pthread_cond_(?:timed)?wait|epoll_p?wait\d?|_*poll|_*select|_*nanosleep|clock_nanosleep|accept\d?|sem_(?:timed)?wait|sigwait\w{0,8}|wait4|kevent) ?\(/;
/** Such a thread holds one of these; plain words are found ten times as fast. */
const waits = /wait|poll|select|sleep|accept|kevent/;
/** An address, which most frames do not have. */
const address = /0x/i;
/** Numbers that differ between traces which say the same, in frames: none that tells what a thread waits for. */
const numbers = {
	message: /0x[\da-f]+|\d+/gi,
	frame: /(?<!=|waiting to lock <)0x[\da-f]+\b(?!\/0x)/gi,
	idle: /0x[\da-f]+\b(?!\/0x)|= ?[^,()]*/gi,
};
/** What PHP and Perl write before and behind the arguments of a call. */
const calling = /^ {0,20}#\d{1,5} \S{1,200}\(\d{1,9}\): [^\s(]{1,200}\(|^\t[\w:$]{1,200}\(/;
const calledAt = /\) called at \S{1,200} line \d/;

/** 52 bits of two FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/) of what does not vary. */
function keyOf(input: ReduceInput, { kind }: Trace, { start, end }: Block): number {
	const idles = isIdle(input, kind, start, end);
	const inFrames = idles ? numbers.idle : numbers.frame;
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	for (let line = start; line < end; line++) {
		if (kind[line] === BLANK || (idles && kind[line] === TAIL)) continue;
		const from = startOf(input, line);
		const content = input.text.slice(from, contentEnd(input.text, input.lines, line));
		const fixed = kind[line] === OTHER ? masked(content) : withoutVarying(content, inFrames);
		for (let at = 0; at < fixed.length; at++) {
			low = Math.imul(low ^ fixed.charCodeAt(at), 0x01000193);
			high = Math.imul(high ^ (fixed.charCodeAt(at) + 7), 0x01000193);
		}
		low = Math.imul(low ^ 10, 0x01000193);
	}
	return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function withoutVarying(frame: string, inFrames: RegExp): string {
	const fixed = withoutGiven(frame);
	return inFrames === numbers.frame && !address.test(fixed) ? fixed : fixed.replace(inFrames, '0');
}

/** A frame but for the numbers among the arguments, which tell no place in code. */
function withoutGiven(frame: string): string {
	const start = calling.exec(frame)?.[0].length ?? frame.length;
	const end = frame[0] === '\t' ? (calledAt.exec(frame)?.index ?? start) : frame.length;
	return frame.slice(0, start) + masked(frame.slice(start, end)) + frame.slice(Math.max(start, end));
}

function masked(text: string): string {
	return text.replace(numbers.message, '0');
}

function isIdle(input: ReduceInput, kind: Uint8Array, start: number, end: number): boolean {
	for (let line = start; line < end; line++) {
		if (kind[line] !== LIBRARY) continue;
		const content = contentOf(input, line);
		if (waits.test(content) && idle.test(content)) return true;
	}
	return false;
}

function isSame({ text, lines }: ReduceInput, one: Block, other: Block): boolean {
	const start = (block: Block) => lines.starts[block.start] as number;
	const end = (block: Block) => lines.starts[block.end] ?? text.length;
	return isSameText(text, start(one), end(one), start(other), end(other));
}
