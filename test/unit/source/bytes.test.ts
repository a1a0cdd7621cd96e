import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameBytes } from '../../../src/core/source/bytes.ts';

describe('sameBytes', () => {
	it('compares every byte, wherever the arrays begin in their buffers', () => {
		const few = fc.uint8Array({ min: 0, max: 1, maxLength: 14 });
		const offset = fc.nat({ max: 9 });
		fc.assert(
			fc.property(few, few, offset, offset, fc.boolean(), (one, another, from, to, isCopy) => {
				const other = isCopy ? one : another;
				const moved = (bytes: Uint8Array, by: number) => Uint8Array.from([...Array(by).fill(7), ...bytes]).subarray(by);
				expect(sameBytes(moved(one, from), moved(other, to))).toBe(one.join() === other.join());
			}),
			{ numRuns: 2_000 },
		);
	});

	it.each([0, 3, 4, 7, 8, 9])('sees that byte %d of ten differs', (at) => {
		const bytes = new Uint8Array(10);
		expect(sameBytes(bytes, bytes.with(at, 1))).toBe(false);
	});
});
