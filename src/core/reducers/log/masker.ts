import { addressEnd, digestEnd, isDigest, isInternetAddress, mayBeAddress } from './addresses.ts';
import { classOf, DIGIT, LETTER, PUNCTUATION } from './charClasses.ts';
import { fractionAt, isDenied, mayDiffer } from './decisive.ts';
import { DigitDemands } from './digitDemands.ts';
import { type FieldTable, readFields } from './fieldTable.ts';
import { FormBuffer } from './formBuffer.ts';
import { isDated, isErrorCode, isEscape, isFault, quoteAfter } from './lexis.ts';
import { ESCAPE, FRACTION, REQUEST_MARK, VARIABLE } from './marks.ts';
import { authorityEnd, memberEnd, portEnd } from './members.ts';
import { addMasked, addVersion, isVersion } from './mixedWords.ts';
import { EXACT, isFine, type Mode, ROUTINE, TARGETS } from './modes.ts';
import { isClock, isEpoch, keepsNumber, type NumberContext } from './numberRules.ts';
import { alphanumericEnd, isOpaqueId, isPrefixed, isUuid, NumberToken, readNumber, suffixEnd } from './numbers.ts';
import { addRequest, isStatus, type Request, readRequest } from './requests.ts';
import { addServicePort, isTarget, serviceEnd } from './targets.ts';
import { type Took, tookIn } from './took.ts';
import { Variables } from './variables.ts';
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

const HASH = 35;
const COLON = 58;
const PERCENT = 37;

/** A clock this far into a line (UTF-16 units) is the line's timestamp. */
const STAMP_REACH = 80;
/** A number this close (UTF-16 units) behind a deciding word belongs to it: `"status" : "500`. */
const DECISIVE_REACH = 5;
/** Digits of the longest number of a member of a system. */
const MEMBER_LENGTH = 3;
/** The first word of a line within this many units is its severity, if it is one. */
const SEVERITY_REACH = 12;

/**
 * Turns a line into its form: the line with its variable parts replaced by a mark. Lines of one form are one template.
 * Works on character codes into one buffer, since a large log has a million lines.
 */
export class Masker implements NumberContext {
	/** The form of the line that was masked last. */
	readonly form = new FormBuffer();
	/** Variable parts of that line behind its timestamp. */
	readonly variables = new Variables();
	/** Words of the line that are no variable part. */
	words = 0;
	/** Whether a word says that something went wrong. */
	errorish = false;
	/** Whether a word says that something was to be reached. */
	reaches = false;
	/** Whether it names a host in a URL, or one of several members of a system. */
	names = false;
	/** Whether the line carries a timestamp. */
	stamped = false;
	/** Whether the line begins with a severity. */
	severe = false;
	/** The first duration of the line. */
	took: Took | undefined;
	/** Whether the line is a request of an access log. */
	request = false;
	/** Whether it failed. */
	failed = false;
	requested = false;
	/** Whether a number that may be the status of a request stood before its method. */
	private statusBefore = false;
	mode: Mode = ROUTINE;
	lineStart = 0;
	decidesFrom = 0;
	/** Kinds of the word before, if it decides over the next number. */
	private decides = 0;
	/** Where the name of a host or member ends that was read last. */
	private nameEnd = 0;
	/** What the digits of a twin of the line have to be for it to be read the same. */
	readonly demands = new DigitDemands();
	private readonly token = new NumberToken();

