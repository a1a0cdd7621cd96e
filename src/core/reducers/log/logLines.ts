import { intersects, type Spans } from '../../edits/spans.ts';
import { contentEnd, type Lines, lineCount, lineEnd } from '../../source/lines.ts';
import { readOnce } from '../../source/readOnce.ts';
import { type Twins, twinsOf } from '../../source/twins.ts';
import { type FieldTable, isFieldLine, readFieldTable } from './fieldTable.ts';
import { Forms } from './forms.ts';
import { isFrame } from './frames.ts';
import { joinedByNames } from './joinedByNames.ts';
import { KnownLines } from './knownLines.ts';
import { Masker } from './masker.ts';
import { EXACT, FINE, MEMBERS, ROUTINE, TARGETS } from './modes.ts';
import { RareValues } from './rareValues.ts';
import type { Variables } from './variables.ts';
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
	const reader = new LineReader(text, lines);
	for (let line = 0; line < lineCount(lines); line++) reader.read(line);
	return reader.result();
});

class LineReader {
	private readonly form: Int32Array;
	private readonly flags: Uint16Array;
	private readonly indent: Uint8Array;
	private readonly duration: Float32Array;
	private readonly forms = new Forms();
	private readonly masker = new Masker();
	private readonly rare: RareValues;
	private readonly variants = new Variants();
	private readonly known: KnownLines;
	private readonly twins: Twins;
	/** Lines of variants that came too late to have a form of their own. */
	private readonly merged: number[] = [];
	private table: FieldTable | undefined;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		const count = lineCount(lines);
		this.form = new Int32Array(count);
		this.flags = new Uint16Array(count);
		this.indent = new Uint8Array(count);
		this.duration = new Float32Array(count);
		this.rare = new RareValues(text);
		this.known = new KnownLines(text);
		this.twins = twinsOf(text, lines);
	}

	/** Reads the next line. */
	read(line: number): void {
		const { text } = this;
		const start = this.lines.starts[line] as number;
		const end = contentEnd(text, this.lines, line);
		const first = firstVisible(text, start, end);
		this.indent[line] = Math.min(255, first - start);
		if (end - start > LONGEST) {
			this.form[line] = this.forms.idOfVerbatim(text.slice(start, end));
			this.flags[line] = OPENS;
			return;
		}
		if (isFieldLine(text, start)) this.table = readFieldTable(text.slice(start, end));
		const twin = this.table ? -1 : (this.twins.first[line] as number);
		if (twin < 0 || !this.readKnown(line, twin, start)) this.mask(line, twin, first);
	}

	result(): LogLines {
		const { flags } = this;
		for (const line of this.merged)
			if (this.variants.isShared(this.form[line] as number)) flags[line] = (flags[line] as number) | SHARED;
		this.rare.forEach((line) => {
			flags[line] = (flags[line] as number) | RARE;
		});
		const { forms, indent, duration } = this;
		return { form: joined(this.form, forms, flags), forms: forms.size, flags, indent, duration };
	}

	/** Reads a line as a twin of it was; false if there is none whose digits are alike. */
	private readKnown(line: number, twin: number, start: number): boolean {
		const known = this.known.find(twin, start);
		if (!known) return false;
		this.flags[line] = known.flags;
		this.duration[line] = this.known.duration;
		this.note(line, known.form, false, this.known.variables);
		return true;
	}

	/** Reads a line by its characters. */
	private mask(line: number, twin: number, first: number): void {
		const { text, masker, forms } = this;
		const start = this.lines.starts[line] as number;
		const end = contentEnd(text, this.lines, line);
		const isNoted = twin >= 0 && this.known.hasRoom(twin);
		if (isNoted) masker.demands.open(start, end);
		const flags = maskLine(masker, text, start, first, end, this.table);
		this.flags[line] = flags;
		this.duration[line] = masker.took?.value ?? 0;
		const before = forms.size;
		const form = forms.idOf(masker.form.codes, masker.form.length);
		if (isNoted) this.known.add(twin, start, form, flags, masker);
		this.note(line, form, form === before, masker.variables);
	}

	/** Takes note of what was read of a line. */
	private note(line: number, form: number, isNew: boolean, variables: Variables): void {
		const flags = this.flags[line] as number;
		const isFault = (flags & (ERRORISH | FRAME | REQUEST)) === ERRORISH;
		const variant = isFault ? this.variantOf(line, form, isNew) : form;
		this.form[line] = variant;
		if (variant !== form) this.merged.push(line);
		else if (!(flags & (REQUEST | BLANK))) this.noteValues(line, form, variables);
	}

	private variantOf(line: number, fine: number, isNew: boolean): number {
		const { text, masker, variants } = this;
		if (!isNew) return variants.formOf(fine);
		masker.mask(text, this.lines.starts[line] as number, contentEnd(text, this.lines, line), ROUTINE);
		const form = variants.add(fine, this.forms.idOf(masker.form.codes, masker.form.length));
		this.maskAgain(line);
		return form;
	}

	private noteValues(line: number, form: number, variables: Variables): void {
		const { masker, rare } = this;
		const before = rare.firstLine(form, line);
		if (before >= 0) {
			this.maskAgain(before);
			rare.add(form, before, masker.variables);
			if (variables === masker.variables) this.maskAgain(line);
		}
		rare.add(form, line, variables);
	}

	private maskAgain(line: number): void {
		const { text } = this;
		const start = this.lines.starts[line] as number;
		const end = contentEnd(text, this.lines, line);
		maskLine(this.masker, text, start, firstVisible(text, start, end), end);
	}
}

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
	const { errorish, reaches, names, stamped, severe, took } = masker;
	if (masker.words === 0) masker.mask(text, start, end, EXACT);
	else if (errorish && !frame) masker.mask(text, start, end, reaches ? TARGETS : names ? MEMBERS : FINE);
	masker.took = took;
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
