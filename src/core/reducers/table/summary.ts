import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Block } from './blocks.ts';
import { forEachCell } from './cells.ts';
import type { Survey } from './survey.ts';

/** Columns of which the range is told. */
const MOST = 8;

/** ` (whole table: year 1970 to 2013, budget 7000 to 425000000)`: from where to where the measures of a table's columns reach, by the names in its first line. */
export function rangesOf({ text, lines }: ReduceInput, { from, separator }: Block, { columns }: Survey): Part[] {
	if (separator === ' ') return [];
	const parts: Part[] = [];
	let told = 0;
	forEachCell(text, lines.starts[from] as number, contentEnd(text, lines, from), separator, (column, start, end) => {
		const range = columns[column]?.range();
		if (!range || start === end || told === MOST) return;
		told++;
		const [least, most] = range;
		parts.push(wording(told === 1 ? ' (whole table: ' : ', '), copy(start, end));
		parts.push(wording(' '), copy(least.start, least.end));
		parts.push(wording(' to '), copy(most.start, most.end));
	});
	return told > 0 ? [...parts, wording(')')] : [];
}
