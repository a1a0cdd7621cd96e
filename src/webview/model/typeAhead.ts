/** Letters typed within this many milliseconds make one word. */
const pause = 700;

/** Letters typed so far, and when the last one came. */
export interface Typed {
	readonly word: string;
	readonly at: number;
}

export const nothingTyped: Typed = { word: '', at: Number.NEGATIVE_INFINITY };

/** Adds a letter typed at a time (ms); after a pause a new word begins. */
export function addLetter(letter: string, at: number, before: Typed): Typed {
	return { word: at - before.at > pause ? letter : before.word + letter, at };
}

/**
 * Index of the row to go to: the next one whose label begins with the word, around the end.
 * One letter again and again walks through the rows that begin with it; a longer word may stay where it is.
 */
export function findTyped(word: string, labels: readonly string[], active: number): number | undefined {
	const wanted = word.toLowerCase();
	const repeated = [...wanted].every((letter) => letter === wanted[0]);
	const start = repeated ? active + 1 : active;
	const prefix = repeated ? (wanted[0] ?? '') : wanted;

	for (let step = 0; step < labels.length; step++) {
		const index = (start + step) % labels.length;

		if (labels[index]?.toLowerCase().startsWith(prefix)) {
			return index;
		}
	}

	return undefined;
}
