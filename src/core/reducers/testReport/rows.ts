/** The lines of a stretch of text, as UTF-16 offsets: those of a source, or those within a JSON string. */
export interface Rows {
	/** Where each line starts. */
	readonly starts: ArrayLike<number>;
	/** Where the content of each line ends; its line end follows, up to the next start. */
	readonly ends: ArrayLike<number>;
	/** Behind the last line, its line end included. */
	readonly end: number;
	/** What ends a line: a line feed, or the escape sequence for one. */
	readonly feed: string;
}

/** Offset behind a row and its line end. */
export function rowEnd(rows: Rows, row: number): number {
	return rows.starts[row + 1] ?? rows.end;
}

/** Offset of a row's first visible character, or the end of its content. */
export function firstVisible(text: string, rows: Rows, row: number): number {
	const end = rows.ends[row] as number;
	let at = rows.starts[row] as number;
	for (; at < end; at++) {
		if (rows.feed !== '\n' && text.startsWith('\\t', at)) at++;
		else if (text.charCodeAt(at) !== 32 && text.charCodeAt(at) !== 9) break;
	}
	return Math.min(at, end);
}

/** The start of a row's content, for patterns: at most `length` UTF-16 units. */
export function rowHead(text: string, rows: Rows, row: number, length: number): string {
	const start = rows.starts[row] as number;
	return text.slice(start, Math.min(rows.ends[row] as number, start + length));
}

/** Splits the stretch [start, end) of a text into its lines. */
export function plainRows(text: string, start: number, end: number): Rows {
	const starts: number[] = [];
	const ends: number[] = [];
	for (let at = start; at < end; ) {
		const found = text.indexOf('\n', at);
		const stop = found < 0 || found >= end ? end : found;
		starts.push(at);
		ends.push(stop > at && text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop);
		at = stop === end ? end : stop + 1;
	}
	return { starts, ends, end, feed: '\n' };
}

/** Splits the content [start, end) of a JSON string at its escape sequences for line feeds. */
export function escapedRows(text: string, start: number, end: number): Rows {
	const starts = [start];
	const ends: number[] = [];
	for (let at = text.indexOf('\\', start); at >= 0 && at < end; at = text.indexOf('\\', at + 2)) {
		if (text[at + 1] !== 'n') continue;
		ends.push(at);
		starts.push(at + 2);
	}
	ends.push(end);
	return { starts, ends, end, feed: '\\n' };
}
