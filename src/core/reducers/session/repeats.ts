import { exactHash } from '../json/roles.ts';
import { safeCut } from '../json/tokens.ts';

/** Texts that begin with this many equal UTF-16 units are compared. */
const OPENING = 100;
/** Strings of this many are compared at once, far faster than one unit after another. */
const BLOCK = 1_024;
/** How a line feed is written in JSON. */
const feed = '\\n';

/** Remembers the long strings of a session: agents write many of them down twice, some with a few more words behind. */
export class Repeats {
	private readonly seen = new Map<number, readonly [number, number]>();

	constructor(private readonly source: string) {}

	/**
	 * Takes the span of a string's content; returns the offset up to which the same stood at the start of one before,
	 * character for character: all of it, all of that one, or whole lines. `start` if there is none.
	 */
	endOfRepeat(start: number, end: number): number {
		const before = end - start < OPENING ? undefined : this.seen.get(this.opening(start));
		if (!before) return start;
		const length = this.common(before[0], start, Math.min(end - start, before[1] - before[0]));
		if (length === end - start) return end;
		if (length === before[1] - before[0]) return safeCut(this.source, start, start + length);
		const lines = this.source.slice(start, start + length).lastIndexOf(feed);
		const isFeed = lines >= OPENING && this.source[start + lines - 1] !== '\\';
		return isFeed ? start + lines + feed.length : start;
	}

	/** Remembers a string. Of those that begin alike the longest counts. */
	add(start: number, end: number): void {
		if (end - start < OPENING) return;
		const before = this.seen.get(this.opening(start));
		if (!before || before[1] - before[0] < end - start) this.seen.set(this.opening(start), [start, end]);
	}

	private opening(start: number): number {
		return exactHash(this.source, start, start + OPENING);
	}

	private common(from: number, to: number, most: number): number {
		const { source } = this;
		const block = (at: number) => source.slice(at, at + BLOCK);
		let length = 0;
		while (length + BLOCK <= most && block(from + length) === block(to + length)) length += BLOCK;
		while (length < most && source.charCodeAt(from + length) === source.charCodeAt(to + length)) length++;
		return length;
	}
}
