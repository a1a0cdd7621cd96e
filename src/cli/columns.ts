import { inert } from '../core/inert.ts';

/**
 * Takes rows of cells, which may hold text from outside, and how each column is aligned (`l` or `r` per column); returns
 * lines, a row each, in which every column is as wide as its widest cell.
 */
export function columns(cells: readonly (readonly string[])[], alignment: string, separator: string): string[] {
	const rows = cells.map((row) => row.map((cell) => inert(cell.replace(/\s/g, ' '))));
	const widths: number[] = [];
	for (const row of rows) {
		row.forEach((cell, i) => {
			widths[i] = Math.max(widths[i] ?? 0, cell.length);
		});
	}
	const padded = (cell: string, i: number) =>
		alignment[i] === 'r' ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number);
	return rows.map((row) => row.map(padded).join(separator).trimEnd());
}
