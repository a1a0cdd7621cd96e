import { classOf, DIGIT, LETTER } from './charClasses.ts';

const DOT = 46;
const COLON = 58;
const DASH = 45;

/**
 * Offset behind the word at `start`: letters, digits, `_`, dashes between them, dots and colons between digits, as in
 * `shard_1`, `api-2`, `10.0.0.7:9092`.
 */
export function tokenEnd(text: string, start: number, end: number): number {
	let at = start + 1;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (!isTokenCode(code)) {
			if (code !== DASH && code !== DOT && code !== COLON) break;
			const behind = classOf(text.charCodeAt(at + 1));
			const joins = code === DASH ? behind === LETTER || behind === DIGIT : behind === DIGIT;
			if (at + 1 >= end || !joins || (code !== DASH && classOf(text.charCodeAt(at - 1)) !== DIGIT)) break;
		}
		at++;
	}
	return at;
}

/** Offset of the next word from `from` on, or `end`. */
export function nextToken(text: string, from: number, end: number): number {
	let at = from;
	while (at < end && !isTokenCode(text.charCodeAt(at))) at++;
	return at;
}

function isTokenCode(code: number): boolean {
	const type = classOf(code);
	return type === LETTER || type === DIGIT;
}
