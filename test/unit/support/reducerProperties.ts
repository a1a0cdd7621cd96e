import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSpans } from '../../../src/core/edits/spans.ts';
import type { Reducer } from '../../../src/core/reducers/reducer.ts';
import { anyBytes, anyText } from './arbitraries.ts';
import { reducing } from './reducing.ts';

const granularities = fc.constantFrom('coarse' as const, 'fine' as const);

/** What holds for every reducer, for any text and for texts of its own kind. */
export function itReducesSoundly(reducer: Reducer, anyOfItsKind: Arbitrary<string>): void {
	const anySource = fc.oneof(anyOfItsKind, anyText);

	describe('any source', () => {
		it('comes back byte for byte', () => {
			fc.assert(
				fc.property(fc.oneof(anyBytes, anySource), granularities, (source, granularity) => {
					const { restored, source: loaded } = reducing(reducer, source, { granularity });
					expect(restored).toEqual(loaded.bytes);
				}),
			);
		});

		it('shows what has to stay', () => {
			fc.assert(
				fc.property(anySource, fc.nat(), fc.integer({ min: 1, max: 50 }), (text, at, length) => {
					const start = text.length === 0 ? 0 : at % text.length;
					const end = Math.min(text.length, start + length);
					const keep = start < end ? Int32Array.of(start, end) : noSpans;
					const { shown } = reducing(reducer, text, { keep }).applied.rendered;
					let left = end - start;
					for (let i = 0; i < shown.length; i += 3)
						left -= Math.max(0, Math.min(end, shown[i + 1] as number) - Math.max(start, shown[i] as number));
					expect(left).toBe(0);
				}),
			);
		});

		it('is shown in its own words and those of the notices', () => {
			fc.assert(
				fc.property(anySource, (text) => {
					const { visible, applied } = reducing(reducer, text);
					const { shown, notices } = applied.rendered;
					let length = notices.length;
					for (let i = 0; i < shown.length; i += 3) {
						const [start, end, at] = shown.subarray(i, i + 3) as unknown as [number, number, number];
						expect(visible.slice(at, at + end - start)).toBe(text.slice(start, end));
						length += end - start;
					}
					expect(length).toBe(visible.length);
				}),
			);
		});

		it('is reduced the same way twice', () => {
			fc.assert(
				fc.property(anySource, (text) => {
					expect(reducing(reducer, text).visible).toBe(reducing(reducer, text).visible);
				}),
				{ numRuns: 30 },
			);
		});
	});
}
