import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersects, pairsOf, spansOf } from '../../../src/core/edits/spans.ts';

const pair = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const covers = (pairs: readonly (readonly [number, number])[], at: number) =>
	pairs.some(([start, end]) => start <= at && at < end);

describe('spansOf', () => {
	it('covers what the pairs cover, in order, with gaps between spans', () => {
		fc.assert(
			fc.property(fc.array(pair), (pairs) => {
				const merged = pairsOf(spansOf(pairs));
				for (let at = 0; at < 60; at++) expect(covers(merged, at)).toBe(covers(pairs, at));
				merged.forEach(([start], i) => {
					if (i > 0) expect(start).toBeGreaterThan((merged[i - 1] as [number, number])[1]);
				});
			}),
		);
	});
});

describe('intersects', () => {
	it('agrees with looking at every offset', () => {
		fc.assert(
			fc.property(fc.array(pair), pair, (pairs, [start, end]) => {
				let shares = false;
				for (let at = start; at < end; at++) shares ||= covers(pairs, at);
				expect(intersects(spansOf(pairs), start, end)).toBe(shares);
			}),
		);
	});
});
