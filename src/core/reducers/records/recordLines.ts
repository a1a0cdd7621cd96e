import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';

/** How far into its line (UTF-16 units) a record may open: behind a time, or the name of a container. */
const REACH = 120;
/** Share of the lines that are not blank that hold a record each. */
const LEAST = 0.8;
/** If fewer than half of so many lines hold one, the others need no look. */
const SAMPLE = 500;
const openBrace = 123;
const closeBrace = 125;
const quote = 34;

/** Offset at which a JSON object opens that ends the line [start, end), at most `reach` behind its start; -1 if none does. */
export function recordStart(text: string, start: number, end: number, reach = REACH): number {
	const limit = Math.min(end, start + reach + 1);
	for (let at = start; at < limit; at++) {
		const code = text.charCodeAt(at);
		if (code === openBrace) return text.charCodeAt(recordEnd(text, start, end) - 1) === closeBrace ? at : -1;
		if (code === quote) return -1;
	}
	return -1;
}

/** Offset behind the last character of a line that is no blank. */
export function recordEnd(text: string, start: number, end: number): number {
	let at = end;
	while (at > start && text.charCodeAt(at - 1) <= 32) at--;
	return at;
}

/** Whether nearly all lines of a text hold one JSON object each, which opens at most `reach` behind the line's start. */
export function isRecordStream(text: string, lines: Lines, reach = REACH): boolean {
	let records = 0;
	let filled = 0;
	for (let line = 0; line < lineCount(lines); line++) {
		const start = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		if (recordEnd(text, start, end) === start || text.charCodeAt(start) === 35) continue;
		filled++;
		if (recordStart(text, start, end, reach) >= 0) records++;
		if (filled === SAMPLE && 2 * records < filled) return false;
	}
	return records > 1 && records >= LEAST * filled;
}
