import { classOf, DIGIT, isDigit, isHex, LETTER } from './charClasses.ts';
import { hashOf, noLetters, withLetter } from './words.ts';

/** What `readNumber` found: a number with its inner separators and its unit. */
export class NumberToken {
	/** Offset behind the number, its unit excluded. */
	end = 0;
	/** Offset behind its unit; `end` if it has none. */
	unitEnd = 0;
	dots = 0;
	colons = 0;
	/** Digits before the first separator. */
	firstLength = 0;
	/** Milliseconds per unit if the unit is one of time, else 0. */
	milliseconds = 0;
}

const DOT = 46;
const COLON = 58;
const COMMA = 44;
const T = 84;
const SPACE = 32;

/** Reads the number at `start`: digits, and `.`, `:`, `,` between digits, and the `T` between a date and a clock. */
export function readNumber(text: string, start: number, end: number, into: NumberToken): void {
	let dots = 0;
	let colons = 0;
	let firstLength = 0;
	let at = start;
	for (;;) {
		do at++;
		while (at < end && isDigit(text.charCodeAt(at)));
		if (firstLength === 0) firstLength = at - start;
		if (at + 1 >= end) break;
		const code = text.charCodeAt(at);
		if (code === DOT) dots++;
		else if (code === COLON) colons++;
		else if (code !== COMMA && (code !== T || at - start !== 2)) break;
		if (!isDigit(text.charCodeAt(at + 1))) {
			if (code === DOT) dots--;
			if (code === COLON) colons--;
			break;
		}
		at++;
	}
	into.end = at;
	into.dots = dots;
	into.colons = colons;
	into.firstLength = firstLength;
	readUnit(text, at, end, into);
}

/** Units by the hash of their names: of time in milliseconds, of size 0. */
const UNITS = new Map<number, number>(
	[
		...['b', 'k', 'g', 'kb', 'mb', 'gb', 'tb', 'kib', 'mib', 'gib', 'tib', 'bytes', 'z'].map(
			(unit) => [unit, 0] as const,
		),
		...['ms', 'millis', 'milliseconds'].map((unit) => [unit, 1] as const),
		...['s', 'sec', 'secs', 'seconds'].map((unit) => [unit, 1e3] as const),
		...['m', 'min', 'mins', 'minutes'].map((unit) => [unit, 6e4] as const),
		['ns', 1e-6] as const,
		['us', 1e-3] as const,
		['µs', 1e-3] as const,
		['h', 3.6e6] as const,
		['d', 8.64e7] as const,
	].map(([unit, size]) => [hashOf(unit), size]),
);

/** Reads a unit behind a number: glued to it, then it is a part of it, or behind a space, then it only tells a duration. */
function readUnit(text: string, at: number, end: number, into: NumberToken): void {
	into.unitEnd = at;
	into.milliseconds = 0;
	const spaced = at < end && text.charCodeAt(at) === SPACE;
	let last = spaced ? at + 1 : at;
	let hash = noLetters;
	for (; last < end && classOf(text.charCodeAt(last)) === LETTER; last++)
		hash = withLetter(hash, text.charCodeAt(last));
	if (hash === noLetters) return;
	const unit = UNITS.get(hash);
	if (unit === undefined || (last < end && classOf(text.charCodeAt(last)) === DIGIT)) return;
	if (!spaced) into.unitEnd = last;
	into.milliseconds = unit;
}

/** Offset behind the letters, digits and `_` that begin at `start`. */
export function alphanumericEnd(text: string, start: number, end: number): number {
	let at = start;
	while (at < end) {
		const type = classOf(text.charCodeAt(at));
		if (type !== LETTER && type !== DIGIT) break;
		at++;
	}
	return at;
}

const UUID = 36;

/** Whether a UUID begins at `start`. */
export function isUuid(text: string, start: number, end: number): boolean {
	if (start + UUID > end) return false;
	for (let i = 0; i < UUID; i++) {
		const code = text.charCodeAt(start + i);
		if (i === 8 || i === 13 || i === 18 || i === 23 ? code !== 45 : !isHex(code)) return false;
	}
	return true;
}

/** Whether letters and digits mixed are an id that says nothing by itself: hex, or many changes between the two. */
export function isOpaqueId(text: string, start: number, end: number): boolean {
	let hex = true;
	let digits = 0;
	let changes = 0;
	let before = -1;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		const digit = isDigit(code);
		hex &&= isHex(code) || (at === start + 1 && isPrefixed(text, start) && text.charCodeAt(start) === 48);
		if (digit) digits++;
		if (before >= 0 && digit !== (before === 1)) changes++;
		before = digit ? 1 : 0;
	}
	const length = end - start;
	if (digits === 0) return false;
	if (hex && (length >= 6 || (length >= 4 && (changes >= 2 || isDigit(text.charCodeAt(start)))))) return true;
	return (length >= 10 && changes >= 3) || (length >= 16 && digits >= 3);
}

/** Whether an `x` stands behind the first character, as in `0x1f`. */
export function isPrefixed(text: string, start: number): boolean {
	return (text.charCodeAt(start + 1) | 32) === 120;
}

/** Offset behind `-x2kqz`, the five letters and digits that Kubernetes adds to an id that ends at `end`; or `end`. */
export function suffixEnd(text: string, end: number, lineEnd: number): number {
	return text.charCodeAt(end) === 45 && alphanumericEnd(text, end + 1, lineEnd) === end + 6 ? end + 6 : end;
}
