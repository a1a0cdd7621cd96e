import { bars, cellsOf, isEmpty } from './cells.ts';
import type { Span } from './pattern.ts';
import type { Secret } from './secret.ts';
import { headerOf, type TableHeader } from './tableHeader.ts';

/** What a table has between its header and its rows. */
const rule = /^[\s|│┃+:=─━═┼┿╪╋├┤┝┥╞╡┌┐└┘┬┴╭╮╰╯-]{3,4000}$/;

/** So many UTF-16 units of a row are looked at. */
const WIDEST = 20_000;

/** What code is made of. */
const code = /[(){}=]/;

/** So many lines on end that are no rows end a table: comments in it are shorter. */
const ODD = 100;

/** Takes a header and where its line ends; returns what stands in its columns, and where the table ends. */
export function secretsBelow(text: string, header: TableHeader, from: number): { secrets: Secret[]; end: number } {
	const secrets: Secret[] = [];
	let end = from;
	let isApart = false;
	// Code has such words between commas as well
	let isTable = bars.has(header.sign);
	for (let odd = 0, next = from + 1; next < text.length && odd < ODD; ) {
		const start = next;
		const lineEnd = endOfLine(text, start);
		const line = text.slice(start, Math.min(lineEnd, start + WIDEST));
		next = lineEnd + 1;
		const isBlank = line.trim() === '';
		isApart ||= isBlank;
		if (isBlank || rule.test(line)) continue;
		const cells = rowOf(line, header);
		const isRow = cells.length === header.names.length;
		const found = secretsIn(line, cells, header);
		isTable ||= isRow;
		if (!isRow && (isApart || (!isTable && code.test(line)))) break;
		if ((isApart || !isRow) && found.length === 0 && isOther(line, header)) break;
		for (const secret of found) secrets.push({ ...secret, start: start + secret.start, end: start + secret.end });
		odd = isRow ? 0 : odd + 1;
		isApart = false;
		end = lineEnd;
	}
	return { secrets, end };
}

function endOfLine(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end < 0 ? text.length : end;
}

/** The cells of a row. Whether what is empty at its ends is a border or a cell the header tells. */
function rowOf(line: string, { sign, names, isOpened }: TableHeader): Span[] {
	const cells = cellsOf(line, sign);
	const isDrawn = bars.has(sign);
	if (isEmpty(cells[0]) && (isOpened || (isDrawn && cells.length > names.length + 1))) cells.shift();
	if (isEmpty(cells.at(-1)) && isDrawn && cells.length > names.length) cells.pop();
	return cells;
}

/** In a row of more cells or fewer, a column is counted from both ends. */
function secretsIn(line: string, cells: readonly Span[], { names, wanted }: TableHeader): Secret[] {
	if (cells.length < 2) return [];
	return wanted.flatMap(([number, { kind, isSecret }]) =>
		[...new Set([number, number + cells.length - names.length])]
			.flatMap((at) => (cells[at] ? [cells[at]] : []))
			.filter((cell) => isSecret(line.slice(...cell)))
			.map(([start, end]) => ({ start, end, kind })),
	);
}

/** Whether a line is the header of another table: one of secrets, or one that repeats a name. */
function isOther(line: string, { names }: TableHeader): boolean {
	const other = headerOf(line);
	if (!other) return false;
	return other.wanted.length > 0 || other.names.some((name, number) => name !== '' && name === names[number]);
}
