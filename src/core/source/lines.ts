import { lastAtOrBefore } from './ascending.ts';

/** Where lines begin. CRLF, LF and a lone CR end a line. */

export interface Lines {
	/** Ascending UTF-16 offsets of line starts; the first is 0. A text that ends with a line end has no entry behind it. */
	readonly starts: Int32Array;
	/** Length of the text in UTF-16 units. */
	readonly length: number;
}

/** Takes a text; returns its line starts. Counts them first, so that no room is left over. An empty text has no lines. */
export function linesOf(text: string): Lines {
	const starts = new Int32Array(countLines(text));
	const ends = new LineEnds(text);
	for (let line = 0, at = 0; at < text.length; at = ends.behind(at)) starts[line++] = at;
	return { starts, length: text.length };
}

/** The lines of the stretch [start, end) of a text (UTF-16 offsets), as `linesOf` would find them in it, without reading it. */
export function linesWithin(lines: Lines, start: number, end: number): Lines {
	if (start >= end) return { starts: new Int32Array(0), length: 0 };
	const starts = lines.starts.slice(lineAt(lines, start), lineAt(lines, end - 1) + 1);
	for (let line = 0; line < starts.length; line++) starts[line] = Math.max(0, (starts[line] as number) - start);
	return { starts, length: end - start };
}

/** Takes a text; returns its number of lines: line ends, plus one for an unfinished last line. */
export function countLines(text: string): number {
	const ends = new LineEnds(text);
	let count = 0;
	for (let at = 0; at < text.length; at = ends.behind(at)) count++;
	return count;
}

/** The line ends of a text, asked for in ascending order: one pass. */
class LineEnds {
	private feed: number;
	private ret: number;

	constructor(private readonly text: string) {
		this.feed = this.next('\n', 0);
		this.ret = this.next('\r', 0);
	}

	/** UTF-16 offset behind the end of the line that starts at an offset. */
	behind(start: number): number {
		if (this.feed < start) this.feed = this.next('\n', start);
		if (this.ret < start) this.ret = this.next('\r', start);
		return this.feed === this.ret + 1 ? this.feed + 1 : Math.min(this.feed, this.ret) + 1;
	}

	private next(sign: string, from: number): number {
		const at = this.text.indexOf(sign, from);
		return at < 0 ? this.text.length : at;
	}
}

/** Number of lines that are known. */
export function lineCount(lines: Lines): number {
	return lines.starts.length;
}

/** UTF-16 offset behind line `line` (0-based), its line end included. */
export function lineEnd(lines: Lines, line: number): number {
	return lines.starts[line + 1] ?? lines.length;
}

/** UTF-16 offset behind the content of line `line` (0-based), its line end excluded. */
export function contentEnd(text: string, lines: Lines, line: number): number {
	const end = lineEnd(lines, line);
	const start = lines.starts[line] as number;
	const last = text.charCodeAt(end - 1);
	if (end === start || (last !== 10 && last !== 13)) return end;
	return last === 10 && end - 2 >= start && text.charCodeAt(end - 2) === 13 ? end - 2 : end - 1;
}

/** 0-based number of the line that holds the UTF-16 offset, by binary search; the last line for an offset behind the end. */
export function lineAt(lines: Lines, offset: number): number {
	return lastAtOrBefore(lines.starts, offset);
}
