import { lastAtOrBefore } from './ascending.ts';
import { IntList } from './intList.ts';

/** Where lines begin. CRLF, LF and a lone CR end a line. */

export interface Lines {
	/** Ascending UTF-16 offsets of line starts; the first is 0. A text that ends with a line end has no entry behind it. */
	readonly starts: Int32Array;
	/** Length of the text in UTF-16 units. */
	readonly length: number;
}

/** Takes a text; returns its line starts in one pass. An empty text has no lines. */
export function linesOf(text: string): Lines {
	const { length } = text;
	const starts = new IntList(length >> 6);
	const next = (sign: string, from: number) => {
		const at = text.indexOf(sign, from);
		return at < 0 ? length : at;
	};
	let feed = next('\n', 0);
	let ret = next('\r', 0);
	for (let at = 0; at < length; ) {
		starts.push(at);
		at = feed === ret + 1 ? feed + 1 : Math.min(feed, ret) + 1;
		if (feed < at) feed = next('\n', at);
		if (ret < at) ret = next('\r', at);
	}
	return { starts: starts.toArray(), length };
}

/** Number of lines: line ends, plus one for an unfinished last line. */
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
