import { classOf, DIGIT, isDigit, LETTER, PUNCTUATION } from './charClasses.ts';
import { type FieldTable, readFields } from './fieldTable.ts';
import { FormBuffer } from './formBuffer.ts';
import { controlEnd, isDated, isErrorCode, isEscape, isFault, isTallied, isVersionCode, quoteAfter } from './lexis.ts';
import { alphanumericEnd, isOpaqueId, isUuid, NumberToken, readNumber, suffixEnd } from './numbers.ts';
import { addRequest, isFailure, isStatus, type Request, readRequest } from './requests.ts';
import {
	DECISIVE,
	ERRORISH,
	HTTP,
	kindsOf,
	METHOD,
	MONTH,
	noLetters,
	SEVERITY,
	TALLY,
	WEEKDAY,
	withLetter,
} from './words.ts';

/**
 * How much of a line may vary within one template. `ROUTINE`: timestamps, ids, numbers, addresses. `FINE`: short numbers
 * in quotes, paths and behind colons decide. `EXACT`: timestamps alone may vary.
 */
export const ROUTINE = 0;
export const FINE = 1;
export const EXACT = 2;
export type Mode = typeof ROUTINE | typeof FINE | typeof EXACT;

const HASH = 35;
const PERCENT = 37;
/** Opens the control sequences of terminals. */
const CONTROL = 27;

/** Opens the form of a request. */
const REQUEST = 0;
const NUMBER = 1;
const ID = 2;
const ESCAPE = 3;
const V = 118;
const ZERO = 48;
/** A clock this far into a line (UTF-16 units) is the line's timestamp. */
const STAMP_REACH = 80;
/** A number this close (UTF-16 units) behind a deciding word belongs to it: `"status" : "500`. */
const DECISIVE_REACH = 5;
/** Systems give clients ports from here on. */
const FIRST_CLIENT_PORT = 32_768;
/** The first word of a line within this many units is its severity, if it is one. */
const SEVERITY_REACH = 12;

/**
 * Turns a line into its form: the line with its variable parts replaced by a mark. Lines of one form are one template.
 * Works on character codes into one buffer, since a large log has a million lines.
 */
export class Masker {
	/** The form of the line that was masked last. */
	readonly form = new FormBuffer();
	/** Words of the line that are no variable part. */
	words = 0;
	/** Whether a word says that something went wrong. */
	errorish = false;
	/** Whether the line carries a timestamp. */
	stamped = false;
	/** Whether the line begins with a severity. */
	severe = false;
	/** The first duration of the line in milliseconds; 0 if there is none. */
	duration = 0;
	/** Whether the line is a request of an access log. */
	request = false;
	/** Whether it failed. */
	failed = false;
	/** Whether the line may hold the status of a request that failed. */
	private requested = false;
	private mode: Mode = ROUTINE;
	private lineStart = 0;
	/** Kinds of the word before, if it decides over the next number. */
	private decides = 0;
	private decidesFrom = 0;
	private readonly token = new NumberToken();

	/** Masks the line [start, end) of the text, its line end excluded. */
	mask(text: string, start: number, end: number, mode: Mode): void {
		this.requested = false;
		this.pass(text, start, end, mode);
		if (this.requested) this.pass(text, start, end, mode);
	}

	/** Masks a line of a log that names its fields; returns whether the line fits the table. */
	maskFields(text: string, start: number, end: number, table: FieldTable): boolean {
		this.begin(start, end, ROUTINE);
		const request = text.charCodeAt(start) === HASH ? undefined : readFields(text, start, end, table);
		if (request) this.addRequest(text, request);
		return request !== undefined;
	}

	private pass(text: string, start: number, end: number, mode: Mode): void {
		this.begin(start, end, mode);
		const form = this.form;
		let at = start;
		let quote = 0;
		while (at < end) {
			const code = text.charCodeAt(at);
			const type = classOf(code);
			if (type === LETTER) {
				at = this.word(text, at, end);
			} else if (type === DIGIT) {
				at = this.number(text, at, end, quote !== 0);
			} else if (type !== PUNCTUATION) {
				form.push(ESCAPE);
				form.push(code);
				at++;
			} else if (code === PERCENT && isEscape(text, at, end)) {
				form.mark(ID);
				at += 3;
			} else if (code === CONTROL) {
				at = controlEnd(text, at, end);
			} else {
				if (mode === FINE) quote = quoteAfter(quote, code, text, at);
				form.push(code);
				at++;
			}
		}
	}

