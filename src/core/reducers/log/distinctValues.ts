import { othersAmongThem } from '../../edits/notices.ts';
import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { isSameText } from '../sameText.ts';

/** More values than this, or longer ones together (UTF-16 units), are those of an id or a measure; of a fault that happens everywhere so many are listed. */
const MOST = 32;
const MOST_UNITS = 240;
/** So many values may be long numbers that hardly repeat: those of more are ids. */
const MOST_IDS = 8;
const LONG_NUMBER = /\d{4}/;

/** The different values of one place in the lines of a fold. */
export class DistinctValues {
	/** By value: the UTF-16 offset where it stands first. */
	private readonly values: Map<string, number>;
	/** There are more than are listed. */
	private hasMore = false;
	private units: number;
	private lines = 1;

	/** Takes the head's value [start, end) in UTF-16 offsets, and whether the fault happens everywhere. */
	constructor(
		private readonly text: string,
		private readonly start: number,
		private readonly end: number,
		private readonly isShared: boolean,
	) {
		this.units = end - start;
		this.values = new Map([[text.slice(start, end), start]]);
	}

	/** Whether the values are few enough to be listed. */
	get areFew(): boolean {
		return this.isShared || !this.hasMore;
	}

	/** Whether there are several values that tell which one. */
	get tell(): boolean {
		const { size } = this.values;
		if (size <= 1) return false;
		if (this.isShared || size <= MOST_IDS || 2 * size <= this.lines) return true;
		return !LONG_NUMBER.test(this.text.slice(this.start, this.end));
	}

	/** Takes note of the value [start, end). */
	add(start: number, end: number): void {
		this.lines++;
		if (this.hasMore || isSameText(this.text, this.start, this.end, start, end)) return;
		const value = this.text.slice(start, end);
		if (this.values.has(value)) return;
		this.units += end - start;
		if (this.values.size === MOST || this.units > MOST_UNITS) this.hasMore = true;
		else this.values.set(value, start);
	}

	/** `worker 1, 2, 5`: the values in their order, the first one behind the name of so many UTF-16 units before each. */
	parts(name: number): Part[] {
		const list = [...this.values]
			.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
			.flatMap(([value, start], i) =>
				i === 0 ? [copy(start - name, start + value.length)] : [wording(', '), copy(start, start + value.length)],
			);
		return this.hasMore ? [...list, othersAmongThem] : list;
	}
}
