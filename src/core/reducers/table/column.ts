import { Few } from './few.ts';

/** A column with more different values than this holds names or measures. */
const KINDS = 12;
/** So many rows of a kind that hardly any row has stay all, in a column of few kinds. */
const RARE = 3;
const FEW = 5;
/** A measure this many standard deviations above the mean is an outlier, among at least so many. */
const FAR = 4;
const FEWEST = 10;
/** Share of cells that are numbers from which a column measures something. */
const MEASURED = 0.8;
const number = /^[-+]?\d[\d,]{0,20}(?:\.\d{1,20})?(?:[eE][-+]?\d{1,3})?%?$/;

/** A cell by its row and its span (UTF-16 offsets). */
export interface Cell {
	readonly row: number;
	readonly start: number;
	readonly end: number;
}

interface Kind {
	count: number;
	/** The first rows that have it. */
	readonly rows: number[];
}

/** What the cells of one column of a table have in common. */
export class Column {
	/** The kinds by the hash of their text; undefined once there are too many. */
	private kinds: Map<number, Kind> | undefined = new Map();
	private cells = 0;
	private measures = 0;
	private sum = 0;
	private squares = 0;
	private least = Infinity;
	private most = -Infinity;
	private leastCell: Cell | undefined;
	private mostCell: Cell | undefined;
	private readonly filled = new Few();
	private readonly empty = new Few();
	private readonly words = new Few();
	private nextRow = 0;

	/** Adds a cell: the hash of its text and, if it may be a number, the text. */
	add(cell: Cell, hash: number, text: string): void {
		this.cells++;
		this.addKind(cell.row, hash);
		this.filled.add(cell.row);
		this.empty.add(this.nextRow, cell.row - this.nextRow);
		this.nextRow = cell.row + 1;
		if (number.test(text)) this.addMeasure(cell, Number.parseFloat(text.replaceAll(',', '')));
		else this.words.add(cell.row);
	}

	/** The first rows that alone have a cell in it, that alone have none, and those without a number where all others have one. */
	strays(rows: number): number[] {
		this.empty.add(this.nextRow, rows - this.nextRow);
		this.nextRow = rows;
		const words = this.isMeasured ? this.words.among(rows) : [];
		return [...this.filled.among(rows), ...this.empty.among(rows), ...words];
	}

	/** Whether it has few values, one of which many rows have. */
	get holdsKinds(): boolean {
		return this.kinds !== undefined && this.cells > 2 * this.kinds.size;
	}

	/** The first row of each kind, and all rows of rare kinds, if the column holds kinds. */
	rowsOfKinds(): number[] {
		const { kinds } = this;
		if (!kinds || !this.holdsKinds) return [];
		return [...kinds.values()].flatMap(({ count, rows }) =>
			count <= RARE && kinds.size <= FEW ? rows : rows.slice(0, 1),
		);
	}

	/** Whether so many rows have a cell in it. */
	isIn(rows: number): boolean {
		return this.cells >= rows;
	}

	/** The row with a measure far above all others; -1 if none is. */
	outlier(): number {
		if (!this.isMeasured) return -1;
		const mean = this.sum / this.measures;
		const deviation = Math.sqrt(Math.max(0, this.squares / this.measures - mean * mean));
		return this.most > mean + FAR * deviation ? (this.mostCell?.row ?? -1) : -1;
	}

	/** The cells with the least and the largest measure; undefined if the column measures nothing, or always the same. */
	range(): readonly [Cell, Cell] | undefined {
		const { leastCell, mostCell } = this;
		return this.isMeasured && this.least < this.most && leastCell && mostCell ? [leastCell, mostCell] : undefined;
	}

	private get isMeasured(): boolean {
		return this.measures >= FEWEST && this.measures >= MEASURED * this.cells;
	}

	private addKind(row: number, hash: number): void {
		const kind = this.kinds?.get(hash);
		if (kind) {
			if (++kind.count <= RARE) kind.rows.push(row);
		} else if (this.kinds && this.kinds.size < KINDS) this.kinds.set(hash, { count: 1, rows: [row] });
		else this.kinds = undefined;
	}

	private addMeasure(cell: Cell, value: number): void {
		this.measures++;
		this.sum += value;
		this.squares += value * value;
		if (value < this.least) {
			this.least = value;
			this.leastCell = cell;
		}
		if (value > this.most) {
			this.most = value;
			this.mostCell = cell;
		}
	}
}
