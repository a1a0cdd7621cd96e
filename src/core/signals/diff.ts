import type { ReadyRules } from '../rules/readyRules.ts';
import { borderBefore, borderBehind } from '../source/characters.ts';
import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import { type Critical, type Extractor, maxCriticals } from './extractor.ts';
import { isHandWritten, saysGenerated } from './handWritten.ts';

/** Of a run of added or removed lines, so many at each end are critical. */
const ENDS = 20;
/** Longer lines than this were written by tools, in UTF-16 units. */
const WIDEST = 900;
/** Of a longer line, so much from where it first differs from the line that it replaces. */
const DIFFERENCE = 40;
/** Lines at the top of a file that may say that a tool wrote it. */
const TOP = 20;

/** What lines begin with that open a file or a hunk: most others begin with something else. */
const opening = /[@*+\-dIcrB]|\d+(?:,\d+)?[acd]/y;
/** What opens a hunk of a diff without context, and of one with it in two sections. */
const plain = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;
const context = /^(?:\*\*\* \d+(?:,\d+)? \*{4}|--- \d+(?:,\d+)? -{4})$/;
/** By what stands before a changed line of such a hunk: whether it was added or removed. */
const signs: Readonly<Record<string, string>> = { '> ': '+', '< ': '-', '+ ': '+', '- ': '-', '! ': '+' };

