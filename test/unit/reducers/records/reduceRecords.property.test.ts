import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceRecords } from '../../../../src/core/reducers/records/reduceRecords.ts';
import { anyBytes, anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';
import { anyRecordLog, bunyan, times } from './recordText.ts';

afterEach(() => vi.restoreAllMocks());

const anyGranularity = fc.constantFrom('coarse' as const, 'fine' as const);

describe('any records', () => {
	test('come back byte for byte', () => {
		const inputs = fc.oneof(
			anyBytes,
			fc.oneof(anyRecordLog, anyText).map((text) => new TextEncoder().encode(text)),
		);
		fc.assert(
			fc.property(inputs, anyGranularity, (bytes, granularity) => {
				const { restored, source } = reducing(reduceRecords, bytes, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	test('stay JSON, with nothing in them that was not there', () => {
		fc.assert(
			fc.property(anyRecordLog, anyGranularity, (log, granularity) => {
				const originals = log
					.split(/\r?\n/)
					.filter((line) => line.includes('{'))
					.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
				for (const line of reducing(reduceRecords, log, { granularity }).visible.split(/\r?\n/)) {
					if (!line.includes('{')) continue;
					const visible = JSON.parse(line.slice(line.indexOf('{')));
					expect(originals.some((original) => isPartOf(visible, original))).toBe(true);
				}
			}),
		);
	});

	test('keep what has to stay visible', () => {
		fc.assert(
			fc.property(anyRecordLog, fc.array(fc.tuple(fc.nat(), fc.nat(30)), { maxLength: 4 }), (log, picks) => {
				fc.pre(log.length > 0);
				const pairs = picks.map(
					([at, length]) => [at % log.length, Math.min(log.length, (at % log.length) + length)] as const,
				);
				const keep = spansOf(pairs);
				const { shown } = reducing(reduceRecords, log, { keep }).applied.rendered;
				for (let i = 0; i < keep.length; i += 2)
					expect(isShown(shown, keep[i] as number, keep[i + 1] as number)).toBe(true);
			}),
		);
	});

	test('give the same result each time', () => {
		fc.assert(
			fc.property(anyRecordLog, (log) => {
				expect(reducing(reduceRecords, log).visible).toBe(reducing(reduceRecords, log).visible);
			}),
		);
	});
});

test.each([
	['records', (i: number) => JSON.stringify(bunyan(i, { host: `db${i % 3}` }, `step ${i % 7} of the job`))],
	[
		'records that differ',
		(i: number) => JSON.stringify({ level: 30, msg: `${i.toString(26)} done`.replaceAll(/\d/g, 'x') }),
	],
	['comments that never end', (i: number) => `{ /* ${i} "a": 1}`],
	['objects that never end', () => `${'{"a":'.repeat(9)}}`],
	['lists that never end', () => `{"a":${'['.repeat(9)}}`],
	['strings that never end', () => '{"a":"}'],
])('twice as many lines cost twice as many looks: %s', (_, line) => {
	const looks = (count: number) => {
		const spy = vi.spyOn(String.prototype, 'charCodeAt');
		reducing(reduceRecords, times(count, (i) => `${line(i)}\n`).join(''));
		const calls = spy.mock.calls.length;
		spy.mockRestore();
		return calls;
	};
	expect(looks(400)).toBeLessThan(2.2 * looks(200));
});

/** Whether a visible value holds only what the original holds, and notices. */
function isPartOf(visible: unknown, original: unknown): boolean {
	if (JSON.stringify(visible) === JSON.stringify(original)) return true;
	if (typeof visible === 'string')
		return visible.startsWith('…') && (!/^…\d/.test(visible) || `${original}`.endsWith(visible.slice(1)));
	if (!isObject(visible) || !isObject(original)) return false;
	return Object.entries(visible).every(([key, value]) => key === '×' || key === '…' || isPartOf(value, original[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the source text between two offsets is shown; `shown` holds triples of source start, end and visible start. */
function isShown(shown: Int32Array, start: number, end: number): boolean {
	let at = start;
	for (let i = 0; i < shown.length && at < end; i += 3)
		if ((shown[i] as number) <= at && at < (shown[i + 1] as number)) at = shown[i + 1] as number;
	return at >= end;
}
