import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceDiff } from '../../../../src/core/reducers/diff/reduceDiff.ts';
import { anyBytes, anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { anyDiff, gitDiff } from './diffs.ts';

const granularity = fc.constantFrom('coarse' as const, 'fine' as const);
const anySource = fc.oneof(anyDiff, anyText);

describe('every reduced diff', () => {
	it('comes back byte for byte', () => {
		fc.assert(
			fc.property(fc.oneof(anyBytes, anySource), granularity, (source, chosen) => {
				const { restored, source: loaded } = reducing(reduceDiff, source, { granularity: chosen });
				expect(restored).toEqual(loaded.bytes);
			}),
		);
	});

	it('shows what has to stay', () => {
		fc.assert(
			fc.property(anySource, fc.nat(), fc.integer({ min: 1, max: 50 }), (text, at, length) => {
				const start = text.length === 0 ? 0 : at % text.length;
				const end = Math.min(text.length, start + length);
				const keep = start < end ? Int32Array.of(start, end) : new Int32Array(0);
				const { shown } = reducing(reduceDiff, text, { keep }).applied.rendered;
				let left = end - start;
				for (let i = 0; i < shown.length; i += 3)
					left -= Math.max(0, Math.min(end, shown[i + 1] as number) - Math.max(start, shown[i] as number));
				expect(left).toBe(0);
			}),
		);
	});

	it('holds no text but the source and its notices', () => {
		fc.assert(
			fc.property(anySource, (text) => {
				const { visible, applied } = reducing(reduceDiff, text);
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

	it('counts in each notice exactly the lines that left', () => {
		fc.assert(
			fc.property(anyDiff, (text) => {
				const { visible, applied } = reducing(reduceDiff, text);
				const notices = visible.match(/^… [^\n]* lines?$|^… [^\n]* lines? of data$|^… 1 long line begins/gm) ?? [];
				const counted = notices.flatMap((notice) => notice.match(/\d[\d,]*/g) ?? []);
				const sum = counted.reduce((total, digits) => total + Number(digits.replaceAll(',', '')), 0);
				expect(sum).toBe(applied.refs.reduce((total, { lines }) => total + lines, 0));
			}),
		);
	});

	it('grows with its source alone', () => {
		const file = gitDiff('a.php', [' a', ' b', ' c', '-d', '+e', ' f', ' g', ' h']);
		const edits = (files: number) => reducing(reduceDiff, file.repeat(files)).applied.plan.start.length;
		expect(edits(2_000)).toBe(2 * edits(1_000));
	});
});