	/** Masks the line [start, end) of the text, its line end excluded. */
	mask(text: string, start: number, end: number, mode: Mode): void {
		this.requested = false;
		this.statusBefore = false;
		this.pass(text, start, end, mode);
		if (this.requested && this.statusBefore) this.pass(text, start, end, mode);
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
				form.mark(VARIABLE);
				at += 3;
			} else {
				if (isFine(mode)) quote = quoteAfter(quote, code, text, at);
				form.push(code);
				at++;
			}
		}
		this.demands.end();
	}

	private begin(start: number, end: number, mode: Mode): void {
		this.form.clear(2 * (end - start) + 2);
		this.variables.clear();
		this.demands.begin();
		this.words = 0;
		this.errorish = false;
		this.reaches = false;
		this.names = false;
		this.nameEnd = 0;
		this.stamped = false;
		this.severe = false;
		this.took = undefined;
		this.request = false;
		this.failed = false;
		this.mode = mode;
		this.lineStart = start;
		this.decidesFrom = start;
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
		if (code === COLON && at - start <= 4) {
			const address = addressEnd(text, start, end);
			if (address > start) return this.address(text, start, address, this.decidesAt(start));
		}
		this.form.length = size;
		this.words++;
		if (code === COLON && text.startsWith('//', at + 1)) this.named(authorityEnd, text, at + 3, end);
		const kinds = kindsOf(hash);
		this.decides = kinds & (DECISIVE | TALLY | TIMING | CLIENT | PORT);
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
		this.demands.free(request.status + 3, end);
		if (text.startsWith('] "', start - 3)) this.form.length = 0;
		this.addRequest(text, request);
		return true;
	}

	private addRequest(text: string, request: Request): void {
		this.form.push(REQUEST_MARK);
		this.failed = addRequest(text, request, this.form, VARIABLE);
		this.request = true;
	}

	/** Takes note of a word of some kind. */
	private note(kinds: number, text: string, start: number, at: number, end: number): void {
		if (kinds & ERRORISH && !this.errorish && !isDenied(text, at, end)) this.errorish = true;
		if (kinds & REACHES) this.reaches = true;
		if (kinds & MEMBER) this.named(memberEnd, text, at, end);
		if (kinds & SEVERITY && this.words === 1 && start - this.lineStart < SEVERITY_REACH) this.severe = true;
		if (kinds & HTTP) this.decides = text.startsWith('://', at) ? 0 : this.decides | HTTP;
		if (at - start === 3 && ((kinds & MONTH && isDated(text, at, end)) || (kinds & WEEKDAY && this.words === 1))) {
			this.form.length -= 3;
			this.form.push(VARIABLE);
			this.words--;
		}
	}

	/** Reads letters and digits that stand together; returns the offset behind them. */
	private mixed(text: string, start: number, end: number): number {
		const decides = this.decidesAt(start);
		if (isUuid(text, start, end)) return this.id(text, start, start + 36);
		const last = alphanumericEnd(text, start, end);
		if (text.charCodeAt(last) === COLON) this.named(portEnd, text, last, end);
		const address = Math.max(addressEnd(text, start, end), digestEnd(text, start, end));
		if (address > last && this.mode !== EXACT) return this.address(text, start, address, decides);
		if (isVersion(text, start)) {
			this.words++;
			return addVersion(text, start, end, this.form);
		}
		const isName = this.tells(text, start) && !isOpaqueId(text, start, last);
		if (this.mode === EXACT || isName || decides & DECISIVE || this.isErrorCode(text, start, last))
			this.form.copy(text, start, last);
		else if (isOpaqueId(text, start, last))
			return this.id(text, start, last - start >= 8 ? suffixEnd(text, last, end) : last);
		else {
			if (this.mode === ROUTINE) this.free(text, start, last);
			this.variables.add(start, last);
			addMasked(text, start, last, this.form, VARIABLE);
		}
		this.words++;
		return last;
	}

	/** Takes note of an id that says nothing. */
	private id(text: string, start: number, end: number): number {
		this.free(text, start, end);
		return this.put(VARIABLE, end);
	}

	/** Any digits would do in a word, but for those that say what it is: `0x1f`, `sha256:…`. */
	private free(text: string, start: number, end: number): void {
		if (!isPrefixed(text, start) && !isDigest(text, start)) this.demands.free(start, end);
	}

	/** Takes note of an address or digest that ends at `end`. */
	private address(text: string, start: number, end: number, decides: number): number {
		if (this.tells(text, start) && !(decides & CLIENT) && this.isTargetAddress(text, start, end)) {
			this.form.copy(text, start, end);
			return end;
		}
		this.free(text, start, end);
		this.variables.add(start, end);
		return this.put(VARIABLE, end);
	}

	/** Takes note that the text behind `at` gives a name, up to where `endOf` says. */
	private named(endOf: typeof memberEnd, text: string, at: number, end: number): void {
		this.names = true;
		if (isFine(this.mode)) this.nameEnd = Math.max(this.nameEnd, endOf(text, at, end));
	}

	/** Whether what stands at `start` tells where something went wrong. */
	private tells(text: string, start: number): boolean {
		return this.mode === TARGETS || start < this.nameEnd || (isFine(this.mode) && text.startsWith('/dev/', start - 5));
	}

	private isTargetAddress(text: string, start: number, end: number): boolean {
		return start < this.nameEnd || isInternetAddress(text, start, end) || text.startsWith('to ', start - 3);
	}

	private isTargetNumber(text: string, start: number, isPort: boolean): boolean {
		const { token } = this;
		if (!this.tells(text, start)) return false;
		const isShort = token.end - start === token.firstLength && token.firstLength <= MEMBER_LENGTH;
		return (isShort && start < this.nameEnd) || isTarget(text, start, token, isPort);
	}

	/** Whether the number at `start` is none that a fault may be told by: those of ports go by their size. */
	private isPortless(text: string, start: number): boolean {
		if (this.mode === ROUTINE) return true;
		return !this.tells(text, start) && text.charCodeAt(start - 1) !== COLON && this.token.dots < 3;
	}

	/** Whether an error's code stands at [start, end). The first word of a line is one of klog's dates: `E0105`. */
	private isErrorCode(text: string, start: number, end: number): boolean {
		return isFine(this.mode) && start > this.lineStart && isErrorCode(text, start, end);
	}

	/** What the word before decides over a number at `start`; it decides over one number only. */
	private decidesAt(start: number): number {
		const decides = start - this.decidesFrom <= DECISIVE_REACH ? this.decides : 0;
		this.decides = 0;
		return decides;
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
		if (this.mode !== EXACT && mayBeAddress(text, token)) {
			const address = addressEnd(text, start, end);
			if (address > start) return this.address(text, start, address, this.decidesAt(start));
		}
		const decides = this.decidesAt(start);
		if (isClock(token)) return this.stamp(start);
		if (isEpoch(text, start, token, this.lineStart)) {
			this.form.length = Math.min(1, this.form.length);
			return this.stamp(start);
		}
		if (keepsNumber(text, start, end, token, decides, quoted, this))
			return this.verbatim(text, start, token.end, decides);
		if (!(decides & CLIENT) && this.isTargetNumber(text, start, (decides & PORT) !== 0)) {
			this.form.copy(text, start, serviceEnd(text, start, token.end));
			return token.unitEnd;
		}
		if (!this.requested && token.firstLength === 3 && isStatus(text, start, end)) this.statusBefore = true;
		this.variable(text, start, end, plain, decides);
		return token.unitEnd;
	}

	/** Takes note of a number that may vary. */
	private variable(text: string, start: number, end: number, plain: boolean, decides: number): void {
		const { token } = this;
		const isDuration = !this.took && (token.milliseconds > 0 || decides & TIMING);
		if (isDuration) this.took = tookIn(text, start, token.end, token.milliseconds || 1);
		const isNone = isDuration && !this.took;
		if (!isNone && this.isPortless(text, start) && mayDiffer(text, start, token.end))
			this.demands.freeNumber(start, token.end, token.firstLength);
		this.variables.add(start, token.end);
		this.form.push(VARIABLE);
		if (plain) {
			const fraction = fractionAt(text, start, token.end, end);
			for (let i = 0; i < fraction; i++) this.form.push(FRACTION);
		}
		if (isFine(this.mode) && token.dots === 3 && token.colons === 1) addServicePort(text, token.end, this.form);
	}

	/** Takes note of a time; numbers before it are parts of its date. */
	private stamp(start: number): number {
		if (start - this.lineStart < STAMP_REACH) this.stamped = true;
		this.variables.clear();
		this.demands.freeNumber(start, this.token.end, this.token.firstLength);
		return this.put(VARIABLE, this.token.unitEnd);
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
