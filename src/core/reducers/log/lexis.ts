import { classOf, DIGIT, isDigit, isHex, LETTER, PUNCTUATION } from './charClasses.ts';
import { kindsOf, noLetters, TALLY, withLetter } from './words.ts';

/** Small questions about what stands at an offset of a line. */

/** Whether a percent escape stands at `at`. */
export function isEscape(text: string, at: number, end: number): boolean {
	return at + 2 < end && isHex(text.charCodeAt(at + 1)) && isHex(text.charCodeAt(at + 2));
}

const DOUBLE = 34;
const SINGLE = 39;
const SPACE = 32;

/** The quote that is open behind `code`; an apostrophe within a word opens none. */
export function quoteAfter(open: number, code: number, text: string, at: number): number {
	if (code !== DOUBLE && code !== SINGLE) return open;
	if (open !== 0) return open === code ? 0 : open;
	return code === SINGLE && at > 0 && classOf(text.charCodeAt(at - 1)) !== PUNCTUATION ? 0 : code;
}

/** Whether a word that ends at `end` names a fault as types do: `NotLeaderException`, `TimeoutError`. */
export function isFault(text: string, end: number): boolean {
	const last = text.charCodeAt(end - 1);
	return (
		(last === 110 && text.startsWith('xception', end - 8)) ||
		(last === 114 && text.startsWith('Error', end - 5)) ||
		(last === 101 && text.startsWith('Failure', end - 7))
	);
}

/** Whether a month's name that ends at `at` belongs to a date: `Nov  3`, `22/Jan/2019`, `05-Jan-2026`. */
export function isDated(text: string, at: number, end: number): boolean {
	const code = text.charCodeAt(at);
	if (at + 1 >= end || (code !== 32 && code !== 47 && code !== 45)) return false;
	return isDigit(text.charCodeAt(at + 1)) || (at + 2 < end && isDigit(text.charCodeAt(at + 2)));
}

/** Whether a character can stand in a version: `v1.24.0-rc1`. */
export function isVersionCode(code: number): boolean {
	const type = classOf(code);
	return type === DIGIT || type === LETTER || code === 46 || code === 45;
}

/** Whether one of the next two words behind a number at `at`, each behind one blank, says what is counted: `0 tests failed`. */
export function isTallied(text: string, at: number, end: number): boolean {
	let from = at;
	for (let words = 0; words < 2 && text.charCodeAt(from) === SPACE; words++) {
		let hash = noLetters;
		let last = from + 1;
		for (; last < end && classOf(text.charCodeAt(last)) === LETTER; last++)
			hash = withLetter(hash, text.charCodeAt(last));
		if (kindsOf(hash) & TALLY) return true;
		from = last;
	}
	return false;
}

/** Whether an error's code stands at [start, end): `TS2345`, `E0382`, `0x80070005`. */
export function isErrorCode(text: string, start: number, end: number): boolean {
	return end - start <= 10 && /^(?:[A-Z]{1,4}\d{4}|0x[8Cc][\dA-Fa-f]{7})$/.test(text.slice(start, end));
}
