/**
 * Goes through a text from place to place where one of many short words may end, and looks at few of the characters between
 * (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994, with blocks of two). Letters of both cases are one.
 */

const BLOCKS = 1 << 14;

/** How far to go on from each block of two characters, at least by one; 0 where a word may end. */
type Skips = Uint8Array<ArrayBuffer>;

/** The skips for words of ASCII characters, of which the first `length` count; none is shorter. */
export function skipsFor(words: Iterable<string>, length: number): Skips {
	const skips = new Uint8Array(BLOCKS).fill(length - 1);
	for (const word of words) {
		if (word.length < length) throw new RangeError(`"${word}" is too short to look for`);
		for (let end = 1; end < length; end++) {
			const block = blockAt(word, end);
			skips[block] = Math.min(skips[block] as number, length - 1 - end);
		}
	}
	return skips;
}

/** Calls `visit` with each UTF-16 offset, ascending, where the last of `length` characters of a word may stand. */
export function forEachStop(text: string, skips: Skips, length: number, visit: (last: number) => void): void {
	for (let at = length - 1; at < text.length; ) {
		const skip = skips[blockAt(text, at)] as number;
		if (skip === 0) visit(at);
		at += skip || 1;
	}
}

/** The block whose second character stands at an offset. */
export function blockAt(text: string, second: number): number {
	return (folded(text, second - 1) << 7) | folded(text, second);
}

/** A character's code, that of a letter in lower case; other characters may share it. */
export function folded(text: string, at: number): number {
	return (text.charCodeAt(at) & 0x7f) | 0x20;
}
