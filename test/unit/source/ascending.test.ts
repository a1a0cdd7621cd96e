import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastAtOrBefore } from '../../../src/core/source/ascending.ts';

it('finds the last number that is not above another, and the first if all are', () => {
	const anyNumbers = fc.array(fc.nat(40)).map((all) => Int32Array.from(all).sort());
	fc.assert(
		fc.property(anyNumbers, fc.nat(50), (ascending, value) => {
			const below = [...ascending].filter((each) => each <= value).length;
			expect(lastAtOrBefore(ascending, value)).toBe(Math.max(0, below - 1));
		}),
	);
});
