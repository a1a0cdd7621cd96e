import { contentEnd, type Lines } from '../../source/lines.ts';
import type { Block } from './blocks.ts';

/** The rules of a header are looked for among so many first lines of a table. */
const HEADER = 10;
/** UTF-16 units of a line that are looked at. */
const LOOK = 400;
/** `|---|---|`, `----+----`, `+++-===-===`, `├──┼──┤`. */
const rule = /^[\s|+:=─━═│┃┌┬┐├┼┤└┴┘╞╪╡╔╦╗╠╬╣╚╩╝┏┳┓┡╇┩╒╤╕╘╧╛-]+$/;
const stroke = /--|==|──|━━|══/;

/** Whether a line only rules a table. */
function isRule(text: string, lines: Lines, line: number): boolean {
	const start = lines.starts[line] as number;
	const content = text.slice(start, Math.min(contentEnd(text, lines, line), start + LOOK));
	return stroke.test(content) && rule.test(content);
}

/** The line behind the header of a table: behind the first rule that has text above it, or behind its first line. */
export function bodyStart(text: string, lines: Lines, { from, to }: Block): number {
	for (let line = from + 1; line < Math.min(to, from + HEADER); line++) if (isRule(text, lines, line)) return line + 1;
	return from + 1;
}

/** The lines at which the rows of a table's body begin, with the line behind the last one. */
export function rowsOf(text: string, lines: Lines, { to, separator }: Block, from: number): Int32Array {
	if (separator === ',' || separator === ';' || separator === '\t') {
		const { starts, isOpen } = joinedRows(text, lines, from, to);
		if (!isOpen) return starts;
	}
	return Int32Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/**
 * The lines at which rows begin that go on over line ends within double quotes, with the line behind the last one, and
 * whether a quote is still open there.
 */
export function joinedRows(
	text: string,
	lines: Lines,
	from: number,
	to: number,
): { readonly starts: Int32Array; readonly isOpen: boolean } {
	const starts = new Int32Array(to - from + 1);
	let rows = 0;
	let isOpen = false;
	let quote = text.indexOf('"', lines.starts[from] ?? text.length);
	for (let line = from; line < to; line++) {
		if (!isOpen) starts[rows++] = line;
		const end = contentEnd(text, lines, line);
		for (; quote >= 0 && quote < end; quote = text.indexOf('"', quote + 1)) isOpen = !isOpen;
	}
	starts[rows] = to;
	return { starts: starts.slice(0, rows + 1), isOpen };
}