	private begin(start: number, end: number, mode: Mode): void {
		this.form.clear(2 * (end - start) + 2);
		this.words = 0;
		this.errorish = false;
		this.stamped = false;
		this.severe = false;
		this.duration = 0;
		this.request = false;
		this.failed = false;
		this.mode = mode;
		this.lineStart = start;
		this.decides = 0;
	}

	/** Reads the word at `start`; returns the offset behind it, or the line's end if nothing behind it counts. */
	private word(text: string, start: number, end: number): number {
		const { codes, length } = this.form;
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
		if (at < end && (type === DIGIT || (code === 45 && at - start === 8 && isUuid(text, start, end))))
			return this.mixed(text, start, end);
		this.form.length = size;
		this.words++;
		const kinds = kindsOf(hash);
		this.decides = kinds & (DECISIVE | TALLY);
		this.decidesFrom = at;
		if (kinds & METHOD && this.isRequest(text, start, at, end)) return end;
		if (kinds !== 0) this.note(kinds, text, start, at, end);
		else if (at - start > 8 && isFault(text, at)) this.errorish = true;
		return at;
	}

	/** Whether the word is the method of a request with its status: then these two and the route are the form. */
	private isRequest(text: string, start: number, at: number, end: number): boolean {
		if (text.charCodeAt(start) > 90) return false;
		this.requested = true;
		const request = readRequest(text, start, at, end);
		if (!request) return false;
		this.requested = false;
		if (text.startsWith('] "', start - 3)) this.form.length = 0;
		this.addRequest(text, request);
		return true;
	}

	private addRequest(text: string, request: Request): void {
		this.form.push(REQUEST);
		this.failed = addRequest(text, request, this.form, ID);
		this.request = true;
	}

	/** Takes note of a word of some kind. */
	private note(kinds: number, text: string, start: number, at: number, end: number): void {
		if (kinds & ERRORISH) this.errorish = true;
		if (kinds & SEVERITY && this.words === 1 && start - this.lineStart < SEVERITY_REACH) this.severe = true;
		if (kinds & HTTP) this.decides |= HTTP;
		if (at - start === 3 && ((kinds & MONTH && isDated(text, at, end)) || (kinds & WEEKDAY && this.words === 1))) {
			this.form.length -= 3;
			this.form.push(NUMBER);
			this.words--;
		}
	}

	/** Reads letters and digits that stand together; returns the offset behind them. */
	private mixed(text: string, start: number, end: number): number {
		const decides = this.decidesAt(start);
		if (isUuid(text, start, end)) return this.put(ID, start + 36);
		const last = alphanumericEnd(text, start, end);
		if ((text.charCodeAt(start) | 32) === V && isDigit(text.charCodeAt(start + 1)))
			return this.version(text, start, end);
		if (this.mode === EXACT || decides & DECISIVE || this.isErrorCode(text, start, last))
			this.form.copy(text, start, last);
		else if (isOpaqueId(text, start, last)) return this.put(ID, last - start >= 8 ? suffixEnd(text, last, end) : last);
		else this.copyMasked(text, start, last);
		this.words++;
		return last;
	}

	/** Whether an error's code stands at [start, end). The first word of a line is one of klog's dates: `E0105`. */
	private isErrorCode(text: string, start: number, end: number): boolean {
		return this.mode === FINE && start > this.lineStart && isErrorCode(text, start, end);
	}

	/** Adds letters as they are and a mark for each run of digits. */
	private copyMasked(text: string, start: number, end: number): void {
		for (let at = start; at < end; at++) {
			const code = text.charCodeAt(at);
			if (isDigit(code)) this.form.mark(NUMBER);
			else this.form.push(code);
		}
	}

