import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceText } from '../../../../src/core/reducers/text/reduceText.ts';
import { anyBytes, anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const reduced = (text: string) => reducing(reduceText, text);
/** Base64 of bytes that repeat no pattern. */
const base64 = (bytes: number) =>
	Buffer.from(Array.from({ length: bytes }, (_, i) => (i * i * 31 + i * 7) & 0xff)).toString('base64');

afterEach(() => vi.restoreAllMocks());

describe('what says nothing', () => {
	test('a run of identical lines leaves the first one, and the count on a line of its own', () => {
		const { visible, content } = reduced(`before\n${'the same thing again\n'.repeat(40)}after\n`);
		expect(visible).toContain('before\nthe same thing again\n… 39 lines as above\nafter\n');
		expect(content('repeated lines')).toBe('the same thing again\n'.repeat(39));
	});

	test('a run of blank lines leaves one of them and a notice', () => {
		const { visible } = reduced(`before\n${'\n'.repeat(300)}after\n`);
		expect(visible).toContain('before\n\n… 299 blank lines\nafter\n');
	});

	test.each([
		[
			'in a data URI',
			`<img src="data:image/png;base64,${base64(3000)}">\n`,
			/src="data:image\/png;base64,[\w+/=]{16}… base64">\n/,
		],
		['as a value', `token: ${base64(3000)}\nnext: 1\n`, /token: [\w+/=]{16}… base64\nnext: 1\n/],
	])('base64 leaves a notice in its place (%s)', (_, text, visible) => {
		expect(reduced(text).visible).toMatch(visible);
	});

	test('a marker stands in its place in fine granularity', () => {
		const { visible } = reducing(reduceText, `token: ${base64(3000)};\n`, { granularity: 'fine' });
		expect(visible).toMatch(/^token: [\w+/=]{16}… base64 #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens;\n$/);
	});
});

describe('what may say something stays', () => {
	const settings = Array.from({ length: 240 }, (_, i) => `  "area${i % 80}.enabled": true, // on\n  },\n`).join('');
	test.each([
		['settings with repeated lines', settings],
		[
			'names and addresses',
			Array.from({ length: 28 }, (_, i) => `name=host${i % 3}\naddress=10.0.0.${i % 3}\n`).join(''),
		],
		['a few words', 'User-agent: *\nDisallow:\n'],
		['a version', 'uv 0.5.1\n'],
		['code', 'let builder = Glob::new("src/*.rs")?;\n// `# not a comment`\nfrom __future__ import annotations\n'],
		['what git says', 'HEAD detached at 77a04d3\nAll conflicts fixed but you are still merging.\n'],
		['a command that is missing', 'This is not the tsc command you are looking for\n'],
		['numbers', '42\n17\n42\n'.repeat(60)],
		['a long path', `${'/usr/Share/a1/B2/lib-x/foo_bar'.repeat(30)}\n`],
		['a long word', `${'abcdefghij'.repeat(400)}\n`],
		['long hex', `${'0123456789abcdef'.repeat(40)}\n`],
		[
			'pairs of lines',
			`${'this line says one thing. '.repeat(4)}\n`
				.repeat(2)
				.concat(`${'this line says two things. '.repeat(4)}\n`.repeat(2))
				.repeat(30),
		],
		['a quoted marker', 'see #ref:ctx_31154fa2 there\n'],
		['trailing blanks', 'a   \nb\t\n'.repeat(50)],
	])('%s', (_, text) => {
		const { visible, applied } = reduced(text);
		expect(visible).toBe(text);
		expect(applied.refs).toEqual([]);
	});

	test('what has to stay is in no run', () => {
		const text = 'the same thing again\n'.repeat(60);
		const { visible } = reducing(reduceText, text, { keep: spansOf([[21 * 30, 21 * 30 + 3]]) });
		expect(visible).toContain('… 29 lines as above\nthe same thing again\nthe same thing again\n… 28 lines as above\n');
	});

	test('base64 that has to stay does', () => {
		const text = `token: ${base64(3000)};\n`;
		expect(reducing(reduceText, text, { keep: spansOf([[100, 101]]) }).visible).toBe(text);
	});
});

describe('any input', () => {
	const anySource = fc.oneof(
		anyBytes,
		fc.tuple(anyText, fc.nat(900)).map(([text, size]) => Buffer.from(text + base64(size) + text)),
	);

	test('comes back byte for byte', () => {
		fc.assert(
			fc.property(anySource, fc.constantFrom('coarse' as const, 'fine' as const), (bytes, granularity) => {
				const { restored } = reducing(reduceText, bytes, { granularity });
				expect(Buffer.from(restored ?? []).equals(bytes)).toBe(true);
			}),
		);
	});

	test('twice the text takes twice the work', () => {
		const work = (times: number) => {
			const text = `${base64(600)}/${'same\n'.repeat(50)}${'aA1'.repeat(500)} \n`.repeat(times);
			const spy = vi.spyOn(String.prototype, 'charCodeAt');
			reduced(text);
			const calls = spy.mock.calls.length;
			spy.mockRestore();
			return calls;
		};
		expect(work(20) / work(10)).toBeLessThan(2.2);
	});
});
