import { intersects, type Spans } from '../../edits/spans.ts';
import { contentEnd, type Lines, lineCount, lineEnd } from '../../source/lines.ts';
import { readOnce } from '../readOnce.ts';
import { type FieldTable, isFieldLine, readFieldTable } from './fieldTable.ts';
import { Forms } from './forms.ts';
import { isFrame } from './frames.ts';
import { joinedByNames } from './joinedByNames.ts';
import { Masker } from './masker.ts';
import { EXACT, FINE, MEMBERS, ROUTINE, TARGETS } from './modes.ts';
import { RareValues } from './rareValues.ts';
import { Variants } from './variants.ts';

/** What is known of a line; bits. */
export const BLANK = 1;
/** Carries a timestamp. */
export const STAMPED = 2;
/** Begins with a severity, or is a JSON object, or a comment of the log: a record of its own. */
export const OPENS = 4;
export const ERRORISH = 8;
/** A frame of a stack trace. */
export const FRAME = 16;
/** Has to stay visible. */
export const KEPT = 32;
/** Has a value that hardly any line of its form has. */
export const RARE = 64;
/** A request of an access log. */
export const REQUEST = 128;
/** A request that failed. */
export const FAILED = 256;
/** One of several variants of a fault that have one form, since they came too late for their own. */
export const SHARED = 512;

/** A longer line (UTF-16 units) is compared as it is: no log line that a person wrote. */
const LONGEST = 1 << 16;

/** The lines of a log in columns: a million lines cost eleven megabytes. */
export interface LogLines {
	/** Number of the line's form: lines of one form differ in variable parts only. */
	readonly form: Int32Array;
	/** How many forms there are. */
	readonly forms: number;
	readonly flags: Uint16Array;
	/** UTF-16 offset of the first character that is no blank or tab, from the line's start; at most 255. */
	readonly indent: Uint8Array;
	/** First duration in the line in milliseconds, 0 for none. */
	readonly duration: Float32Array;
}

/** Takes a log and the spans of it that have to stay visible; returns what is known of its lines. */
export function readLogLines(text: string, lines: Lines, keep: Spans): LogLines {
	const log = readLines(text, lines);
	return keep.length === 0 ? log : { ...log, flags: withKept(log.flags, lines, keep) };
}

function withKept(flags: Uint16Array, lines: Lines, keep: Spans): Uint16Array {
	return flags.map((of, line) =>
		intersects(keep, lines.starts[line] as number, lineEnd(lines, line)) ? of | KEPT : of,
	);
}

/** Reads each line once: one pass over the characters, a second one over error-like lines. */
const readLines = readOnce((text: string, lines: Lines): LogLines => {
	const count = lineCount(lines);
	const form = new Int32Array(count);
	const flags = new Uint16Array(count);
	const indent = new Uint8Array(count);
	const duration = new Float32Array(count);
	const forms = new Forms();
	const masker = new Masker();
	const rare = new RareValues(text);
	const variants = new Variants();
	/** Lines of variants that came too late to have a form of their own. */
	const merged: number[] = [];
	let table: FieldTable | undefined;
	const maskAgain = (line: number) => {
		const start = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		maskLine(masker, text, start, firstVisible(text, start, end), end);
	};
	const variantOf = (line: number, fine: number, isNew: boolean) => {
		if (!isNew) return variants.formOf(fine);
		const end = contentEnd(text, lines, line);
		masker.mask(text, lines.starts[line] as number, end, ROUTINE);
		const form = variants.add(fine, forms.idOf(masker.form.codes, masker.form.length));
		maskAgain(line);
		return form;
	};
	for (let line = 0; line < count; line++) {
		const start = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		const first = firstVisible(text, start, end);
		indent[line] = Math.min(255, first - start);
		if (end - start > LONGEST) {
			form[line] = forms.idOfVerbatim(text.slice(start, end));
			flags[line] = OPENS;
		} else {
			if (isFieldLine(text, start)) table = readFieldTable(text.slice(start, end));
			flags[line] = maskLine(masker, text, start, first, end, table);
			const known = forms.size;
			const own = forms.idOf(masker.form.codes, masker.form.length);
			const isFault = ((flags[line] as number) & (ERRORISH | FRAME | REQUEST)) === ERRORISH;
			form[line] = isFault ? variantOf(line, own, own === known) : own;
			if (form[line] !== own) merged.push(line);
			duration[line] = masker.duration;
			if (!((flags[line] as number) & (REQUEST | BLANK)) && form[line] === own) {
				const before = rare.firstLine(form[line] as number, line);
				if (before >= 0) {
					maskAgain(before);
					rare.add(form[line] as number, before, masker.variables);
					maskAgain(line);
				}
				rare.add(form[line] as number, line, masker.variables);
			}
		}
	}
	for (const line of merged)
		if (variants.isShared(form[line] as number)) flags[line] = (flags[line] as number) | SHARED;
	rare.forEach((line) => {
		flags[line] = (flags[line] as number) | RARE;
	});
	return { form: joined(form, forms, flags), forms: forms.size, flags, indent, duration };
});

/** The forms of the lines, where those that differ in a name alone are one; but every different fault stays itself. */
function joined(form: Int32Array, forms: Forms, flags: Uint16Array): Int32Array {
	const stays = new Uint8Array(forms.size);
	form.forEach((of, line) => {
		if ((flags[line] as number) & (ERRORISH | FRAME | REQUEST | BLANK)) stays[of] = 1;
	});
	const joined = joinedByNames(forms, (of) => stays[of] === 0);
	return form.map((of) => joined[of] as number);
}

/** Masks a line as finely as it asks for; returns its flags. */
function maskLine(masker: Masker, text: string, start: number, first: number, end: number, table?: FieldTable): number {
	if (first === end) {
		masker.mask(text, end, end, ROUTINE);
		return BLANK;
	}
	if (table && masker.maskFields(text, start, end, table)) return OPENS | REQUEST | (masker.failed ? FAILED : 0);
	const frame = first > start && isFrame(text, first, end);
	masker.mask(text, start, end, frame ? FINE : ROUTINE);
	const { errorish, reaches, names, stamped, severe, duration } = masker;
	if (masker.words === 0) masker.mask(text, start, end, EXACT);
	else if (errorish && !frame) masker.mask(text, start, end, reaches ? TARGETS : names ? MEMBERS : FINE);
	masker.duration = duration;
	return (
		(stamped ? STAMPED : 0) |
		(severe || isObject(text, first, end) || isComment(text, first) ? OPENS : 0) |
		(errorish ? ERRORISH : 0) |
		(frame ? FRAME : 0) |
		(masker.request ? REQUEST : 0) |
		(masker.failed ? FAILED : 0)
	);
}

function firstVisible(text: string, start: number, end: number): number {
	let at = start;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (code !== 32 && code !== 9) break;
		at++;
	}
	return at;
}

function isObject(text: string, first: number, end: number): boolean {
	return text.charCodeAt(first) === 123 && text.charCodeAt(end - 1) === 125;
}

/** `#Fields: …`: a line about the log itself. */
function isComment(text: string, first: number): boolean {
	return text.charCodeAt(first) === 35 && (text.charCodeAt(first + 1) | 32) > 96;
}
