/**
 * Goes through a text in one pass and tells where one of many words may stand, by three characters of it in a row. Letters
 * of both cases are one, and some other characters share a number with them: what is found is only likely.
 */

/** UTF-16 units of a trigram. */
export const TRIGRAM = 3;

/** Bits of a folded character. */
const BITS = 6;
const NUMBERS = 1 << (TRIGRAM * BITS);

/** A bit per number of a trigram: whether it is one to stop at. */
type Stops = Int32Array<ArrayBuffer>;

/** The number of the trigram that begins at a UTF-16 offset. Throws if it does not fit into the word. */
export function trigramAt(word: string, start: number): number {
	if (start < 0 || start + TRIGRAM > word.length) throw new RangeError(`"${word}" is too short to look for`);
	let trigram = 0;
	for (let at = start; at < start + TRIGRAM; at++) trigram = withCharacter(trigram, word.charCodeAt(at));
	return trigram;
}

/** What `forEachStop` stops at: some trigrams by their numbers. */
export function stopsAt(trigrams: Iterable<number>): Stops {
	const stops = new Int32Array(NUMBERS >> 5);
	for (const trigram of trigrams) stops[trigram >> 5] = (stops[trigram >> 5] as number) | (1 << (trigram & 31));
	return stops;
}

/**
 * Calls `visit` with the number of each trigram that is one of the stops and ends within a stretch of the text (UTF-16
 * offsets), and with the offset behind it; ascending.
 */
export function forEachStop(
	text: string,
	from: number,
	to: number,
	stops: Stops,
	visit: (trigram: number, end: number) => void,
): void {
	let trigram = 0;
	for (let at = Math.max(0, from - TRIGRAM + 1); at < to; at++) {
		trigram = withCharacter(trigram, text.charCodeAt(at));
		if ((stops[trigram >> 5] as number) & (1 << (trigram & 31)) && at >= TRIGRAM - 1 && at >= from)
			visit(trigram, at + 1);
	}
}

/** The trigram one character further on. */
function withCharacter(trigram: number, code: number): number {
	return ((trigram << BITS) | (code & 0x1f) | ((code & 0x40) >> 1)) & (NUMBERS - 1);
}
