/**
 * Finds many short literals in one pass that looks at every second character or so (Wu and Manber, "A fast algorithm for
 * multi-pattern searching", 1994, with blocks of two). Letters of both cases are one, and what is found is only likely to
 * be the literal: whoever is called has to look.
 */

/** All literals are at least this long; so long is what is compared. */
const SHORTEST = 3;
const BLOCKS = 1 << 14;

/** Called with the number of a literal and the UTF-16 offset where it may begin; ascending. */
type Visit = (literal: number, at: number) => void;

/** Makes the search for some literals of ASCII characters. */
export function literalSearch(literals: readonly string[]): (text: string, visit: Visit) => void {
	const shifts = new Uint8Array(BLOCKS).fill(SHORTEST - 1);
	const byBlock = new Map<number, { readonly first: number; readonly literal: number }[]>();
	literals.forEach((word, literal) => {
		if (word.length < SHORTEST) throw new RangeError(`"${word}" is too short to look for`);
		const [first, second, third] = [folded(word, 0), folded(word, 1), folded(word, 2)];
		const opening = blockOf(first, second);
		const closing = blockOf(second, third);
		shifts[opening] = Math.min(shifts[opening] as number, 1);
		shifts[closing] = 0;
		byBlock.set(closing, [...(byBlock.get(closing) ?? []), { first, literal }]);
	});
	return (text, visit) => {
		const { length } = text;
		for (let at = SHORTEST - 1; at < length; ) {
			const block = blockOf(folded(text, at - 1), folded(text, at));
			const shift = shifts[block] as number;
			if (shift === 0) {
				const first = folded(text, at - 2);
				for (const candidate of byBlock.get(block) ?? [])
					if (candidate.first === first) visit(candidate.literal, at - 2);
			}
			at += shift || 1;
		}
	};
}

function folded(text: string, at: number): number {
	return (text.charCodeAt(at) & 0x7f) | 0x20;
}

function blockOf(first: number, second: number): number {
	return (first << 7) | second;
}
