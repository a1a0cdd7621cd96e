import { type Lines, lineCount, lineEnd } from '../source/lines.ts';
import { twinOf, twinsOf } from '../source/twins.ts';
import { forEachStop, stopsAt, TRIGRAM, trigramAt } from './trigrams.ts';

/** Called with the number of a literal and the UTF-16 offset where it begins; ascending but for the lengths of literals. */
type Visit = (literal: number, at: number) => void;

/** Characters by how often they come in logs and code, the most frequent first; any other is rarer. */
const frequent = ' et0123a-onir:s/l.dcuh"pm,fgbyw=v_kx(\'jqz';

/**
 * Makes the search for some literals, letters of ASCII in whatever case, each by the three of its characters that are
 * rarest. Of lines that are twins the first is searched; in the others its places are looked at alone, since their
 * digits may make another literal there or none. No literal has a line end but as its first character.
 */
export function literalSearch(literals: readonly string[]): (text: string, lines: Lines, visit: Visit) => void {
	const offsets = literals.map(rarest);
	const isAt = testOf(literals);
	const search = stopSearch(literals, offsets);
	const searchMasked = stopSearch(literals.map(withoutDigits), offsets);
	return (text, lines, visit) => {
		const twins = twinsOf(text, lines);
		const places = new Map<number, readonly number[]>();
		const placesIn = (line: number) => {
			const found: number[] = [];
			const start = lines.starts[line] as number;
			const masked = `\n${withoutDigits(text.slice(start, lineEnd(lines, line)))}`;
			searchMasked(masked, 0, masked.length, (literal, at) => found.push(literal, at - 1));
			places.set(line, found);
			return found;
		};
		let from = 0;
		for (let line = 0; line < lineCount(lines); line++) {
			const twin = twinOf(twins, line);
			if (twin < 0 || twin === line) continue;
			const start = lines.starts[line] as number;
			if (from < start) search(text, from, start, visit);
			from = lineEnd(lines, line);
			const found = places.get(twin) ?? placesIn(twin);
			for (let i = 0; i < found.length; i += 2) {
				const [literal, at] = [found[i] as number, start + (found[i + 1] as number)];
				if (isAt(literal, text, at)) visit(literal, at);
			}
		}
		search(text, from, text.length, visit);
	};
}

/** Makes the search for literals in a stretch of a text, by the trigram that each has at its offset. */
function stopSearch(literals: readonly string[], offsets: readonly number[]) {
	const isAt = testOf(literals);
	const byTrigram = new Map<number, number[]>();
	literals.forEach((word, literal) => {
		const trigram = trigramAt(word, offsets[literal] as number);
		byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), literal]);
	});
	const stops = stopsAt(byTrigram.keys());
	return (text: string, from: number, to: number, visit: Visit) =>
		forEachStop(text, from, to, stops, (trigram, end) => {
			for (const literal of byTrigram.get(trigram) ?? []) {
				const at = end - TRIGRAM - (offsets[literal] as number);
				if (isAt(literal, text, at)) visit(literal, at);
			}
		});
}

function withoutDigits(text: string): string {
	return text.replace(/\d/g, '0');
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

/** Makes the test whether a literal stands at an offset. */
function testOf(literals: readonly string[]): (literal: number, text: string, at: number) => boolean {
	const words = literals.map((literal) => Uint16Array.from(literal, (_, at) => lowered(literal.charCodeAt(at))));
	return (literal, text, at) => {
		const word = words[literal] as Uint16Array;
		if (at < 0) return false;
		for (let i = 0; i < word.length; i++) if (lowered(text.charCodeAt(at + i)) !== word[i]) return false;
		return true;
	};
}

function lowered(code: number): number {
	return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}
