/** What stands between the cells of a row: a character, or blanks. */
export type Separator = ',' | ';' | '\t' | '|' | '│' | ' ';

/** Called with a cell's column and its span without blanks around it (UTF-16 offsets). */
export type VisitCell = (column: number, start: number, end: number) => void;

const quote = 34;
const space = 32;

/** Visits the cells of the row between two offsets; returns how many there are. Separators within double quotes separate nothing. */
export function forEachCell(text: string, start: number, end: number, separator: Separator, visit: VisitCell): number {
	if (separator === ' ') return forEachWord(text, start, end, visit);
	const code = separator.charCodeAt(0);
	const isQuoted = separator !== '|' && separator !== '│';
	let column = 0;
	let from = start;
	for (let at = start; at <= end; at++) {
		const here = at < end ? text.charCodeAt(at) : code;
		if (here === quote && isQuoted && at === from) {
			at = closingQuote(text, at, end);
		} else if (here === code) {
			visitTrimmed(text, column++, from, at, visit);
			from = at + 1;
		}
	}
	return column;
}

/** Cells of tables that are aligned by blanks: their words. */
function forEachWord(text: string, start: number, end: number, visit: VisitCell): number {
	let column = 0;
	for (let at = start; at < end; at++) {
		if (isBlank(text.charCodeAt(at))) continue;
		const from = at;
		while (at < end && !isBlank(text.charCodeAt(at))) at++;
		visit(column++, from, at);
	}
	return column;
}

function visitTrimmed(text: string, column: number, start: number, end: number, visit: VisitCell): void {
	while (start < end && isBlank(text.charCodeAt(start))) start++;
	while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
	visit(column, start, end);
}

/** The offset of the quote that closes the one at `at`, two in a row closing nothing; the end if none does. */
function closingQuote(text: string, at: number, end: number): number {
	for (let close = at + 1; close < end; close++) {
		if (text.charCodeAt(close) !== quote) continue;
		if (text.charCodeAt(close + 1) !== quote) return close;
		close++;
	}
	return end - 1;
}

function isBlank(code: number): boolean {
	return code === space || (code >= 9 && code <= 13);
}