/** A diff that shows words that changed, by a line below the header of a hunk that has no sign; what it puts around them. */
const wordDiff = /^@@ -\d.{0,300}@@.{0,300}\n(?:[\w\t"'`#/<({[@$.*]|\{\+|\[-)/m;
const changed = /^.{0,400}?(?:\[-.{1,300}?-\]|\{\+.{1,300}?\+\})/gm;
const SAMPLE = 1 << 18;

interface Run {
	readonly start: number;
	readonly end: number;
	readonly sign: string;
}

/** The changed paths, and the changed lines of files that people write: of very long runs the two ends. */
export const extractDiff: Extractor = (text, lines, { rules } = {}) => {
	const walk = new Walk(text, lines, rules);
	for (let line = 0; line < lineCount(lines) && walk.criticals.length < maxCriticals; line++) walk.step(line);
	walk.endRun(lineCount(lines));
	if (wordDiff.test(text.slice(0, SAMPLE))) walk.criticals.push(...changedWords(text));
	return walk.criticals.sort((a, b) => a.start - b.start).slice(0, maxCriticals);
};

/** The lines in which words changed, up to the first of them. */
function changedWords(text: string): Critical[] {
	const lines: Critical[] = [];
	for (const { index, 0: line } of text.matchAll(changed)) {
		if (lines.push({ start: index, end: index + line.length }) === maxCriticals) break;
	}
	return lines;
}

class Walk {
	readonly criticals: Critical[] = [];
	private handWritten = false;
	/** Columns of signs before a line's content, one per parent; 0 outside of hunks. */
	private columns = 0;
	/** The pattern by which the hunk was opened, if its lines have their signs in another form. */
	private form: RegExp | undefined;
	private hasPath = false;
	private sign = '';
	private runStart = 0;
	/** The run before, whose lines those of this one may replace. */
	private before: Run | undefined;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
		private readonly rules: ReadyRules | undefined,
	) {}

	step(line: number): void {
		const sign = this.columns === 0 || this.isPath(line) ? '' : this.signOf(line);
		if (sign !== this.sign) this.endRun(line);
		if (sign !== this.sign) this.runStart = line;
		this.sign = sign;
		if (sign === '') this.header(line);
	}

	/** Adds the two ends of the run of changes that ends before a line. */
	endRun(end: number): void {
		if (!this.handWritten || (this.sign !== '+' && this.sign !== '-')) return;
		const run = { start: this.runStart, end, sign: this.sign };
		for (let line = run.start; line < end; line++) if (line < run.start + ENDS || line >= end - ENDS) this.add(line);
		if (run.sign === '+' && this.before?.sign === '-' && run.start - this.before.end <= 1)
			this.addReplaced(this.before, run);
		this.before = run;
	}

	/** Adds where long lines differ from those that they replace. */
	private addReplaced(old: Run, young: Run): void {
		for (let i = 0; i < Math.min(ENDS, old.end - old.start, young.end - young.start); i++) {
			const lines = [old.start + i, young.start + i] as const;
			const [one, other] = lines.map((line) => this.start(line)) as [number, number];
			const [end, otherEnd] = lines.map((line) => contentEnd(this.text, this.lines, line)) as [number, number];
			let same = 1;
			while (same < Math.min(end - one, otherEnd - other) && this.text[one + same] === this.text[other + same]) same++;
			if (end - one > WIDEST) this.addPart(one + same, end);
			if (otherEnd - other > WIDEST) this.addPart(other + same, otherEnd);
		}
	}

	private addPart(start: number, end: number): void {
		const from = borderBehind(this.text, start);
		const to = Math.min(end, from + DIFFERENCE);
		if (from < to) this.criticals.push({ start: from, end: borderBefore(this.text, to) });
	}

	private header(line: number): void {
		opening.lastIndex = this.start(line);
		if (!opening.test(this.text)) return;
		const header = this.content(line);
		if (this.openForm(header)) return;
		const at = /^@@+(?= -\d)/.exec(header);
		if (at) {
			this.columns = at[0].length - 1;
			this.form = undefined;
			if (/ -[01][, ]/.test(header)) this.handWritten &&= !this.isGenerated(line + 1);
		} else if (/^(?:diff |Index: |commit |[+-]{3} |rename |Binary files )/.test(header)) {
			this.columns = 0;
			this.path(line, header);
		}
	}

	/** Whether a line opens a hunk of another form, or stands in one. */
	private openForm(header: string): boolean {
		const form = [plain, context].find((opens) => opens.test(header));
		if (!form) return this.form === plain && header === '---';
		this.form = form;
		this.columns = 1;
		this.handWritten ||= !this.hasPath;
		return true;
	}

	private path(line: number, header: string): void {
		this.hasPath = true;
		const path = (header.split('\t')[0] as string).replace(/^\S+ (?:to )?/, '').replace(/"$/, '');
		if (path !== '/dev/null') this.handWritten = isHandWritten(path) && !this.rules?.isGenerated(path);
		if (/^(?:diff|Index:|[+]{3}|rename)/.test(header)) this.add(line);
	}

	private isGenerated(first: number): boolean {
		for (let line = first; line < Math.min(first + TOP, lineCount(this.lines)); line++)
			if (saysGenerated(this.content(line))) return true;
		return false;
	}

	/** Whether `---` or `+++` opens a file: both stand together. */
	private isPath(line: number): boolean {
		const start = this.start(line);
		if (this.text.startsWith('--- ', start)) return this.content(line + 1).startsWith('+++ ');
		return this.text.startsWith('+++ ', start) && line > 0 && this.content(line - 1).startsWith('--- ');
	}

	/** `+`, `-` or a blank; empty for a line that is in no hunk. */
	private signOf(line: number): string {
		const start = this.start(line);
		if (this.form) return this.signInForm(this.text.slice(start, start + 2));
		const columns = this.text.slice(start, start + this.columns);
		return /^ +$/.test(columns) ? ' ' : (/^ *([+-])/.exec(columns)?.[1] ?? '');
	}

	private signInForm(opening: string): string {
		const isPlain = opening.startsWith('<') || opening.startsWith('>');
		return isPlain === (this.form === plain) ? (signs[opening] ?? '') : '';
	}

	/** The content of a line, if there is such a line. */
	private content(line: number): string {
		if (line >= lineCount(this.lines)) return '';
		const start = this.start(line);
		return this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDEST));
	}

	private start(line: number): number {
		return this.lines.starts[line] as number;
	}

	private add(line: number): void {
		const start = this.lines.starts[line] as number;
		const end = contentEnd(this.text, this.lines, line);
		if (start < end && end - start <= WIDEST) this.criticals.push({ start, end });
	}
}
