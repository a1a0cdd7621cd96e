import { APART, Rewriting, Rewritten } from './rewritten.ts';

/** What makes a string more than one line, or holds another string. */
const telling = /\\[nrt"]/g;

/** Where a string ends, or an escape in it. */
const border = /\\(?:u([0-9a-fA-F]{4})|([nrt"'\\/])|.)|["\n\r]/g;

const [quote, feed, carriageReturn] = ['"', '\n', '\r'].map((character) => character.charCodeAt(0));

const characters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * What stands in the strings of a text that have escapes, with these undone and each string on lines of its own: as a
 * program wrote it before it went into JSON, a log or a `repr`. Nothing if there are none.
 */
export class Strings extends Rewritten {
	constructor(source: string) {
		const written = new Rewriting(source);
		let from = 0;
		for (let at = offsetOf(telling, source, 0); at >= 0; at = offsetOf(telling, source, from)) {
			const start = startOf(source, from, at);
			written.put(APART, start);
			from = writeString(written, source, start);
		}
		super(written);
	}
}

/** Writes the string that begins at an offset; returns where it ends, behind its quote. */
function writeString(written: Rewriting, source: string, start: number): number {
	for (let from = start; ; ) {
		border.lastIndex = from;
		const found = border.exec(source);
		const end = found?.index ?? source.length;
		written.copy(from, end);
		if (!found) return end;
		const [whole, code, letter] = found;
		from = end + whole.length;
		if (!whole.startsWith('\\')) return from;
		if (code) written.put(String.fromCharCode(Number.parseInt(code, 16)), from);
		else if (letter) written.put(characters[letter] ?? letter, from);
		else written.copy(end, from);
	}
}

function offsetOf(pattern: RegExp, text: string, from: number): number {
	pattern.lastIndex = from;
	return pattern.exec(text)?.index ?? -1;
}

/** Where the string begins that holds an offset, or its line; not before `least`. */
function startOf(text: string, least: number, offset: number): number {
	let at = offset;
	while (at > least && !isBorder(text.charCodeAt(at - 1))) at--;
	return at;
}

function isBorder(unit: number): boolean {
	return unit === quote || unit === feed || unit === carriageReturn;
}
