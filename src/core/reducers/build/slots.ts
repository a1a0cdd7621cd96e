/**
 * What varies between lines of one template: numbers, paths, dotted names and whatever is quoted. An error code
 * (`TS2304`) is no variable, nor is the name of a rule.
 */

/** A quoted name is no longer than this, in UTF-16 units. */
const LONGEST_QUOTED = 300;
const code = /^(?:[A-Z]{1,12}\d{1,6}$|(?:lint|assist|syntax|suppressions)\/)/;
const codesOf = (characters: string) => [...characters].map((character) => character.charCodeAt(0));

/** By the code of an opening quote: those of the quotes that close it. */
const closing = new Map(
	['""', "''", "``'", '‘’', '“”', '«»'].map((quotes) => {
		const [opening = 0, ...closers] = codesOf(quotes);
		return [opening, closers] as const;
	}),
);
/** By code: 1 if it opens a quote, as few of the characters do that separate words. */
const opens = new Uint8Array(1 << 16);
for (const opening of closing.keys()) opens[opening] = 1;
/** By code: 1 if it separates words. */
const separates = new Uint8Array(1 << 16).fill(1, 0, 33);
for (const code of codesOf('()[]{}<>,;|"\'`=‘’“”«»')) separates[code] = 1;
const COLON = 58;
const DOT = 46;
const SLASH = 47;
const BACKSLASH = 92;
const PERCENT = 37;

/** Called with each stretch of a line, in order: UTF-16 offsets, and whether it is variable. */
type Visit = (start: number, end: number, isSlot: boolean) => void;

/** Walks the stretch [start, end) of a text once. */
export function forEachStretch(text: string, start: number, end: number, visit: Visit): void {
	let literal = start;
	for (let at = start; at < end; ) {
		const closed = quotedEnd(text, at, start, end);
		const next = closed || tokenEnd(text, at, end);
		if (closed > 0 || isVariable(text, at, next)) {
			if (literal < at) visit(literal, at, false);
			visit(at, next, true);
			literal = next;
		}
		at = Math.max(next, at + (lineBreak(text, at) || 1));
	}
	if (literal < end) visit(literal, end, false);
}

/** Where the quoted name that begins at `at` ends; 0 if none does. An apostrophe within a word quotes nothing. */
function quotedEnd(text: string, at: number, start: number, end: number): number {
	const unit = text.charCodeAt(at);
	if (opens[unit] === 0) return 0;
	const closers = closing.get(unit) ?? [];
	if (at > start && isWord(text.charCodeAt(at - 1))) return 0;
	const limit = Math.min(end, at + LONGEST_QUOTED);
	for (let to = at + 1; to < limit; to++) {
		if (!closers.includes(text.charCodeAt(to))) continue;
		if (to + 1 === end || !isWord(text.charCodeAt(to + 1))) return to + 1;
	}
	return 0;
}

/** Where the run of characters without blanks, brackets and commas that begins at `at` ends. */
function tokenEnd(text: string, at: number, end: number): number {
	let to = at;
	while (to < end && !isSeparator(text, to, end) && lineBreak(text, to) === 0) to++;
	return to;
}

function isSeparator(text: string, at: number, end: number): boolean {
	const unit = text.charCodeAt(at);
	if (unit === COLON || unit === DOT) return at + 1 >= end || text.charCodeAt(at + 1) <= 32;
	return separates[unit] === 1;
}

/** Length of the escaped line break at an offset, as messages for a CI service have them (`a%0Ab`); 0 if there is none. */
function lineBreak(text: string, at: number): number {
	if (text.charCodeAt(at) !== PERCENT || text[at + 1] !== '0') return 0;
	const letter = text.charCodeAt(at + 2) | 32;
	return letter === 97 || letter === 100 ? 3 : 0;
}

/** Whether a word is a number, a path or a dotted name. */
function isVariable(text: string, start: number, end: number): boolean {
	let hasSign = false;
	for (let at = start; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit === SLASH || unit === BACKSLASH || isDigit(unit)) hasSign = true;
		else if (unit === DOT && at > start && at + 1 < end && isWord(text.charCodeAt(at + 1))) return true;
	}
	return hasSign && !code.test(text.slice(start, Math.min(end, start + 24)));
}

function isWord(unit: number): boolean {
	const letter = unit | 32;
	return (letter >= 97 && letter <= 122) || isDigit(unit) || unit === 95 || unit > 127;
}

function isDigit(unit: number): boolean {
	return unit >= 48 && unit <= 57;
}
