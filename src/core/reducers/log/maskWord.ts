import { addressEnd } from './addresses.ts';
import { classOf, DIGIT, LETTER } from './charClasses.ts';
import { isDenied } from './decisive.ts';
import { isDated, isFault } from './lexis.ts';
import { REQUEST_MARK, VARIABLE } from './marks.ts';
import type { MaskedLine } from './maskedLine.ts';
import { maskAddress, maskMixed } from './maskMixed.ts';
import { authorityEnd, memberEnd } from './members.ts';
import { isUuid } from './numbers.ts';
import { addRequest, type Request, readRequest } from './requests.ts';
import {
	CLIENT,
	DECISIVE,
	ERRORISH,
	HTTP,
	kindsOf,
	MEMBER,
	METHOD,
	MONTH,
	noLetters,
	PORT,
	REACHES,
	SEVERITY,
	TALLY,
	TIMING,
	WEEKDAY,
	withLetter,
} from './words.ts';

const COLON = 58;
const DASH = 45;
/** The first word of a line within this many units is its severity, if it is one. */
const SEVERITY_REACH = 12;

/** Masks the word at `start`; returns the offset behind it, or the line's end if nothing behind it counts. */
export function maskWord(line: MaskedLine, text: string, start: number, end: number): number {
	const { codes, length } = line.form;
	let size = length;
	let hash = noLetters;
	let at = start;
	let code = text.charCodeAt(at);
	let type = LETTER;
	do {
		codes[size++] = code;
		hash = withLetter(hash, code);
		if (++at >= end) break;
		code = text.charCodeAt(at);
		type = classOf(code);
	} while (type === LETTER);
	if (at < end && (type === DIGIT || (code === DASH && at - start === 8 && isUuid(text, start, end))))
		return maskMixed(line, text, start, end);
	if (code === COLON && at - start <= 4) {
		const address = addressEnd(text, start, end);
		if (address > start) return maskAddress(line, text, start, address, line.decidesAt(start));
	}
	line.form.length = size;
	line.words++;
	if (code === COLON && text.startsWith('//', at + 1)) line.named(authorityEnd, text, at + 3, end);
	const kinds = kindsOf(hash);
	line.decides = kinds & (DECISIVE | TALLY | TIMING | CLIENT | PORT);
	line.decidesFrom = at;
	if (kinds & METHOD && isRequest(line, text, start, at, end)) return end;
	if (kinds !== 0) note(line, kinds, text, start, at, end);
	else if (at - start > 8 && isFault(text, at)) line.errorish = true;
	return at;
}

/** Takes note of a request of an access log: its method, its route and its status are the form. */
export function maskRequest(line: MaskedLine, text: string, request: Request): void {
	line.form.push(REQUEST_MARK);
	line.failed = addRequest(text, request, line.form, VARIABLE);
	line.request = true;
}

/** Whether the word is the method of a request with its status. */
function isRequest(line: MaskedLine, text: string, start: number, at: number, end: number): boolean {
	if (text.charCodeAt(start) > 90) return false;
	line.requested = true;
	const request = readRequest(text, start, at, end);
	if (!request) return false;
	line.requested = false;
	line.demands.free(request.status + 3, end);
	if (text.startsWith('] "', start - 3)) line.form.length = 0;
	maskRequest(line, text, request);
	return true;
}

/** Takes note of a word of some kind. */
function note(line: MaskedLine, kinds: number, text: string, start: number, at: number, end: number): void {
	if (kinds & ERRORISH && !line.errorish && !isDenied(text, at, end)) line.errorish = true;
	if (kinds & REACHES) line.reaches = true;
	if (kinds & MEMBER) line.named(memberEnd, text, at, end);
	if (kinds & SEVERITY && line.words === 1 && start - line.lineStart < SEVERITY_REACH) line.severe = true;
	if (kinds & HTTP) line.decides = text.startsWith('://', at) ? 0 : line.decides | HTTP;
	if (at - start === 3 && ((kinds & MONTH && isDated(text, at, end)) || (kinds & WEEKDAY && line.words === 1))) {
		line.form.length -= 3;
		line.form.push(VARIABLE);
		line.words--;
	}
}
