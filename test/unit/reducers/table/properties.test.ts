import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceTable } from '../../../../src/core/reducers/table/reduceTable.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const cell = fc.oneof(
	fc.constantFrom(
		'paid',
		'failed',
		'✓',
		'-',
		'',
		'1',
		'99.5',
		'"a ""b"" c"',
		'"x\ny"',
		'5"',
		'日本',
		'#ref:ctx_31154fa2',
		'|',
		'🙂',
	),
	fc.integer({ min: 0, max: 5_000 }).map(String),
);
const table = fc
	.tuple(
		fc.array(fc.tuple(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 40 })), {
			minLength: 1,
			maxLength: 12,
		}),
		fc.constantFrom(',', ';', '\t', ' | ', '   '),
		fc.constantFrom('\n', '\r\n'),
	)
	.map(([rows, separator, end]) => rows.map(([cells, times]) => (cells.join(separator) + end).repeat(times)).join(''));

describe('any table', () => {
	it('comes back byte for byte', () => {
		fc.assert(
			fc.property(
				fc.oneof(table, anyBytes),
				fc.constantFrom('coarse' as const, 'fine' as const),
				(text, granularity) => {
					const { restored, source } = reducing(reduceTable, text, { granularity });
					expect(restored).toEqual(source.bytes);
				},
			),
		);
	});

	it('shows whole lines of the source and notices alone', () => {
		fc.assert(
			fc.property(table, (text) => {
				const lines = new Set(text.split(/\r\n|\r|\n/));
				for (const line of reducing(reduceTable, text).visible.split(/\r\n|\r|\n/))
					expect(lines.has(line) || /^… [\d,]+ lines?|^#ref:ctx_[0-9a-f]{8} table rows: /.test(line)).toBe(true);
			}),
		);
	});

	it('shows what has to stay visible', () => {
		fc.assert(
			fc.property(table, fc.nat(), (text, at) => {
				const start = at % text.length;
				const { applied } = reducing(reduceTable, text, { keep: spansOf([[start, start + 1]]) });
				const { shown } = applied.rendered;
				expect(shown.some((from, i) => i % 3 === 0 && from <= start && (shown[i + 1] as number) > start)).toBe(true);
			}),
		);
	});

	it('takes twice the work if it is twice as long', () => {
		const work = (times: number) => {
			const text = `id,note,x\n${'1,"a, b",2\n'.repeat(40)}7,5" pipe,y\n\n${'a  b\n'.repeat(20)}`.repeat(times);
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			reducing(reduceTable, text);
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(work(20) / work(10)).toBeLessThan(2.3);
	});
});
