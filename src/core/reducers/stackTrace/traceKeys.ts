import { contentEnd } from '../../source/lines.ts';
import { Variants } from '../log/variants.ts';
import type { ReduceInput } from '../reducer.ts';
import { type Block, isBorder } from './blocks.ts';
import { contentOf, startOf } from './contents.ts';
import { decisiveNumber, maskedButDecisive } from './decisiveNumbers.ts';
import { BLANK, LIBRARY, OTHER, TAIL, type Trace } from './readTrace.ts';

/** A thread that does nothing but wait for work: what it was called with tells nothing. */
const idle =
	/\b(?:_*pthread_cond_(?:timed)?wait|epoll_p?wait\d?|_*poll|_*select|_*nanosleep|clock_nanosleep|accept\d?|sem_(?:timed)?wait|sigwait\w{0,8}|wait4|kevent) ?\(/;
/** Such a thread holds one of these; plain words are found ten times as fast. */
const waits = /wait|poll|select|sleep|accept|kevent/;
/** An address, which most frames do not have. */
const address = /0x/i;
/** A message that tells what was not reached. */
const reaching =
	/connect|refused|unreachable|no route|not known|no such host|ENOTFOUND|EAI_AGAIN|getaddrinfo|:\/\/|\b(?:shard|partition|broker|node|replica|server|device|disk|gpu)[ =:#-]/i;
/** Numbers that differ between traces which say the same, in frames: none that tells what a thread waits for. */
const numbers = {
	message: /0x[\da-f]+|\d+/gi,
	frame: /(?<!=|waiting to lock <)0x[\da-f]+\b(?!\/0x)/gi,
	idle: /0x[\da-f]+\b(?!\/0x)|= ?[^,()]*/gi,
};
/** Addresses of IPv6, hardware and IPv4, ports of services behind a name or the word, and the number of a host, shard or partition are what was not reached. */
const numbersOrTargets =
	/((?<![\w:.])(?:[\da-f:]{0,30}::[\da-f:]{0,30}|(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{2}:){5}[\da-f]{2})|(?:\d{1,3}\.){3}\d{1,3}(?::[1-9]\d{1,3}(?!\d))?|(?<=[a-z\]]:|\bport )[1-9]\d{1,3}(?!\d)|(?<=[a-z]-?)\d{1,3}(?=[.:/])|(?<=\b(?:shard|partition|broker|node|replica|server|device|disk|gpu)[ =:#-]{1,2}(?:[a-z.]{1,20}-)?)\d{1,3}(?![\d.]))|0x[\da-f]+|\d+/gi;
/** What PHP and Perl write before and behind the arguments of a call. */
const calling = /^ {0,20}#\d{1,5} \S{1,200}\(\d{1,9}\): [^\s(]{1,200}\(|^\t[\w:$]{1,200}\(/;
const calledAt = /\) called at \S{1,200} line \d/;

/** Traces that differ in what was not reached, or in a number that tells what happened, alone: so many stay apart. */
const MOST_VARIANTS = 8;

/** Numbers traces by what does not vary. */
export class TraceKeys {
	private readonly variants = new Variants(MOST_VARIANTS);
	private readonly known = new Set<number>();

	constructor(
		private readonly input: ReduceInput,
		private readonly trace: Trace,
	) {}

	/** Takes a trace; traces with the same key say the same. */
	of(block: Block): number {
		const routine = this.hash(block, masked);
		const reaches = this.some(block, OTHER, reaching);
		if (!reaches && !this.some(block, OTHER, decisiveNumber)) return routine;
		const mask = reaches ? maskedButTargets : masked;
		const own = this.hash(block, (message) => maskedButDecisive(message, mask));
		if (this.known.has(own)) return this.variants.formOf(own);
		this.known.add(own);
		return this.variants.add(own, routine);
	}

	/** Whether traces with a key differ in what is told apart, since they came too late to have keys of their own. */
	isShared(key: number): boolean {
		return this.variants.isShared(key);
	}

	/** 52 bits of two FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/) of what does not vary. */
	private hash(block: Block, mask: (message: string) => string): number {
		const { kind } = this.trace;
		const idles = this.some(block, LIBRARY, waits) && this.some(block, LIBRARY, idle);
		const inFrames = idles ? numbers.idle : numbers.frame;
		let low = 0x811c9dc5;
		let high = 0x9747b28c;
		for (let line = block.start; line < block.end; line++) {
			if (kind[line] === BLANK || (idles && kind[line] === TAIL)) continue;
			const content = this.content(line);
			if (kind[line] === OTHER && isBorder(content)) continue;
			const fixed = kind[line] === OTHER ? mask(content) : withoutVarying(content, inFrames);
			for (let at = 0; at < fixed.length; at++) {
				low = Math.imul(low ^ fixed.charCodeAt(at), 0x01000193);
				high = Math.imul(high ^ (fixed.charCodeAt(at) + 7), 0x01000193);
			}
			low = Math.imul(low ^ 10, 0x01000193);
		}
		return (low >>> 0) * 0x100000 + (high & 0xfffff);
	}

	/** Whether a line of a kind says something, as far as lines are looked at. */
	private some({ start, end }: Block, kind: number, says: RegExp): boolean {
		for (let line = start; line < end; line++)
			if (this.trace.kind[line] === kind && says.test(contentOf(this.input, line))) return true;
		return false;
	}

	private content(line: number): string {
		const { text, lines } = this.input;
		return text.slice(startOf(this.input, line), contentEnd(text, lines, line));
	}
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
	return text.replace(numbers.message, '#');
}

function maskedButTargets(text: string): string {
	return text.replace(numbersOrTargets, (_, target?: string) => target ?? '#');
}