	/** What the word before decides over a number at `start`; it decides over one number only. */
	private decidesAt(start: number): number {
		const decides = start - this.decidesFrom <= DECISIVE_REACH ? this.decides : 0;
		this.decides = 0;
		return decides;
	}

	/** `v1.24.0-rc1` decides, as written. */
	private version(text: string, start: number, end: number): number {
		let at = start;
		while (at < end && isVersionCode(text.charCodeAt(at))) this.form.push(text.charCodeAt(at++));
		this.words++;
		return at;
	}

	/** Reads the number at `start`; returns the offset behind it. */
	private number(text: string, start: number, end: number, quoted: boolean): number {
		const token = this.token;
		readNumber(text, start, end, token);
		const plain = token.end - start === token.firstLength;
		if (plain && token.unitEnd === token.end && token.end < end) {
			const type = classOf(text.charCodeAt(token.end));
			if (type === LETTER || (token.firstLength === 8 && isUuid(text, start, end))) return this.mixed(text, start, end);
		}
		const decides = this.decidesAt(start);
		if (this.isStamp(text, start)) return this.put(NUMBER, token.unitEnd);
		if (this.keeps(text, start, decides, quoted) || this.isNone(text, start, end))
			return this.verbatim(text, start, token.end, decides);
		if (token.milliseconds > 0 && this.duration === 0)
			this.duration = Number(text.slice(start, token.end).replace(',', '.')) * token.milliseconds;
		this.form.push(NUMBER);
		if (this.mode === FINE && token.dots === 3 && token.colons === 1) this.servicePort(text, token.end);
		return token.unitEnd;
	}

	/** Which service was not reached is told by its port; the ports of clients are arbitrary. */
	private servicePort(text: string, end: number): void {
		const colon = text.lastIndexOf(':', end);
		if (Number(text.slice(colon + 1, end)) < FIRST_CLIENT_PORT) this.form.copy(text, colon, end);
	}

	/** Whether the number read last is a clock or, at the start of a line, seconds since 1970. */
	private isStamp(text: string, start: number): boolean {
		const { colons, firstLength, dots } = this.token;
		const clock = colons >= 2 && firstLength <= 4;
		const offset = start - this.lineStart;
		const atStart = offset === 0 || (offset === 1 && text.charCodeAt(start - 1) === 91);
		const epoch = atStart && (firstLength === 10 || firstLength === 13 || (offset === 1 && dots === 1));
		if ((clock || epoch) && offset < STAMP_REACH) this.stamped = true;
		return clock || epoch;
	}

	/** Whether the number read last decides, so that lines with another one are another template. */
	private keeps(text: string, start: number, decides: number, quoted: boolean): boolean {
		const { dots, colons, firstLength, end } = this.token;
		if (this.mode === EXACT || decides & DECISIVE) return true;
		if (decides & TALLY && firstLength === 1 && text.charCodeAt(start) === ZERO && end === start + 1) return true;
		if (dots === 2 && colons === 0 && firstLength <= 3) return true;
		const before = start > this.lineStart ? text.charCodeAt(start - 1) : 0;
		if (before === 60 && start - this.lineStart === 1) return true;
		if (this.requested && firstLength === 3 && isStatus(text, start, end) && isFailure(text, start)) return true;
		if (this.mode !== FINE) return false;
		return end - start === firstLength && firstLength <= 3 && (quoted || before === 47 || before === 58);
	}

	/** Whether the number read last is the zero of `0 failed` or `0 tests failed`. */
	private isNone(text: string, start: number, end: number): boolean {
		return text.charCodeAt(start) === ZERO && this.token.end === start + 1 && isTallied(text, start + 1, end);
	}

	private verbatim(text: string, start: number, end: number, decides: number): number {
		this.form.copy(text, start, end);
		// `HTTP/1.1" 500`: the protocol's version stands between the word and the status.
		if (decides & HTTP && text.charCodeAt(start - 1) === 47) {
			this.decides = DECISIVE;
			this.decidesFrom = end;
		}
		return end;
	}

	private put(mark: number, at: number): number {
		this.form.push(mark);
		return at;
	}
}
