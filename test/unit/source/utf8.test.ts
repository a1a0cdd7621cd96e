import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../../../src/core/source/encoding.ts';
import { utf8Bytes, utf8Length } from '../../../src/core/source/utf8.ts';

const utf8 = { name: 'utf-8', bom: 0, tail: 0 } as const;
/** Characters of one to four bytes, and an escaped byte. */
const characters = fc.constantFrom('a', 'é', '€', '😀', '\udc80', 'word '.repeat(1_000));

describe('utf8Length', () => {
	it('is what encoding makes of a text of any length', () => {
		fc.assert(
			fc.property(fc.array(characters, { maxLength: 30 }), (parts) => {
				const text = parts.join('');
				expect(utf8Length(text)).toBe(encode(text, utf8).length);
			}),
		);
	});

	it('counts a pair that stands across any offset once', () => {
		for (const length of [16_383, 16_384, 32_767]) {
			expect(utf8Length(`${'a'.repeat(length)}😀${'b'.repeat(300)}`)).toBe(length + 4 + 300);
		}
	});
});

it('adds up at any split', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), fc.nat(100), (text, at) => {
			const split = Math.min(at, text.length);
			expect(utf8Bytes(text, 0, split) + utf8Bytes(text, split, text.length)).toBe(utf8Length(text));
		}),
	);
});
