import type { Variables } from './variables.ts';

/** A part with more different values than this within one template is an id or a measure, none of them an outlier. */
const MOST = 8;
/** A value is rare if it is this many times rarer than its share among the values of its part. */
const RARE = 8;
/** Numbers per value: its hash, how often it stands, the line it stands in first. */
const WIDTH = 3;
const PART = MOST * WIDTH;
/** Of more parts than this (25 MB) none is looked at. */
const MOST_PARTS = 1 << 18;
/** Room for so many templates and parts at first: many texts are short. */
const ROOM = 64;
/** More different values than there is room for. */
const DEAD = 255;
const SPACE = 32;
const ZERO = 48;
const COLON = 58;
const EQUALS = 61;
const LETTER_A = 97;

/**
 * Finds the values that hardly any line of a template has in one of its variable parts: `db2` where all others say
 * `db1`, and none at all where all others say some: `fan=0` among `fan=3200`, whatever else varies. A part that varies
 * freely costs one look per line.
 */
export class RareValues {
	/** Per template: its first line, counted from 1, until its second one comes; then -1. */
	private opened = new Int32Array(ROOM);
	/** Per template: number of its first part; 0 if it has none yet. */
	private first = new Int32Array(ROOM);
	/** Per template: how many parts it has. */
	private parts = new Uint8Array(ROOM);
	/** Per part: how many different values. */
	private distinct = new Uint8Array(ROOM);
	/** Per part: how many lines. */
	private all = new Int32Array(ROOM);
	private values = new Int32Array(ROOM * PART);
	/** Per part: how many lines say none, and the first of them. */
	private zeros = new Int32Array(ROOM);
	private zeroLine = new Int32Array(ROOM);
	private size = 1;

	constructor(private readonly text: string) {}

	/**
	 * Tells which line of a template was its first, when its second one comes; -1 for all others. Lines that are the only
	 * ones of their template need no note.
	 */
	firstLine(template: number, line: number): number {
		if (template >= this.first.length) this.growTemplates(2 * template);
		const known = this.opened[template] as number;
		if (known === 0) this.opened[template] = line + 1;
		else if (known > 0) this.opened[template] = -1;
		return known > 0 ? known - 1 : -1;
	}

	/** Takes note of the variable parts of a line; nothing before `firstLine` told of a second one: the first is read again then. */
	add(template: number, line: number, variables: Variables): void {
		if (variables.size === 0 || (this.opened[template] as number) > 0) return;
		const from = this.firstOf(template, variables.size);
		if (from < 0) return;
		const count = Math.min(variables.size, this.parts[template] as number);
		for (let i = 0; i < count; i++) {
			const part = from + i;
			const [start, end] = [variables.start[i] as number, variables.end[i] as number];
			this.all[part] = (this.all[part] as number) + 1;
			if (isNone(this.text, start, end)) this.noteNone(part, line);
			if (this.distinct[part] !== DEAD) this.note(part, hashOf(this.text, start, end), line);
		}
	}

	/** Calls with the first line of each rare value. */
	forEach(visit: (line: number) => void): void {
		for (let part = 1; part < this.size; part++) {
			const distinct = this.distinct[part] as number;
			if (distinct === DEAD) {
				const zeros = this.zeros[part] as number;
				if (zeros > 0 && 2 * RARE * zeros <= (this.all[part] as number)) visit(this.zeroLine[part] as number);
				continue;
			}
			for (let at = part * PART; at < part * PART + distinct * WIDTH; at += WIDTH)
				if (RARE * (this.values[at + 1] as number) * distinct <= (this.all[part] as number))
					visit(this.values[at + 2] as number);
		}
	}

	private noteNone(part: number, line: number): void {
		if (this.zeros[part] === 0) this.zeroLine[part] = line;
		this.zeros[part] = (this.zeros[part] as number) + 1;
	}

	private note(part: number, hash: number, line: number): void {
		const { values } = this;
		const distinct = this.distinct[part] as number;
		const end = part * PART + distinct * WIDTH;
		for (let at = part * PART; at < end; at += WIDTH) {
			if (values[at] !== hash) continue;
			values[at + 1] = (values[at + 1] as number) + 1;
			return;
		}
		if (distinct === MOST) {
			this.distinct[part] = DEAD;
			return;
		}
		this.distinct[part] = distinct + 1;
		values[end] = hash;
		values[end + 1] = 1;
		values[end + 2] = line;
	}

	/** -1 if there is no room. */
	private firstOf(template: number, parts: number): number {
		const known = this.first[template] as number;
		if (known !== 0) return known;
		if (this.size > MOST_PARTS) return -1;
		const first = this.size;
		this.size += parts;
		if (this.size > this.distinct.length) this.growParts(2 * this.size);
		this.first[template] = first;
		this.parts[template] = parts;
		return first;
	}

	private growTemplates(size: number): void {
		this.opened = larger(this.opened, new Int32Array(size));
		this.first = larger(this.first, new Int32Array(size));
		this.parts = larger(this.parts, new Uint8Array(size));
	}

	private growParts(size: number): void {
		this.distinct = larger(this.distinct, new Uint8Array(size));
		this.all = larger(this.all, new Int32Array(size));
		this.values = larger(this.values, new Int32Array(size * PART));
		this.zeros = larger(this.zeros, new Int32Array(size));
		this.zeroLine = larger(this.zeroLine, new Int32Array(size));
	}
}

function larger<T extends Int32Array | Uint8Array>(from: T, to: T): T {
	to.set(from);
	return to;
}

/** Whether a value behind a sign is a lone zero, with or without a unit: `fan=0`, `"rpm":0`, `speed: 0rpm`. */
function isNone(text: string, start: number, end: number): boolean {
	if (text.charCodeAt(start) !== ZERO || (end > start + 1 && (text.charCodeAt(start + 1) | 32) < LETTER_A))
		return false;
	const before = text.charCodeAt(start - 1);
	if (before === EQUALS || before === COLON) return true;
	return before === SPACE && text.charCodeAt(start - 2) === COLON;
}

function hashOf(text: string, start: number, end: number): number {
	let hash = end - start;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash;
}
