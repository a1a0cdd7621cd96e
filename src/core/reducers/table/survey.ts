import { contentEnd } from '../../source/lines.ts';
import { exactHash } from '../json/roles.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Block } from './blocks.ts';
import { forEachCell } from './cells.ts';
import { Column } from './column.ts';
import { alarmOf } from './failing.ts';

/** What is known of a table after one pass over its cells. */
export interface Survey {
	readonly columns: readonly Column[];
	/** Rows with as many cells as few others have, and those that alone have a cell in a column, or none. */
	readonly ragged: readonly number[];
	/** Rows that say that something is wrong with them, the first few for each word. */
	readonly alarming: readonly number[];
}

/** Columns that are looked at. */
const COLUMNS = 64;
/** UTF-16 units of a cell that are looked at. */
const LOOK = 64;
/** Rows for each word that says that something is wrong. */
const ALARMS = 3;
/** Where blanks divide words rather than cells, a column that a smaller share of rows has belongs to a text at their end. */
const FULL = 0.8;

/** Looks at all cells of a table; `rows` are the lines at which its rows begin, and the one behind the last. */
export function survey({ text, lines }: ReduceInput, { separator }: Block, rows: Int32Array): Survey {
	const found = new Findings(text);
	const widths = new Column();
	for (let row = 0; row + 1 < rows.length; row++) {
		const start = lines.starts[rows[row] as number] as number;
		const end = contentEnd(text, lines, (rows[row + 1] as number) - 1);
		const width = forEachCell(text, start, end, separator, (column, from, to) => found.add(row, column, from, to));
		widths.add({ row, start, end }, width, '');
	}
	if (separator !== ' ') {
		const strays = found.columns.flatMap((column) => column.strays(rows.length - 1));
		return {
			columns: found.columns,
			ragged: [...widths.rowsOfKinds(), ...strays],
			alarming: found.alarming(() => true),
		};
	}
	return {
		columns: found.columns.filter((column) => column.isIn(FULL * (rows.length - 1))),
		ragged: [],
		alarming: found.alarming(({ column, isWeak }) => !isWeak || (found.columns[column]?.holdsKinds ?? false)),
	};
}

interface Alarm {
	readonly row: number;
	readonly column: number;
	readonly isWeak: boolean;
}

class Findings {
	readonly columns: Column[] = [];
	private readonly alarms: Alarm[] = [];
	private readonly counts = new Map<string, number>();

	constructor(private readonly text: string) {}

	/** Adds the cell of a row and a column between two offsets. */
	add(row: number, column: number, start: number, end: number): void {
		if (column >= COLUMNS || start === end) return;
		const cell = this.text.slice(start, Math.min(end, start + LOOK));
		while (this.columns.length <= column) this.columns.push(new Column());
		this.columns[column]?.add({ row, start, end }, exactHash(this.text, start, end), cell);
		const alarm = alarmOf(cell);
		if (!alarm) return;
		const count = (this.counts.get(cell) ?? 0) + 1;
		this.counts.set(cell, count);
		if (count <= ALARMS) this.alarms.push({ row, column, isWeak: alarm === 'weak' });
	}

	/** The rows of the alarms that count. */
	alarming(counts: (alarm: Alarm) => boolean): number[] {
		return this.alarms.filter(counts).map(({ row }) => row);
	}
}
