import { isDigit } from './charClasses.ts';
import type { FormBuffer } from './formBuffer.ts';

/**
 * Requests in access logs. Who asked, with which agent and query, varies from line to line; the method, the route and
 * the status decide. Of a request that failed the whole path decides, of any other the start of its path and its ending.
 */

export interface Request {
	/** UTF-16 offsets of the method. */
	readonly method: readonly [start: number, end: number];
	/** UTF-16 offsets of what was asked for. */
	readonly path: readonly [start: number, end: number];
	/** UTF-16 offset of the three digits of the status. */
	readonly status: number;
}

const SPACE = 32;
const QUOTE = 34;
const PERCENT = 37;
const SLASH = 47;
const QUERY = 63;
const DOT = 46;
/** First digit of the status of a request that failed. */
const FAILED = 52;

/** Reads `"GET /path HTTP/1.1" 404 ` at the method's offsets; undefined if no status follows the request. */
export function readRequest(text: string, start: number, methodEnd: number, end: number): Request | undefined {
	if (start === 0 || text.charCodeAt(start - 1) !== QUOTE || text.charCodeAt(methodEnd) !== SPACE) return undefined;
	const pathEnd = skipTo(text, methodEnd + 1, end, SPACE, QUOTE);
	const quote = skipTo(text, pathEnd, end, QUOTE, QUOTE);
	if (quote === end || text.charCodeAt(quote + 1) !== SPACE || !isStatus(text, quote + 2, end)) return undefined;
	return { method: [start, methodEnd], path: [methodEnd + 1, pathEnd], status: quote + 2 };
}

/** Whether three digits from 100 to 599 stand alone at `at`. */
export function isStatus(text: string, at: number, end: number): boolean {
	const first = text.charCodeAt(at);
	if (at + 3 > end || first < 49 || first > 53) return false;
	if (!isDigit(text.charCodeAt(at + 1)) || !isDigit(text.charCodeAt(at + 2))) return false;
	return at + 3 === end || text.charCodeAt(at + 3) <= SPACE;
}

/** Adds what decides of a request to a form; `variable` marks what varies. Returns whether the request failed. */
export function addRequest(
	text: string,
	{ method, path, status }: Request,
	form: FormBuffer,
	variable: number,
): boolean {
	form.copy(text, method[0], method[1]);
	form.copy(text, status, status + 3);
	const pathEnd = skipTo(text, path[0], path[1], QUERY, QUERY);
	const failed = isFailure(text, status);
	if (failed) addMasked(text, path[0], pathEnd, form, variable);
	else addRoute(text, path[0], pathEnd, form, variable);
	return failed;
}

/** Whether the status at `at` is one of a request that failed: 4xx or 5xx. */
export function isFailure(text: string, at: number): boolean {
	return text.charCodeAt(at) >= FAILED;
}

/** The whole path, its numbers and escapes masked. */
function addMasked(text: string, start: number, end: number, form: FormBuffer, variable: number): void {
	for (let at = start; at < end; ) {
		const code = text.charCodeAt(at);
		if (code === PERCENT || isDigit(code)) form.mark(variable);
		else form.push(code);
		at += code === PERCENT ? 3 : 1;
	}
}

/** Segments of a path that make its route. */
const ROUTE = 2;
/** A longer segment (UTF-16 units) is a name, not a part of a route. */
const LONGEST_SEGMENT = 24;
/** Longest file ending (UTF-16 units), its dot included. */
const LONGEST_ENDING = 6;

/** The first segments of the path, ids among them masked, and the ending of the last one. */
function addRoute(text: string, start: number, end: number, form: FormBuffer, variable: number): void {
	let at = start;
	for (let segment = 0; segment < ROUTE && at < end; segment++) {
		const last = skipTo(text, at + 1, end, SLASH, SLASH);
		if (isName(text, at, last)) form.copy(text, at, last);
		else form.push(variable);
		at = last;
	}
	for (let dot = end - 1; dot > at && end - dot <= LONGEST_ENDING; dot--)
		if (text.charCodeAt(dot) === DOT) form.copy(text, dot, end);
}

/** Whether a segment is a word of the route rather than an id. */
function isName(text: string, start: number, end: number): boolean {
	if (end - start > LONGEST_SEGMENT) return false;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isDigit(code) || code === PERCENT || code > 126) return false;
	}
	return true;
}

/** Offset of the first of two codes from `at` on, or `end`. */
function skipTo(text: string, at: number, end: number, code: number, other: number): number {
	while (at < end && text.charCodeAt(at) !== code && text.charCodeAt(at) !== other) at++;
	return Math.min(at, end);
}
