import { classOf, DIGIT, isDigit, LETTER } from './charClasses.ts';
import { isOpaqueId, isUuid, NumberToken, readNumber } from './numbers.ts';
import { CLIENT, hashOf, kindsOf, PORT, TIMING } from './words.ts';

/** Which words of a fault tell what it befell: a short number, or a name with a number, that is no time, size, process or client. */

/** A word with digits, as it stands in a line. UTF-16 offsets. */
export interface Place {
	readonly start: number;
	readonly end: number;
	/** The word before. */
	readonly before: { readonly start: number; readonly end: number };
	readonly lineStart: number;
	/** Where the line ends. */
	readonly limit: number;
	/** Whether the fault is known to happen at many places, so that addresses tell which. */
	readonly isShared: boolean;
}

const LONGEST_NUMBER = 10;
const LONGEST_NAME = 64;
/** Digits of the longest number in brackets that is none of a process. */
const LONGEST_INDEX = 3;
/** UTF-16 units between a value and the word that names it. */
const NEAR = 3;
const PERCENT = 37;
const BRACKET = 91;

const threads = /thread|exec|nio|pool|fork|^t-?\d/i;
const measures =
	/^(?:pid|tid|thread|uid|size|bytes|len|length|depth|count|total|used|free|usage|retries|uptime|time|ts|timestamp|seq|offset|ms|at|after|took)$/i;

/** Whether a word of a fault tells which one it befell. */
export function tellsWhich(text: string, place: Place): boolean {
	const { start, end, before } = place;
	const word = text.slice(start, end);
	if (!/\d/.test(word) || end - start > LONGEST_NAME || isId(text, start, end) || threads.test(word)) return false;
	if (!/[A-Za-z]/.test(text.slice(place.lineStart, start))) return false;
	const name = text.slice(before.start, before.end);
	if (start - before.end <= NEAR && (measures.test(name) || kindsOf(hashOf(name)) & (TIMING | CLIENT | PORT)))
		return false;
	return isDigit(text.charCodeAt(start)) ? isIndex(text, place, word) : true;
}

/** UTF-16 units of the name before a value at `start` and what is between the two: `worker ` in `worker 1`; none if the value has its own, as in `db-2`. */
export function nameLength(text: string, before: Place['before'], start: number): number {
	if (!isDigit(text.charCodeAt(start)) || start - before.end > NEAR) return 0;
	return classOf(text.charCodeAt(before.start)) === LETTER ? start - before.start : 0;
}

function isIndex(text: string, { start, end, limit, isShared }: Place, word: string): boolean {
	if (!/^\d+$/.test(word)) return isShared && /^[\d.:]+$/.test(word);
	const token = new NumberToken();
	readNumber(text, start, limit, token);
	if (token.milliseconds > 0 || token.unitEnd > token.end || text.charCodeAt(end) === PERCENT) return false;
	if (end - start > LONGEST_NUMBER) return false;
	return !isProcess(text, start, end);
}

function isProcess(text: string, start: number, end: number): boolean {
	return text.charCodeAt(start - 1) === BRACKET && end - start > LONGEST_INDEX;
}

function isId(text: string, start: number, end: number): boolean {
	return (
		isUuid(text, start, end) ||
		(classOf(text.charCodeAt(start)) !== DIGIT && !text.slice(start, end).includes('-') && isOpaqueId(text, start, end))
	);
}
