import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import { behindColours, withoutColours } from './colours.ts';
import { type Critical, type Extractor, maxCriticals } from './extractor.ts';
import { isHandWritten, saysGenerated } from './handWritten.ts';

/** Of a run of added or removed lines, so many at each end are critical. */
const ENDS = 20;
/** Longer lines than this were written by tools, in UTF-16 units. */
const WIDEST = 900;
/** Lines at the top of a file that may say that a tool wrote it. */
const TOP = 20;

/** The changed paths, and the changed lines of files that people write: of very long runs the two ends. */
export const extractDiff: Extractor = (text, lines) => {
	const walk = new Walk(text, lines);
	for (let line = 0; line < lineCount(lines) && walk.criticals.length < maxCriticals; line++) walk.step(line);
	walk.endRun(lineCount(lines));
	return walk.criticals.slice(0, maxCriticals);
};

class Walk {
	readonly criticals: Critical[] = [];
	private handWritten = false;
	/** Columns of signs before a line's content, one per parent; 0 outside of hunks. */
	private columns = 0;
	private sign = '';
	private runStart = 0;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
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
		for (let line = this.runStart; line < end; line++)
			if (line < this.runStart + ENDS || line >= end - ENDS) this.add(line);
	}

	private header(line: number): void {
		const header = this.content(line);
		const at = /^@@+(?= -\d)/.exec(header);
		if (at) {
			this.columns = at[0].length - 1;
			if (/ -[01][, ]/.test(header)) this.handWritten &&= !this.isGenerated(line + 1);
		} else if (/^(?:diff |Index: |commit |[+-]{3} |rename |Binary files )/.test(header)) {
			this.columns = 0;
			this.path(line, header);
		}
	}

	private path(line: number, header: string): void {
		const path = (header.split('\t')[0] as string).replace(/^\S+ (?:to )?/, '').replace(/"$/, '');
		if (path !== '/dev/null') this.handWritten = isHandWritten(path);
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
		const signs = this.text.slice(start, start + this.columns);
		return /^ +$/.test(signs) ? ' ' : (/^ *([+-])/.exec(signs)?.[1] ?? '');
	}

	/** The content of a line without colours, if there is such a line. */
	private content(line: number): string {
		if (line >= lineCount(this.lines)) return '';
		const start = this.start(line);
		return withoutColours(this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDEST)));
	}

	/** Where a line starts behind its colours. */
	private start(line: number): number {
		return behindColours(this.text, this.lines.starts[line] as number);
	}

	private add(line: number): void {
		const start = this.lines.starts[line] as number;
		const end = contentEnd(this.text, this.lines, line);
		if (start < end && end - start <= WIDEST) this.criticals.push({ start, end });
	}
}
