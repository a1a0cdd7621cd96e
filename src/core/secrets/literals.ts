import { forEachStop, stopsAt, TRIGRAM, trigramAt } from './trigrams.ts';

/** Called with the number of a literal and the UTF-16 offset where it begins; ascending but for the lengths of literals. */
type Visit = (literal: number, at: number) => void;

/** Characters by how often they come in logs and code, the most frequent first; any other is rarer. */
const frequent = ' et0123a-onir:s/l.dcuh"pm,fgbyw=v_kx(\'jqz';

/** Makes the search for some literals, letters of ASCII in whatever case, each by the three of its characters that are rarest. */
export function literalSearch(literals: readonly string[]): (text: string, visit: Visit) => void {
	const lower = literals.map((literal) => Uint16Array.from(literal, (_, at) => lowered(literal.charCodeAt(at))));
	const offsets = literals.map(rarest);
	const byTrigram = new Map<number, number[]>();
	literals.forEach((word, literal) => {
		const trigram = trigramAt(word, offsets[literal] as number);
		byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), literal]);
	});
	const stops = stopsAt(byTrigram.keys());
	return (text, visit) =>
		forEachStop(text, stops, (trigram, end) => {
			for (const literal of byTrigram.get(trigram) ?? []) {
				const at = end - TRIGRAM - (offsets[literal] as number);
				if (standsAt(lower[literal] as Uint16Array, text, at)) visit(literal, at);
			}
		});
}

/** Where in a word its rarest three characters begin. */
function rarest(word: string): number {
	const rarity = Array.from(
		word.toLowerCase(),
		(character) => (frequent.indexOf(character) + frequent.length) % frequent.length,
	);
	let [best, most] = [0, -1];
	for (let at = 0; at + TRIGRAM <= word.length; at++) {
		const sum = (rarity[at] as number) + (rarity[at + 1] as number) + (rarity[at + 2] as number);
		if (sum > most) [best, most] = [at, sum];
	}
	return best;
}

function standsAt(lower: Uint16Array, text: string, at: number): boolean {
	if (at < 0) return false;
	for (let i = 0; i < lower.length; i++) if (lowered(text.charCodeAt(at + i)) !== lower[i]) return false;
	return true;
}

function lowered(code: number): number {
	return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}
