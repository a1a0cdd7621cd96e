/** Where lines begin. CRLF, LF and a lone CR end a line. */

export interface Lines {
	/** Ascending UTF-16 offsets of line starts; the first is 0. A text that ends with a line end has no entry behind it. */
	readonly starts: Int32Array;
	/** Length of the text in UTF-16 units. */
	readonly length: number;
}

/** Takes a text; returns its line starts in one pass. An empty text has no lines. */
export function linesOf(text: string): Lines {
	const starts = text.includes('\r') ? startsWithReturns(text) : startsAtFeeds(text);
	return { starts, length: text.length };
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
	let low = 0;
	let high = lines.starts.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((lines.starts[middle] as number) <= offset) low = middle + 1;
		else high = middle;
	}
	return Math.max(0, low - 1);
}

function startsAtFeeds(text: string): Int32Array {
	const starts = new Offsets(text.length);
	for (let at = 0; at < text.length; ) {
		starts.push(at);
		const feed = text.indexOf('\n', at);
		at = feed < 0 ? text.length : feed + 1;
	}
	return starts.toArray();
}

function startsWithReturns(text: string): Int32Array {
	const starts = new Offsets(text.length);
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code !== 10 && !(code === 13 && text.charCodeAt(at + 1) !== 10)) continue;
		starts.push(start);
		start = at + 1;
	}
	if (start < text.length) starts.push(start);
	return starts.toArray();
}

/** A growing Int32Array, so that a million lines cost four megabytes and no boxed numbers. */
class Offsets {
	private array: Int32Array;
	private size = 0;

	constructor(textLength: number) {
		this.array = new Int32Array(Math.max(16, textLength >> 6));
	}

	push(offset: number): void {
		if (this.size === this.array.length) {
			const larger = new Int32Array(2 * this.array.length);
			larger.set(this.array);
			this.array = larger;
		}
		this.array[this.size++] = offset;
	}

	toArray(): Int32Array {
		return this.array.slice(0, this.size);
	}
}
