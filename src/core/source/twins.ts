import { HashIndex } from './hashIndex.ts';
import { type Lines, lineCount, lineEnd } from './lines.ts';
import { readOnce } from './readOnce.ts';

/** Lines that are the same but for their digits: what a log repeats. Whoever reads such a line reads the digits alone. */
export interface Twins {
	/** Per line the first line that it is a twin of, itself for that one; -1 for a line without twins. Empty if none has any. */
	readonly first: Int32Array;
}

const none: Twins = { first: new Int32Array(0) };

/** The first line that a line is a twin of, itself if it is that one; -1 for a line without twins. */
export function twinOf({ first }: Twins, line: number): number {
	return first[line] ?? -1;
}

/** Lines of fewer UTF-16 units on average are read faster than their twins are found, and in less room. */
const SHORTEST = 4;

/** A longer line (UTF-16 units) is no line that repeats. */
const LONGEST = 1 << 12;
/** Different lines of so many bytes together are held; of others no twins are found. */
const MOST_HELD = 1 << 20;
/** UTF-16 units that are read at once. */
const WINDOW = 1 << 16;
const PRIME = 0x01000193;
const ZERO = 48;
/** Stands for a character beyond ASCII. */
const OTHER = 255;

/** A code with every digit for a zero. */
const MASKED = Uint8Array.from({ length: 256 }, (_, code) => (code >= ZERO && code < ZERO + 10 ? ZERO : code));

/** Finds the twins among the lines of a text, line ends included; lines with characters beyond ASCII have none. */
export const twinsOf = readOnce((text: string, lines: Lines): Twins => {
	if (text.length < SHORTEST * lineCount(lines)) return none;
	const first = new Int32Array(lineCount(lines)).fill(-1);
	const isTwin = new Uint8Array(first.length);
	const finder = new Finder(text, lines);
	for (let line = 0; line < first.length; line++) {
		const of = finder.firstOf(line);
		first[line] = of;
		if (of >= 0 && of !== line) isTwin[of] = 1;
	}
	for (let line = 0; line < first.length; line++) if (isTwin[first[line] as number] !== 1) first[line] = -1;
	return { first };
});

class Finder {
	private readonly index = new HashIndex();
	/** Per first of some twins, as the index numbers them: its line, and where its masked codes begin in `held`. */
	private readonly lineOf: number[] = [];
	private readonly placeOf: number[] = [0];
	private held = new Uint8Array(1 << 12);
	private readonly codes: Uint8Array<ArrayBuffer>;
	private readonly encoder = new TextEncoder();
	/** UTF-16 offsets of the stretch that `codes` holds. */
	private from = 0;
	private to = 0;
	/** The line that is looked at: where it stands in `codes`. */
	private at = 0;
	private length = 0;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		this.codes = new Uint8Array(Math.min(WINDOW, text.length));
	}

	/** The first line that a line is a twin of, itself if it is the first; -1 if there is none. Ask for the lines in order. */
	firstOf(line: number): number {
		const start = this.lines.starts[line] as number;
		this.length = lineEnd(this.lines, line) - start;
		if (this.length > LONGEST) return -1;
		if (start + this.length > this.to) this.read(start);
		this.at = start - this.from;
		const hash = this.mask();
		if (hash === undefined) return -1;
		const known = this.index.find(hash, this.isSame);
		if (known >= 0) return this.lineOf[known] as number;
		return this.hold(line) ? (this.lineOf[this.index.add(hash)] as number) : -1;
	}

	/** Holds the line that was masked; false if there is no room. */
	private hold(line: number): boolean {
		const { codes, at, length, placeOf } = this;
		const place = placeOf.at(-1) as number;
		if (place + length > MOST_HELD) return false;
		if (place + length > this.held.length) {
			const held = new Uint8Array(2 * (place + length));
			held.set(this.held);
			this.held = held;
		}
		this.held.set(codes.subarray(at, at + length), place);
		this.lineOf.push(line);
		placeOf.push(place + length);
		return true;
	}

	/** Reads a window of the text from an offset on. */
	private read(from: number): void {
		const { text, codes } = this;
		this.from = from;
		this.to = Math.min(text.length, from + codes.length);
		const length = this.to - from;
		const { read, written } = this.encoder.encodeInto(text.substring(from, this.to), codes);
		if (read === length && written === length) return;
		for (let i = 0; i < length; i++) codes[i] = Math.min(OTHER, text.charCodeAt(from + i));
	}

	/** Masks the digits of the line; returns its hash, or undefined if it has characters beyond ASCII. */
	private mask(): number | undefined {
		const { codes } = this;
		const end = this.at + this.length;
		let hash = this.length;
		let all = 0;
		for (let at = this.at; at < end; at++) {
			const code = MASKED[codes[at] as number] as number;
			codes[at] = code;
			all |= code;
			hash = Math.imul(hash ^ code, PRIME);
		}
		return all > 127 ? undefined : hash;
	}

	private readonly isSame = (id: number): boolean => {
		const { codes, held, at, length } = this;
		const place = this.placeOf[id] as number;
		if ((this.placeOf[id + 1] as number) - place !== length) return false;
		for (let i = 0; i < length; i++) if (held[place + i] !== codes[at + i]) return false;
		return true;
	};
}
