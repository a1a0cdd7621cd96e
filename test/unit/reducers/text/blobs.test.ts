import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlobs } from '../../../../src/core/reducers/text/blobs.ts';

const LEAST = 6;

/** The same by a pattern for every stretch of the alphabet. */
const stretchesOf = (text: string, start: number, end: number) =>
	[...text.slice(start, end).matchAll(/[\w+/=-]+/g)]
		.map(([stretch]) => stretch)
		.filter((stretch) => {
			const joints = stretch.replace(/[^/_-]/g, '').length;
			const isMixed = /[a-z]/.test(stretch) && /[A-Z]/.test(stretch) && /\d/.test(stretch);
			return stretch.length > LEAST && isMixed && joints * 12 <= stretch.length;
		});

describe('findBlobs', () => {
	it('finds each whole stretch of base64 that is long enough, and nothing else', () => {
		const unit = fc.constantFrom(...'aAbB12+=aA1 ', '/', ' ', '\n', 'é');
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 60 }), fc.nat({ max: 5 }), fc.nat({ max: 5 }), (text, from, less) => {
				const [start, end] = [Math.min(from, text.length), Math.max(from, text.length - less)];
				const found = findBlobs(text, start, end, LEAST).map((blob) => text.slice(blob.start, blob.end));
				expect(found).toEqual(stretchesOf(text, start, end));
			}),
			{ numRuns: 3_000 },
		);
	});

	it.each([
		['aaaaAAAA1111', ['aaaaAAAA1111']],
		['aaaaAAAA', []],
		['aA1bB2', []],
		['a/A/1/b/B/2/c', []],
		['aA1bB2 aA1bB2c', ['aA1bB2c']],
		['aA1bB2c aA1bB2d', ['aA1bB2c', 'aA1bB2d']],
		['aA1bB2c  aA1bB2d', ['aA1bB2c', 'aA1bB2d']],
	])('finds in %s: %j', (text, expected) => {
		const found = findBlobs(text, 0, text.length, LEAST);
		expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
	});
});
