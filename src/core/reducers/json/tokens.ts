/** Where the pieces of a JSON text end. Comments count as white space (JSONC). All offsets are UTF-16. */

export const quote = 34;
export const comma = 44;
export const colon = 58;
const slash = 47;
/** Byte order mark, which some write into the middle of a text. */
const mark = 0xfeff;
export const backslash = 92;

/** Offset of the first character at or behind `at` that is neither white space nor in a comment. */
export function skipSpace(text: string, at: number): number {
	for (let i = at; ; i++) {
		const code = text.charCodeAt(i);
		if (code > 32 && code !== slash && code !== mark) return i;
		if (code === 32 || (code >= 9 && code <= 13) || code === mark) continue;
		const end = code === slash ? commentEnd(text, i) : -1;
		if (end < 0) return i;
		i = end - 1;
	}
}

function commentEnd(text: string, at: number): number {
	const next = text[at + 1];
	if (next !== '/' && next !== '*') return -1;
	const close = text.indexOf(next === '/' ? '\n' : '*/', at + 2);
	if (close < 0) return next === '/' ? text.length : -1;
	return next === '/' ? close : close + 2;
}

/** Offset behind the string that opens at `at`; -1 if it does not end on its line. */
export function stringEnd(text: string, at: number): number {
	for (let i = at + 1; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code === quote) return i + 1;
		if (code === backslash) i++;
		else if (code < 32) return -1;
	}
	return -1;
}

/** Offset behind the number or bare word that starts at `at`; -1 if none does. */
export function wordEnd(text: string, at: number): number {
	let i = at;
	while (wordCharacters[text.charCodeAt(i)] === 1) i++;
	return i > at ? i : -1;
}

const wordCharacters = new Uint8Array(128);
for (const character of '+-._0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
	wordCharacters[character.charCodeAt(0)] = 1;

/** The last offset, at or before `to`, at which a string may be cut: in no escape sequence and in no surrogate pair. */
export function safeCut(text: string, from: number, to: number): number {
	let at = from;
	while (at < to) {
		const length = unitLength(text, at);
		if (at + length > to) break;
		at += length;
	}
	return at;
}

function unitLength(text: string, at: number): number {
	const code = text.charCodeAt(at);
	if (code === backslash) return escapeLength(text, at);
	const isHigh = code >= 0xd800 && code < 0xdc00;
	const low = text.charCodeAt(at + 1);
	return isHigh && low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}

/** An escaped surrogate pair is one character as well. */
function escapeLength(text: string, at: number): number {
	if (text[at + 1] !== 'u') return 2;
	const isPair =
		/^[dD][89abAB]/.test(text.slice(at + 2, at + 4)) && /^\\u[dD][c-fC-F]/.test(text.slice(at + 6, at + 10));
	return isPair ? 12 : 6;
}
