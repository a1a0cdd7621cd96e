import { intersects } from '../../edits/spans.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Survey } from './survey.ts';

/** Rows at the start and at the end of a table that stay. */
const FIRST = 5;
const LAST = 1;

/**
 * Which rows of a table stay (1) or leave (0): the first few and the last, the first with each value of a column that
 * has few, those that say that something is wrong, outliers, those with more or fewer cells than others, and what is kept.
 */
export function chooseRows(
	{ lines, keep }: ReduceInput,
	rows: Int32Array,
	{ columns, ragged, alarming }: Survey,
): Uint8Array {
	const count = rows.length - 1;
	const stays = new Uint8Array(count);
	stays.fill(1, 0, FIRST).fill(1, Math.max(0, count - LAST));
	for (const row of [...ragged, ...alarming]) stays[row] = 1;
	for (const column of columns) {
		for (const row of column.rowsOfKinds()) stays[row] = 1;
		const outlier = column.outlier();
		if (outlier >= 0) stays[outlier] = 1;
	}
	for (let row = 0; keep.length > 0 && row < count; row++) {
		const start = lines.starts[rows[row] as number] as number;
		if (intersects(keep, start, lineEnd(lines, (rows[row + 1] as number) - 1))) stays[row] = 1;
	}
	return stays;
}
