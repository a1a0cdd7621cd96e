import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceLog } from '../../../../src/core/reducers/log/reduceLog.ts';
import { anyBytes, anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { anyLog, failure, linesOf, routine } from './logText.ts';

const anyGranularity = fc.constantFrom('coarse' as const, 'fine' as const);

afterEach(() => vi.restoreAllMocks());

describe('any input', () => {
	test('comes back byte for byte', () => {
		const inputs = fc.oneof(
			anyBytes,
			fc.oneof(anyLog, anyText).map((text) => Buffer.from(text)),
		);
		fc.assert(
			fc.property(inputs, anyGranularity, (bytes, granularity) => {
				const { restored } = reducing(reduceLog, bytes, { granularity });
				expect(Buffer.from(restored ?? []).equals(bytes)).toBe(true);
			}),
			{ numRuns: 300 },
		);
	});

	test('is shown in its own words: what is no notice is source text, in order', () => {
		fc.assert(
			fc.property(fc.oneof(anyLog, anyText), (log) => {
				const { source, applied, visible } = reducing(reduceLog, log);
				const { shown, notices } = applied.rendered;
				let length = 0;
				for (let i = 0; i < shown.length; i += 3) {
					const [start, end, at] = shown.subarray(i, i + 3) as unknown as [number, number, number];
					expect(visible.slice(at, at + end - start)).toBe(source.text.slice(start, end));
					length += end - start;
				}
				expect(length + notices.length).toBe(visible.length);
			}),
		);
	});

	test('is never cut within a character or a line end', () => {
		fc.assert(
			fc.property(fc.oneof(anyLog, anyText), (log) => {
				const { source, applied } = reducing(reduceLog, log);
				for (const at of [...applied.plan.start, ...applied.plan.end])
					expect(source.text.slice(at - 1, at + 1)).not.toMatch(/^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)$/);
			}),
		);
	});

	test('keeps what has to stay visible', () => {
		fc.assert(
			fc.property(fc.oneof(anyLog, anyText), fc.nat(), fc.integer({ min: 1, max: 30 }), (log, at, length) => {
				const start = log.length === 0 ? 0 : at % log.length;
				const keep = spansOf([[start, Math.min(log.length, start + length)]]);
				const { shown } = reducing(reduceLog, log, { keep }).applied.rendered;
				for (let i = 0; i < keep.length; i += 2) {
					const [from, to] = keep.subarray(i, i + 2) as unknown as [number, number];
					expect(isShown(shown, from, to)).toBe(true);
				}
			}),
		);
	});

	test('gives the same result each time', () => {
		fc.assert(
			fc.property(anyLog, anyGranularity, (log, granularity) => {
				const once = reducing(reduceLog, log, { granularity });
				expect(reducing(reduceLog, log, { granularity }).visible).toBe(once.visible);
			}),
		);
	});
});

describe('size', () => {
	test('one more line of a kind that is there changes a handful of other lines at most', () => {
		const log = (count: number) => linesOf(count, (i) => (i % 7 === 3 ? failure(i) : routine(i)));
		for (let count = 1; count < 60; count++) {
			const before = reducing(reduceLog, log(count)).visible.split('\n');
			const after = new Set(
				reducing(reduceLog, log(count + 1))
					.visible.split('\n')
					.map(withoutNotice),
			);
			expect(before.filter((line) => !after.has(withoutNotice(line))).length).toBeLessThanOrEqual(
				failure(0).split('\n').length + 2,
			);
		}
	});

	test('twice the lines take twice the work', () => {
		const work = (count: number) => {
			const log = linesOf(count, (i) => (i % 9 === 4 ? failure(i, `reason ${'x'.repeat(i % 5)}`) : routine(i)));
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			reducing(reduceLog, log);
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(work(800) / work(400)).toBeLessThan(2.2);
	});

	test.each([
		['one long line', 'x1 '.repeat(1_000_000)],
		['lines of one byte', 'a\n'.repeat(200_000)],
		['empty lines', '\n'.repeat(1_000_000)],
	])('%s come back whole', (_, log) => {
		const { visible, restored } = reducing(reduceLog, log);
		expect(visible.length).toBeLessThanOrEqual(log.length);
		expect(Buffer.from(restored ?? []).equals(Buffer.from(log))).toBe(true);
	});
});

function withoutNotice(line: string): string {
	return line.replace(/ ×[\d,]+( until .*)?$/, '').replace(/[\d,]+/g, '#');
}

function isShown(shown: Int32Array, start: number, end: number): boolean {
	for (let i = 0; i < shown.length; i += 3)
		if ((shown[i] as number) <= start && (shown[i + 1] as number) >= end) return true;
	return false;
}

describe('up to when a line stands for others', () => {
	const untilOf = (times: readonly string[]) =>
		/×.*/.exec(
			reducing(reduceLog, times.map((time, i) => `${time} WARN queue depth ${i} high\n`).join('')).visible,
		)?.[0];
	const hour = (day: string, of: number) => Array.from({ length: 30 }, (_, i) => `2026-01-${day}T${of}:${10 + i}:00Z`);

	test('is the latest time where logs were merged', () => {
		expect(untilOf([...hour('05', 12), ...hour('05', 10)])).toBe('×60 until 12:39:00');
		expect(untilOf([...hour('05', 12), ...hour('06', 10), ...hour('05', 11)])).toBe('×90 until 2026-01-06T10:39:00');
	});

	test('is not told if the first line is the latest', () => {
		expect(untilOf(hour('05', 12).reverse())).toBe('×30');
	});

	test('is the last one where times do not tell', () => {
		const clocks = ['23:58:00', '23:59:00', '00:01:00', '00:02:00'].flatMap((time) => Array(9).fill(time));
		expect(untilOf(clocks)).toBe('×36 until 00:02:00');
	});
});
