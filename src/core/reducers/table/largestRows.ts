import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Block } from './blocks.ts';
import { forEachCell } from './cells.ts';

/** So many rows with the largest measures of each column tell where the time went. */
const MOST = 15;
/** Measures stand in the first columns; the name of what was measured stands behind them. */
const COLUMNS = 6;
/** `0.041`, `17.36%`, `389/386`, `1.20s`. */
const measure = /^[-+]?\d[\d,]*(?:\.\d+)?(?:\/\d+|%|([a-zµ]{1,2}))?$/;
/** Seconds by what stands behind a number: profilers choose the unit for each. */
const units: Readonly<Record<string, number>> = { s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9, m: 60, h: 3600 };

interface Measured {
	readonly row: number;
	readonly value: number;
}

/** The rows of a profile with the largest measures of each column, in whatever order they stand. */
export function largestRows({ text, lines }: ReduceInput, { separator }: Block, rows: Int32Array): number[] {
	const columns: Measured[][] = Array.from({ length: COLUMNS }, () => []);
	for (let row = 0; row + 1 < rows.length; row++) {
		const line = rows[row] as number;
		forEachCell(text, lines.starts[line] as number, contentEnd(text, lines, line), separator, (column, start, end) => {
			const match = column < COLUMNS ? measure.exec(text.slice(start, end)) : null;
			if (match)
				columns[column]?.push({ row, value: Number.parseFloat(match[0].replaceAll(',', '')) * factor(match[1]) });
		});
	}
	return columns.flatMap((measured) =>
		measured
			.sort((a, b) => b.value - a.value || a.row - b.row)
			.slice(0, MOST)
			.filter(({ value }) => value > 0)
			.map(({ row }) => row),
	);
}

function factor(unit = ''): number {
	return units[unit] ?? 1;
}
