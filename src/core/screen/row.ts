import { borderBefore, borderBehind } from '../source/characters.ts';

/** More stretches than this in one row are not painted over: a row that somebody made to cost time. */
const MOST = 2_000;

/**
 * One row of a screen, as stretches of the source text: start, end, start, end, … (UTF-16 offsets), one cell per UTF-16
 * unit. Blanks that the source does not hold have a negative start and end at 0.
 */
export class Row {
	stretches: number[] = [];
	/** Length in cells. */
	length = 0;
	/** The line end that finished it, as offsets of the source; none at -1. */
	endStart = -1;
	endEnd = -1;

	constructor(private readonly text: string) {}

	/** Whether it has so many stretches that it is left as it is. */
	get isFull(): boolean {
		return this.stretches.length > 2 * MOST;
	}

	/** Writes the source text [start, end) from a column on, over what stands there. */
	write(column: number, start: number, end: number): void {
		if (column > this.length) this.add(this.length - column, 0);
		if (column >= this.length) this.add(start, end);
		else this.paint(column, start, end);
	}

	/** Forgets what stands from a column on. */
	cutBehind(column: number): void {
		if (column < this.length) this.replace(this.taken(0, column));
	}

	/** Puts blanks over what stands before a column. */
	blankBefore(column: number): void {
		const rest = this.taken(column, this.length);
		const blanks = Math.min(column, this.length);
		this.replace(blanks > 0 ? [-blanks, 0, ...rest] : rest);
	}

	private paint(column: number, start: number, end: number): void {
		const right = this.taken(column + end - start, this.length);
		this.replace(this.taken(0, column));
		this.add(start, end);
		for (let i = 0; i < right.length; i += 2) this.add(right[i] as number, right[i + 1] as number);
	}

	private add(start: number, end: number): void {
		const last = this.stretches.length - 1;
		this.length += end - start;
		if (start > 0 && this.stretches[last] === start) this.stretches[last] = end;
		else this.stretches.push(start, end);
	}

	private replace(stretches: number[]): void {
		this.stretches = stretches;
		this.length = 0;
		for (let i = 0; i < stretches.length; i += 2)
			this.length += (stretches[i + 1] as number) - (stretches[i] as number);
	}

	/** The stretches between two columns; half a surrogate pair goes with its other half. */
	private taken(from: number, to: number): number[] {
		const taken: number[] = [];
		for (let i = 0, column = 0; i < this.stretches.length && column < to; i += 2) {
			const [start, end] = [this.stretches[i] as number, this.stretches[i + 1] as number];
			const first = borderBehind(this.text, start + Math.max(0, from - column));
			const last = borderBefore(this.text, start + Math.min(end - start, to - column));
			if (first < last) taken.push(first, last);
			column += end - start;
		}
		return taken;
	}
}
