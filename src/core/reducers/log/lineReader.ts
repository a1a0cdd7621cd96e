import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';
import { type Twins, twinOf, twinsOf } from '../../source/twins.ts';
import { type FieldTable, isFieldLine, readFieldTable } from './fieldTable.ts';
import { Forms } from './forms.ts';
import { joinedByNames } from './joinedByNames.ts';
import { KnownLines } from './knownLines.ts';
import { BLANK, ERRORISH, FRAME, OPENS, RARE, REQUEST, SHARED } from './lineFlags.ts';
import type { LogLines } from './logLines.ts';
import { Masker } from './masker.ts';
import { firstVisible, maskLine } from './maskLine.ts';
import { BROAD } from './modes.ts';
import { RareValues } from './rareValues.ts';
import type { Variables } from './variables.ts';
import { Variants } from './variants.ts';

/** A longer line (UTF-16 units) is compared as it is: no log line that a person wrote. */
const LONGEST = 1 << 16;

/** Reads the lines of a log one after another into columns; a line that repeats as one that it read before. */
export class LineReader {
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
		const twin = this.table ? -1 : twinOf(this.twins, line);
		if (twin < 0 || !this.readKnown(line, twin, start)) this.mask(line, twin, first);
	}

	/** What was read of all lines. */
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
		masker.mask(text, this.lines.starts[line] as number, contentEnd(text, this.lines, line), BROAD);
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
