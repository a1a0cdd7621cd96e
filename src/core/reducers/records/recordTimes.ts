import { CLOCKED, isEarlier } from '../log/stamps.ts';

/** Seconds or milliseconds since 1970. */
const epoch = /^\d{9,16}(?:\.\d{1,9})?$/;
const fraction = /^[.,]\d{1,9}/;

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

	/**
	 * Whether one line bears an earlier time than another, as logs that were merged do: of times with the year first and in
	 * one zone, and of seconds or milliseconds since 1970. Of all others that cannot be told.
	 */
	isEarlier(line: number, other: number): boolean {
		const [one, two] = [this.timeOf(line), this.timeOf(other)];
		if (epoch.test(one) && epoch.test(two)) return Number(one) < Number(two);
		return zoneOf(one) === zoneOf(two) && isEarlier(this.text, this.start[line] as number, this.start[other] as number);
	}

	private timeOf(line: number): string {
		return this.text.slice(this.start[line], this.end[line]);
	}
}

function zoneOf(time: string): string {
	return time.slice(CLOCKED).replace(fraction, '');
}
