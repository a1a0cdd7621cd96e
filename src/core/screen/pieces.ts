import { IntList } from '../source/intList.ts';
import type { OffsetMap } from '../source/offsetMap.ts';
import type { Row } from './row.ts';

/** Blanks are made of this, as wide as needed. */
const BLANKS = ' '.repeat(1_000);

/** Puts the rows of a screen together to one text with a map to its source. */
export class Pieces {
	private readonly at = new IntList();
	private readonly from = new IntList();
	private readonly ends = new IntList();
	/** What the pieces show that the source does not hold, in order. */
	private readonly blanks: string[] = [];
	private length = 0;
	/** Whether the last row had no line end. */
	private isOpen = false;

	constructor(private readonly source: string) {}

	readonly add = (row: Row): void => {
		if (this.isOpen && row.length > 0) this.blank('\n');
		for (let i = 0; i < row.stretches.length; i += 2) {
			const start = row.stretches[i] as number;
			const end = row.stretches[i + 1] as number;
			if (start < 0) this.blank(BLANKS.slice(0, end - start));
			else this.piece(start, end);
		}
		if (row.endStart >= 0) this.piece(row.endStart, row.endEnd);
		this.isOpen = row.endStart < 0 && row.length > 0;
	};

	/** The text of all rows, and where it came from. */
	map(): OffsetMap {
		const from = this.from.toArray();
		const ends = this.ends.toArray();
		return { text: this.textOf(from, ends), at: this.at.toArray(), from, own: inOrder(from, ends) };
	}

	private textOf(from: Int32Array, ends: Int32Array): string {
		let text = '';
		let blank = 0;
		from.forEach((start, piece) => {
			text += start < 0 ? this.blanks[blank++] : this.source.slice(start, ends[piece]);
		});
		return text;
	}

	private piece(start: number, end: number): void {
		const last = this.ends.length - 1;
		if (last >= 0 && this.ends.at(last) === start) this.ends.set(last, end);
		else this.open(start, end);
		this.length += end - start;
	}

	private blank(text: string): void {
		this.open(-1, -1);
		this.blanks.push(text);
		this.length += text.length;
	}

	private open(from: number, end: number): void {
		this.at.push(this.length);
		this.from.push(from);
		this.ends.push(end);
	}
}

/** Marks the pieces that stand behind all before them and before all behind them. */
function inOrder(from: Int32Array, ends: Int32Array): Uint8Array {
	const own = new Uint8Array(from.length);
	for (let i = 0, furthest = 0; i < from.length; i++) {
		if ((from[i] as number) >= furthest) own[i] = 1;
		furthest = Math.max(furthest, ends[i] as number);
	}
	for (let i = from.length - 1, nearest = Number.POSITIVE_INFINITY; i >= 0; i--) {
		if ((from[i] as number) < 0) continue;
		if ((ends[i] as number) > nearest) own[i] = 0;
		nearest = Math.min(nearest, from[i] as number);
	}
	return own;
}
