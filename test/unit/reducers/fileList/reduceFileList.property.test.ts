import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceFileList } from '../../../../src/core/reducers/fileList/reduceFileList.ts';
import { anyBytes } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const segment = fc.constantFrom('src', 'core', 'node_modules', '.git', 'a b', 'ünï', '🙂', '..', 'dist', 'x');
const name = fc.constantFrom('a.ts', 'b.ts', 'c.js', '.env', 'LICENSE', 'x.tar.gz', 'ä.md', '#ref:ctx_31154fa2');
const path = fc
	.tuple(fc.array(segment, { maxLength: 4 }), name, fc.nat(30))
	.map(([folders, file, n]) => [...folders, n + file].join('/'));
const prefix = fc.constantFrom(
	'',
	'./',
	' M ',
	'UU ',
	'?? ',
	'4\t',
	'│   ├── ',
	'└── ',
	'-rw-r--r--  1 ann staff  17 Jan 13 17:29 ',
	'\tmodified:   ',
);
const line = fc.oneof(
	{ weight: 8, arbitrary: fc.tuple(prefix, path).map(([before, file]) => before + file) },
	{ weight: 1, arbitrary: path.map((folder) => `\n${folder}:`) },
	{
		weight: 1,
		arbitrary: fc.constantFrom('', 'total 12', 'On branch main', ' 3 files changed', 'commit 1234', 'src/'),
	},
);
const listing = fc
	.tuple(
		fc.array(fc.tuple(line, fc.integer({ min: 1, max: 9 })), { maxLength: 40 }),
		fc.constantFrom('\n', '\r\n', '\r'),
		fc.boolean(),
	)
	.map(([lines, end, finished]) => {
		const all = lines.flatMap(([content, times]) =>
			Array.from({ length: times }, (_, i) => (i === 0 ? content : `${content}${i}`)),
		);
		return all.join(end) + (finished ? end : '');
	});
const granularity = fc.constantFrom('coarse' as const, 'fine' as const);

describe('reduceFileList', () => {
	it('gives any bytes back', () => {
		fc.assert(
			fc.property(fc.oneof(anyBytes, listing), granularity, (input, granularity) => {
				const { restored, source } = reducing(reduceFileList, input, { granularity });
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('takes out whole lines, as many as it says', () => {
		fc.assert(
			fc.property(listing, (text) => {
				const { source, visible } = reducing(reduceFileList, text);
				const lines = visible.split(/\r\n|\r|\n/);
				const counts = lines.map((shown) =>
					Number(/… ([\d,]+) (?:entry|entries|lines?)$/.exec(shown)?.[1]?.replaceAll(',', '') ?? 1),
				);
				const legend = lines.filter((shown) => /^#ref:ctx_[0-9a-f]+ (?:more|vendored)/.test(shown)).length;
				const unfinished = /[\r\n]$/.test(visible) || visible === '' ? 1 : 0;
				expect(counts.reduce((sum, own) => sum + own, 0) - legend - unfinished).toBe(source.lines.starts.length);
			}),
		);
	});

	it('never names a folder or a status for a line that has another', () => {
		fc.assert(
			fc.property(listing, (text) => {
				const { plan } = reducing(reduceFileList, text).applied;
				for (const [edit, [shown]] of plan.parts) {
					if (shown?.kind !== 'copy' || !text.slice(shown.start, shown.end).endsWith('/')) continue;
					const folder = text.slice(shown.start, shown.end);
					for (let i = edit; plan.omission[i] === plan.omission[edit]; i++) {
						const line = text.slice(plan.start[i], plan.end[i]);
						const isSection =
							!/[^\s]/.test(line) ||
							line.startsWith('total') ||
							text
								.slice(shown.start)
								.split(/[\r\n]/)[0]
								?.endsWith(':');
						expect(line.includes(folder) || isSection).toBe(true);
					}
				}
			}),
		);
	});

	it('keeps visible what must be kept', () => {
		fc.assert(
			fc.property(listing, fc.nat(), fc.integer({ min: 1, max: 30 }), (text, from, length) => {
				fc.pre(text !== '');
				const start = from % text.length;
				const end = Math.min(text.length, start + length);
				const { shown } = reducing(reduceFileList, text, { keep: spansOf([[start, end]]) }).applied.rendered;
				const isShown = shown.some(
					(_, i) => i % 3 === 0 && (shown[i] as number) <= start && (shown[i + 1] as number) >= end,
				);
				expect(isShown).toBe(true);
			}),
		);
	});

	it('is deterministic', () => {
		fc.assert(
			fc.property(listing, (text) => {
				expect(reducing(reduceFileList, text).visible).toBe(reducing(reduceFileList, text).visible);
			}),
		);
	});
});
