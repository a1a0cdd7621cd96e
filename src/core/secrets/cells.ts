import type { Span } from './pattern.ts';

/** What separates the cells of a row, the rarest first. */
export const signs = ['│', '┃', '|', '\t', ';', ',', '  '];

/** Those that are drawn: they may stand around a row, too, and no quotes are around what is between them. */
export const bars: ReadonlySet<string> = new Set(['│', '┃', '|']);

/** The cells of a line, without the blanks, the quotes and the asterisks around what is in them. */
export function cellsOf(line: string, sign: string): Span[] {
	const cells: Span[] = [];
	for (let from = 0; ; ) {
		const border = line.indexOf(sign, bars.has(sign) ? from : endOfQuoted(line, from, sign));
		const end = border < 0 ? line.length : border;
		cells.push(inner(line, from, end));
		if (border < 0) return cells;
		from = end + sign.length;
		while (sign === '  ' && line[from] === ' ') from++;
	}
}

export const isEmpty = (cell: Span | undefined) => cell !== undefined && cell[0] === cell[1];

/** Where what is in quotes from an offset on ends, or that offset: a quote may as well be part of a cell. */
function endOfQuoted(line: string, from: number, sign: string): number {
	let at = from;
	while (line[at] === ' ') at++;
	if (line[at] !== '"') return from;
	for (at = line.indexOf('"', at + 1); at >= 0; at = line.indexOf('"', at + 2)) if (line[at + 1] !== '"') break;
	if (at < 0) return from;
	let behind = at + 1;
	while (line[behind] === ' ' || line[behind] === '\r') behind++;
	return behind >= line.length || line.startsWith(sign, at + 1) || line.startsWith(sign, behind) ? at + 1 : from;
}

const around = /^[\s"'`*]$/;

function inner(line: string, start: number, end: number): Span {
	let [from, to] = [start, end];
	while (from < to && around.test(line[from] as string)) from++;
	while (from < to && around.test(line[to - 1] as string)) to--;
	return [from, to];
}
