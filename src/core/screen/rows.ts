import { Row } from './row.ts';

/** Rows that the cursor can reach: higher screens than this there are none. */
const REACH = 500;
/** Columns that the cursor can be moved to. */
const WIDEST = 1_000;

/** Called with each row, from the top down, once nothing can change it any more. */
type OnRow = (row: Row) => void;

/** The rows of a screen that is as high as it has to be, and the cursor on it. */
export class Rows {
	private rows: Row[];
	/** The row that the cursor is on, and the topmost that it can reach. */
	private row = 0;
	private top = 0;
	private column = 0;

	constructor(
		private readonly text: string,
		private readonly onRow: OnRow,
	) {
		this.rows = [new Row(text)];
	}

	/** Writes the source text [start, end) at the cursor. */
	write(start: number, end: number): void {
		this.current.write(this.column, start, end);
		this.column += end - start;
	}

	/** Ends the row with the line end that the source holds at [start, end). */
	feed(start: number, end: number): void {
		this.current.endStart = start;
		this.current.endEnd = end;
		this.row++;
		this.column = 0;
		if (this.row === this.rows.length) this.rows.push(new Row(this.text));
		if (this.rows.length > 2 * REACH) this.release(REACH);
	}

	/** Moves the cursor to the start of its row. */
	carriageReturn(): void {
		if (this.current.isFull) this.nextRow();
		this.column = 0;
	}

	/** Moves the cursor within the rows that are there. */
	move(down: number, right: number): void {
		this.row = Math.min(this.rows.length - 1, Math.max(this.top, this.row + down));
		this.toColumn(this.column + right);
	}

	/** Moves the cursor to a column (from 0). */
	toColumn(column: number): void {
		if (this.current.isFull) return;
		this.column = Math.min(Math.max(WIDEST, this.current.length), Math.max(0, column));
	}

	/** Moves the cursor to a row (from 0) from the topmost that it can reach, and no higher. */
	toRow(row: number): void {
		this.row = Math.min(this.rows.length - 1, this.top + Math.max(0, row));
	}

	/** Erases the cursor's row: behind the cursor (0), before it (1), all of it (2). */
	eraseRow(mode: number): void {
		if (mode === 1) this.current.blankBefore(this.column);
		else this.current.cutBehind(mode === 0 ? this.column : 0);
	}

	/** Erases what stands behind the cursor, rows below it too. */
	eraseBelow(): void {
		this.eraseRow(0);
		for (const row of this.rows.slice(this.row + 1)) {
			row.cutBehind(0);
			row.endStart = -1;
		}
		this.rows.length = this.row + 1;
	}

	/** A cleared screen: what stood on it scrolled away and stays as it is. */
	clear(): void {
		this.nextRow();
		this.top = this.row;
		this.column = 0;
	}

	/** Hands over the rows that are left. */
	end(): void {
		this.release(this.rows.length);
	}

	private get current(): Row {
		return this.rows[this.row] as Row;
	}

	/** Goes on below the last row, unless that is empty. */
	private nextRow(): void {
		this.row = this.rows.length - 1;
		if (this.current.length > 0) this.row = this.rows.push(new Row(this.text)) - 1;
	}

	private release(count: number): void {
		for (const row of this.rows.slice(0, count)) this.onRow(row);
		this.rows = this.rows.slice(count);
		this.row = Math.max(0, this.row - count);
		this.top = Math.max(0, this.top - count);
	}
}
