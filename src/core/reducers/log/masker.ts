import { classOf, DIGIT, LETTER, PUNCTUATION } from './charClasses.ts';
import { type FieldTable, readFields } from './fieldTable.ts';
import { isEscape, quoteAfter } from './lexis.ts';
import { ESCAPE, VARIABLE } from './marks.ts';
import { MaskedLine } from './maskedLine.ts';
import { maskNumber } from './maskNumber.ts';
import { maskRequest, maskWord } from './maskWord.ts';
import { isFine, type Mode, ROUTINE } from './modes.ts';

const HASH = 35;
const PERCENT = 37;

/**
 * Turns a line into its form: the line with its variable parts replaced by a mark. Lines of one form are one template.
 * Works on character codes into one buffer, since a large log has a million lines.
 */
export class Masker extends MaskedLine {
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
		if (request) maskRequest(this, text, request);
		return request !== undefined;
	}

	private pass(text: string, start: number, end: number, mode: Mode): void {
		this.begin(start, end, mode);
		const { form } = this;
		let at = start;
		let quote = 0;
		while (at < end) {
			const code = text.charCodeAt(at);
			const type = classOf(code);
			if (type === LETTER) {
				at = maskWord(this, text, at, end);
			} else if (type === DIGIT) {
				at = maskNumber(this, text, at, end, quote !== 0);
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
}
