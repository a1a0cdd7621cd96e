import { forEachStop, stopsAt, TRIGRAM, trigramAt } from './trigrams.ts';

/** Called with the number of a literal and the UTF-16 offset where it may begin; ascending. */
type Visit = (literal: number, at: number) => void;

/**
 * Makes the search for some literals of ASCII characters, in whatever case, by their first three. What it finds is only
 * likely to be the literal: whoever is called has to look.
 */
export function literalSearch(literals: readonly string[]): (text: string, visit: Visit) => void {
	const byTrigram = new Map<number, number[]>();
	literals.forEach((word, literal) => {
		const trigram = trigramAt(word, 0);
		byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), literal]);
	});
	const stops = stopsAt(byTrigram.keys());
	return (text, visit) =>
		forEachStop(text, stops, (trigram, end) => {
			for (const literal of byTrigram.get(trigram) ?? []) visit(literal, end - TRIGRAM);
		});
}
