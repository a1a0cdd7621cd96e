/** How often a parser may report progress: so often in any case, and once more for so many UTF-16 units of the text. */
const LEAST = 10_000;
const UNITS = 25;

/**
 * Takes the length of a text in UTF-16 units; returns what a parser calls as it goes on, true when it shall stop. Usual
 * code takes 200 units a call, hostile code 10. Counted, not timed, so that a source always has the same outline.
 */
export function patience(length: number): () => boolean {
	let left = LEAST + length / UNITS;
	return () => --left < 0;
}
