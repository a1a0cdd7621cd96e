import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';
import { forEachCell, type Separator } from './cells.ts';
import { joinedRows } from './rows.ts';

/** Lines of one table: `from` (inclusive) to `to` (exclusive), its header included. */
export interface Block {
	readonly from: number;
	readonly to: number;
	readonly separator: Separator;
}

/** Lines of a table from which its separator is seen. */
const SAMPLE = 20;
/** Share of its rows that have as many cells as the first. */
const LEAST = 0.9;

/** The tables of a text, divided by blank lines; a CSV holds its blank lines itself. */
export function* blocksOf(text: string, lines: Lines): Generator<Block> {
	const count = lineCount(lines);
	const whole = separatorOf(text, lines, 0, count);
	if (whole === ',' || whole === ';' || whole === '\t') {
		yield { from: 0, to: count, separator: whole };
		return;
	}
	for (let line = 0; line < count; ) {
		if (isBlankLine(text, lines, line)) {
			line++;
			continue;
		}
		const from = line;
		while (line < count && !isBlankLine(text, lines, line)) line++;
		yield { from, to: line, separator: separatorOf(text, lines, from, line) };
	}
}

function separatorOf(text: string, lines: Lines, from: number, to: number): Separator {
	const sample = Math.min(to, from + SAMPLE);
	if (from === to) return ' ';
	for (const separator of [',', ';', '\t'] as const) if (isEven(text, lines, from, sample, separator)) return separator;
	for (const separator of ['|', '│'] as const) {
		let found = 0;
		for (let line = from; line < sample; line++) if (cellsIn(text, lines, line, line + 1, separator) > 1) found++;
		if (2 * found >= sample - from) return separator;
	}
	return ' ';
}

/** Whether nearly all rows have as many cells as the first one, and more than two. */
function isEven(text: string, lines: Lines, from: number, to: number, separator: Separator): boolean {
	const { starts } = joinedRows(text, lines, from, to);
	const cells = cellsIn(text, lines, from, starts[1] as number, separator);
	if (cells < 3) return false;
	let even = 0;
	for (let row = 0; row + 1 < starts.length; row++)
		if (cellsIn(text, lines, starts[row] as number, starts[row + 1] as number, separator) === cells) even++;
	return even >= LEAST * (starts.length - 1);
}

function cellsIn(text: string, lines: Lines, from: number, to: number, separator: Separator): number {
	return forEachCell(text, lines.starts[from] as number, contentEnd(text, lines, to - 1), separator, () => {});
}

function isBlankLine(text: string, lines: Lines, line: number): boolean {
	const end = contentEnd(text, lines, line);
	for (let at = lines.starts[line] as number; at < end; at++) if (text.charCodeAt(at) > 32) return false;
	return true;
}
