import { isDigit } from './charClasses.ts';

/**
 * What the digits of a line have to be for its twin, which is the same but for digits, to be read the same: each digit the
 * same, unless whoever reads the line tells that any other would have done.
 */

const SAME = 0;
/** Of one class with it. */
const ALIKE = 1;
const ANY = 2;

/** A zero tells that there is none; 1 to 3 begin the status of a request that went well, 4 and 5 that of one that failed. */
const CLASSES = new Uint8Array(128);
CLASSES.set([1, 2, 2, 2, 3, 3, 4, 4, 4, 4], 48);

const ROOM = 1 << 8;

/** Takes note of the digits of one line; of a line that is read more than once, each reading may demand something. */
export class DigitDemands {
	/** Whether the line has twins, so that its digits are asked for. */
	private isOpen = false;
	private start = 0;
	private length = 0;
	/** Per character of the line: what all readings so far demand of it, and what this one does. */
	private all = new Uint8Array(ROOM);
	private now = new Uint8Array(ROOM);

	/** Begins the line [start, end) (UTF-16 offsets). */
	open(start: number, end: number): void {
		this.isOpen = true;
		this.start = start;
		this.length = end - start;
		if (this.length > this.all.length) {
			this.all = new Uint8Array(2 * this.length);
			this.now = new Uint8Array(2 * this.length);
		}
		this.all.fill(ANY, 0, this.length);
	}

	/** Begins a reading of the line. */
	begin(): void {
		if (this.isOpen) this.now.fill(SAME, 0, this.length);
	}

	/** Ends it. */
	end(): void {
		if (!this.isOpen) return;
		for (let at = 0; at < this.length; at++) this.all[at] = Math.min(this.all[at] as number, this.now[at] as number);
	}

	/** Any digits would do between two UTF-16 offsets. */
	free(start: number, end: number): void {
		if (this.isOpen) this.now.fill(ANY, start - this.start, end - this.start);
	}

	/** Any digits of a number would do; but what it begins with may say that there is none, or how a request ended. */
	freeNumber(start: number, end: number, firstLength: number): void {
		if (!this.isOpen) return;
		this.free(start, end);
		if (firstLength === 1 || (firstLength === 3 && end - start === 3)) this.now[start - this.start] = ALIKE;
	}

	/** Ends the line; returns the offsets from its start that a twin has to have the same digits at, or alike ones. */
	close(text: string): { readonly same: readonly number[]; readonly alike: readonly number[] } {
		this.isOpen = false;
		const same: number[] = [];
		const alike: number[] = [];
		for (let at = 0; at < this.length; at++) {
			if (this.all[at] === ANY || !isDigit(text.charCodeAt(this.start + at))) continue;
			(this.all[at] === SAME ? same : alike).push(at);
		}
		return { same, alike };
	}
}

/** Whether two digits are of one class. */
export function isAlike(code: number, other: number): boolean {
	return CLASSES[code] === CLASSES[other];
}
