import { isDigit } from '../log/charClasses.ts';

/** UTF-16 units of `2026-03-01T10:00:00`, and of the longest number of a time. */
const WIDTH = 19;

/** When the records of a log happened. */
export class RecordTimes {
	/** Per line: UTF-16 offsets of the time of its record; both 0 if it has none. */
	private readonly start: Int32Array;
	private readonly end: Int32Array;

	constructor(
		private readonly text: string,
		lines: number,
	) {
		this.start = new Int32Array(lines);
		this.end = new Int32Array(lines);
	}

	note(line: number, span: readonly [start: number, end: number]): void {
		[this.start[line], this.end[line]] = span;
	}

	/** Whether one line bears an earlier time than another, as logs that were merged do; of times in several forms that cannot be told. */
	isEarlier(line: number, other: number): boolean {
		const [one, two] = [this.start[line] as number, this.start[other] as number];
		const width = Math.min(WIDTH, (this.end[line] as number) - one, (this.end[other] as number) - two);
		if (this.digitsAt(one) !== this.digitsAt(two)) return false;
		for (let i = 0; i < width; i++) {
			const code = this.text.charCodeAt(one + i);
			const difference = code - this.text.charCodeAt(two + i);
			if (difference !== 0) return difference < 0 && isDigit(code);
		}
		return false;
	}

	private digitsAt(start: number): number {
		let at = start;
		while (at - start < WIDTH && isDigit(this.text.charCodeAt(at))) at++;
		return at - start;
	}
}
