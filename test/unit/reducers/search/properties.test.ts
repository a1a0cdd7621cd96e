import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceSearch } from '../../../../src/core/reducers/search/reduceSearch.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const file = fc.constantFrom('src/a.ts', 'b-2-c.py', 'C:\\x\\y.cs', 'HEAD:lib/z.rb', 'src/日本.md');
const content = fc.oneof(
	fc.constantFrom(
		'const a = 1;',
		'  // TODO: x',
		'🙂',
		'',
		' '.repeat(400),
		`${'x'.repeat(299)}${'🙂'.repeat(40)}`,
		'#ref:ctx_31154fa2',
		'12:30',
	),
	fc.string({ unit: 'binary', maxLength: 9 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
);
const line = fc
	.tuple(file, fc.constantFrom(':', '-', 'heading', 'separator', 'other'), content)
	.map(([path, form, text]) => {
		if (form === 'heading') return path;
		if (form === 'separator') return '--';
		return form === 'other' ? text : `${path}${form}7${form}${text}`;
	});
const output = fc
	.tuple(
		fc.array(fc.tuple(line, fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 20 }),
		fc.constantFrom('\n', '\r\n'),
	)
	.map(([all, end]) => all.map(([one, times]) => (one + end).repeat(times)).join(''));

describe('any search output', () => {
	it('comes back byte for byte', () => {
		fc.assert(
			fc.property(
				fc.oneof(output, anyBytes),
				fc.constantFrom('coarse' as const, 'fine' as const),
				(text, granularity) => {
					const { restored, source } = reducing(reduceSearch, text, { granularity });
					expect(restored).toEqual(source.bytes);
				},
			),
		);
	});

	it('shows lines of the source, whole or cut behind their number, in their order', () => {
		fc.assert(
			fc.property(output, (text) => {
				const lines = text.split(/\r?\n/);
				let at = 0;
				for (const shown of reducing(reduceSearch, text).visible.split(/\r?\n/)) {
					if (/^… [\d,]+ lines? of this file$|^#ref:ctx_[0-9a-f]{8} (?:more matches|long lines): /.test(shown))
						continue;
					const part = shown.replace(/ … rest of the line$/, '');
					while (at < lines.length && !(lines[at] === shown || (part !== shown && lines[at]?.startsWith(part)))) at++;
					expect(at).toBeLessThan(lines.length);
				}
			}),
		);
	});

	it('shows what has to stay visible', () => {
		fc.assert(
			fc.property(output, fc.nat(), (text, at) => {
				const start = at % text.length;
				const { shown } = reducing(reduceSearch, text, { keep: spansOf([[start, start + 1]]) }).applied.rendered;
				expect(shown.some((from, i) => i % 3 === 0 && from <= start && (shown[i + 1] as number) > start)).toBe(true);
			}),
		);
	});

	it('takes twice the work if it is twice as long', () => {
		const work = (times: number) => {
			const text =
				`src/a.ts\n${'7:const a\n'.repeat(30)}${'src/b.ts-7-x-1-y\n'.repeat(9)}src/b.ts:8:${'x'.repeat(400)}\n--\n\n`.repeat(
					times,
				);
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			reducing(reduceSearch, text);
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(work(20) / work(10)).toBeLessThan(2.3);
	});
});
