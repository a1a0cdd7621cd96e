import { APART, Rewriting, Rewritten } from './rewritten.ts';

/** What makes a string more than one line, or holds another string. */
const telling = /\\[nrt"]/;

/** Where a string ends, or an escape in it. */
const border = /\\(?:u([0-9a-fA-F]{4})|([nrt"'\\/])|.)|["\n\r]/g;

const [quote, backslash, feed, carriageReturn] = ['"', '\\', '\n', '\r'].map((character) => character.charCodeAt(0));

const characters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * What stands in the strings of a text that hold words for secrets and escapes, with these undone and each string on
 * lines of its own: as a program wrote it before it went into JSON, a log or a `repr`. Nothing if there are none.
 */
export class Strings extends Rewritten {
	/** Takes the offsets of words near which secrets are, about ascending. */
	constructor(source: string, words: readonly number[]) {
		const written = new Rewriting(source);
		let from = 0;
		for (const word of words) {
			for (let start = startOf(source, from, word); from <= word; start = from) {
				from = endOf(source, start);
				if (from <= word || !telling.test(source.slice(start, from))) continue;
				written.put(APART, start);
				writeString(written, source, start);
			}
		}
		super(written);
	}
}

/** Where the string that begins at an offset ends, behind its quote. */
function endOf(source: string, start: number): number {
	for (let from = start; ; ) {
		const found = nextBorder(source, from);
		if (!found) return source.length;
		from = found.index + found[0].length;
		if (!found[0].startsWith('\\')) return from;
	}
}

/** Writes the string that begins at an offset, up to its quote. */
function writeString(written: Rewriting, source: string, start: number): void {
	for (let from = start, isWithin = true; isWithin; ) {
		const found = nextBorder(source, from);
		const end = found?.index ?? source.length;
		written.copy(from, end);
		from = end + (found?.[0].length ?? 0);
		isWithin = found?.[0].startsWith('\\') ?? false;
		if (isWithin) writeEscape(written, end, found as RegExpExecArray);
	}
}

function writeEscape(written: Rewriting, at: number, [whole, code, letter]: RegExpExecArray): void {
	const end = at + whole.length;
	if (code) written.put(String.fromCharCode(Number.parseInt(code, 16)), end);
	else if (letter) written.put(characters[letter] ?? letter, end);
	else written.copy(at, end);
}

function nextBorder(source: string, from: number): RegExpExecArray | null {
	border.lastIndex = from;
	return border.exec(source);
}

/** Where the string begins that holds an offset, or its line; not before `least`. */
function startOf(text: string, least: number, offset: number): number {
	let at = offset;
	while (at > least && !isStart(text, at)) at--;
	return at;
}

/** Whether a string or a line begins at an offset: a quote behind a backslash is one within a string. */
function isStart(text: string, at: number): boolean {
	const unit = text.charCodeAt(at - 1);
	return unit === feed || unit === carriageReturn || (unit === quote && text.charCodeAt(at - 2) !== backslash);
}
