import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalSearch } from '../../../src/core/secrets/literals.ts';
import { maintainedRules } from '../../../src/core/secrets/maintained.ts';
import { secretPatterns, secretPlaces } from '../../../src/core/secrets/patterns.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const literals = ['abc', 'abd', 'ab_d', '://', 'key', 'ababab', 'a1b', 'k12', '\nab:', '2/1'];
const search = literalSearch(literals);

const found = (text: string) => {
	const places: string[] = [];
	search(text, linesOf(text), (literal, at) => places.push(`${literals[literal]}@${at}`));
	return places.sort();
};

/** The same by looking at every offset. */
const placesOf = (text: string) => {
	const lower = text.toLowerCase();
	const places: string[] = [];
	for (let at = 0; at < text.length; at++)
		for (const literal of literals) if (lower.startsWith(literal, at)) places.push(`${literal}@${at}`);
	return places.sort();
};

describe('the search for literals', () => {
	it('finds all of them and nothing else, whatever their cases', () => {
		const unit = fc.constantFrom(...'abABcd_:/key12\n', 'é', '\ud83d');
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
				expect(found(text)).toEqual(placesOf(text));
			}),
			{ numRuns: 500 },
		);
	});

	it('finds them in lines that are the same but for their digits, too', () => {
		const line = fc.constantFrom('a#b k##', 'ab: #/#', 'x#', 'key a#B', '#/#:// ab', 'K#2 é#');
		const end = fc.constantFrom('\n', '\n', '\r\n', '\r');
		const digit = fc.constantFrom(...'012');
		fc.assert(
			fc.property(fc.array(fc.tuple(line, end), { maxLength: 12 }), fc.infiniteStream(digit), (rows, digits) => {
				const text = rows
					.flat()
					.join('')
					.replace(/#/g, () => digits.next().value as string);
				expect(found(text)).toEqual(placesOf(text));
			}),
			{ numRuns: 500 },
		);
	});
});

it('no literal of a secret has a line end but as its first character', () => {
	const ofSecrets = [...secretPatterns, ...secretPlaces, ...Object.values(maintainedRules)].flatMap(
		(row) => row.literals,
	);
	expect(ofSecrets.filter((literal) => /.[\n\r]/s.test(literal))).toEqual([]);
	expect(ofSecrets).toContain('\ndata:');
});
