import { blockAt, folded, forEachStop, skipsFor } from './skips.ts';

/** All literals are at least this long; so long is what is compared. */
const LENGTH = 3;

/** Called with the number of a literal and the UTF-16 offset where it may begin; ascending. */
type Visit = (literal: number, at: number) => void;

/**
 * Makes the search for some literals of ASCII characters, in whatever case. What it finds is only likely to be the literal:
 * whoever is called has to look.
 */
export function literalSearch(literals: readonly string[]): (text: string, visit: Visit) => void {
	const skips = skipsFor(literals, LENGTH);
	const byBlock = new Map<number, { readonly first: number; readonly literal: number }[]>();
	literals.forEach((word, literal) => {
		const block = blockAt(word, LENGTH - 1);
		byBlock.set(block, [...(byBlock.get(block) ?? []), { first: folded(word, 0), literal }]);
	});
	return (text, visit) =>
		forEachStop(text, skips, LENGTH, (last) => {
			const at = last + 1 - LENGTH;
			const first = folded(text, at);
			for (const candidate of byBlock.get(blockAt(text, last)) ?? [])
				if (candidate.first === first) visit(candidate.literal, at);
		});
}
