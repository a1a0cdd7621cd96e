import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceSession } from '../../../../src/core/reducers/session/reduceSession.ts';
import { reducing } from '../../support/reducing.ts';
import { asked, jsonl, numbered, result } from './sessions.ts';

/** What is left of the content of a tool's result. */
function shownOf(content: string, granularity: 'coarse' | 'fine' = 'coarse'): string {
	const { visible, restored, source } = reducing(reduceSession, jsonl(asked(0, 'Go.'), result(1, content)), {
		granularity,
	});
	expect(restored).toEqual(source.bytes);
	return JSON.parse(visible.split('\n')[1] as string).message.content[0].content;
}

const idle = numbered(50, (i) => `10:00:${String(i).padStart(2, '0')} INFO worker ${100 + i} says "idle"\tC:\\tmp`);
const failure = [
	' FAIL  test/cart.test.ts > cart > sums up',
	'AssertionError: expected 20 to be 30 // Object.is equality',
	'',
	'- Expected',
	'+ Received',
	'',
	'- 30',
	'+ 20',
	'',
	' ❯ test/cart.test.ts:12:22',
].join('\n');
const failures = [1, 2, 3, 4]
	.map((i) => failure.replace('sums up', `sums up ${i}`).replaceAll('30', `${i}30`))
	.join('\n\n');
const tests = ` RUN  v3.0.0 /home/me/shop\n\n${numbered(80, (i) => ` ✓ test/part${i}.test.ts (4 tests) ${i}ms`)}\n${failures}\n\n Test Files  1 failed | 80 passed (81)\n      Tests  4 failed | 320 passed (321)\n`;

describe('a result of a tool', () => {
	it('that is a log is folded, in the escapes of its string', () => {
		expect(shownOf(idle)).toMatch(
			/^10:00:01 INFO worker 101 says "idle"\tC:\\tmp ×50 until 10:00:50 #ref:ctx_[0-9a-f]{8}\n$/,
		);
	});

	it('that is a report of tests shows the failure whole and the totals', () => {
		const shown = shownOf(tests);
		for (const line of failures.split('\n')) expect(shown).toContain(line);
		expect(shown).toContain(' Test Files  1 failed | 80 passed (81)');
		expect(shown).not.toContain('part40.test.ts');
	});

	it('is the same with colours', () => {
		const coloured = tests.replace(/✓/g, '\x1b[32m✓\x1b[39m').replace('FAIL', '\x1b[41mFAIL\x1b[49m');
		expect(
			shownOf(coloured)
				.replace(/ ?… #ref:ctx_[0-9a-f]{8} ?/, '')
				.replace(/ctx_[0-9a-f]{8}/g, 'ctx'),
		).toBe(shownOf(tests).replace(/ctx_[0-9a-f]{8}/g, 'ctx'));
	});

	it('that is JSON stays JSON', () => {
		const rows = Array.from({ length: 90 }, (_, i) => ({ id: i, name: `row "${i}"`, path: 'C:\\tmp' }));
		const shown = JSON.parse(shownOf(JSON.stringify({ rows })));
		expect(shown.rows[0]).toEqual(rows[0]);
		expect(shown.rows.some((row: unknown) => typeof row === 'string' && /^… \d+ \w+ #ref:ctx_/.test(row))).toBe(true);
	});

	it('that is JSON around an output is reduced within, and tells the exit code', () => {
		const shown = shownOf(JSON.stringify({ output: idle, metadata: { exit_code: 0 } }));
		const { output, metadata } = JSON.parse(shown);
		expect(output).toMatch(/^10:00:01 INFO worker 101 says "idle"\tC:\\tmp ×50 until 10:00:50 #ref:ctx_[0-9a-f]{8}\n$/);
		expect(metadata).toEqual({ exit_code: 0 });
	});

	it('that is a diff says that it is no patch', () => {
		const context = (from: number) => numbered(40, (i) => ` line ${from + i}`);
		const diff = `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,81 +1,81 @@\n${context(0)}\n-old\n+new\n${context(41)}\n`;
		expect(shownOf(diff)).toContain('(reduced, no patch)');
	});

	it('has a marker of its own at each place in fine granularity', () => {
		expect(shownOf(idle, 'fine')).toMatch(/ ×50 until 10:00:50 #ref:ctx_[0-9a-f]{8} ~[\d,]+ tokens\n$/);
	});
});

it('names its ref in the notice that takes out the most: a small one may not pay and would go with it', () => {
	const run = 'word\n'.repeat(268);
	const text = JSON.stringify({ messages: [{ role: 'tool', content: { output: run } }] }, null, 2);
	const kept = text.indexOf('word') + 3 * 'word\\n'.length;
	const { visible } = reducing(reduceSession, text, { keep: spansOf([[kept, kept + 1]]) });
	expect(JSON.parse(visible).messages[0].content.output).toMatch(
		/^(?:word\n){5}… 263 lines as above #ref:ctx_[0-9a-f]{8}\n$/,
	);
});

describe('a failed result', () => {
	const shownOfFailed = (content: string): string => {
		const { visible } = reducing(reduceSession, jsonl(asked(0, 'Go.'), result(1, content, { is_error: true })));
		return JSON.parse(visible.split('\n')[1] as string).message.content[0].content;
	};
	const diagnostics = numbered(
		150,
		(i) => `src/components/view${i}.tsx(${i},7): error TS2339: Property 'foo' does not exist on type 'Props'.`,
	);

	it('that lists one error at many places shows it with the first places', () => {
		const shown = shownOfFailed(`Exit code 2\n\n${diagnostics}\nnpm error code 2`);
		expect(shown).toContain(
			"src/components/view1.tsx(1,7): error TS2339: Property 'foo' does not exist on type 'Props'.",
		);
		expect(shown).toMatch(/^… \d+ lines #ref:ctx_[0-9a-f]{8}$/m);
		expect(shown.length).toBeLessThan(3_500);
	});

	it('shows another error among many of one kind, and an exit code of its own', () => {
		const exits = numbered(60, (i) => `shard ${i} failed: process exited with code 1`);
		const content = [
			'Exit code 1',
			numbered(60, (i) => `downloaded artifact ${i} of the nightly build to the cache`),
			exits,
			'shard 61 failed: process exited with code 137',
			numbered(60, (i) => `uploaded artifact ${i} of the nightly build from the cache`),
		].join('\n');
		const shown = shownOfFailed(content);
		expect(shown).toContain('shard 1 failed: process exited with code 1\n');
		expect(shown).toContain('shard 61 failed: process exited with code 137');
		expect(shown.length).toBeLessThan(4_000);
	});
});

/** Lines of outputs: of logs, reports, compilers and none of them; each with a number of its own. */
const line = fc.constantFrom<(i: number) => string>(
	(i) => `10:00:${String(i % 60).padStart(2, '0')} INFO worker ${i} is idle`,
	(i) => ` ✓ case ${i} (5 ms)`,
	(i) => `src/a${i}.ts(${i},2): error TS2304: Cannot find name 'x${i}'.`,
	(i) => `npm warn deprecated left-pad@1.${i}.0: use "padStart"`,
	(i) => `\x1b[31m✗ case ${i}\x1b[0m \\ 🙂`,
	(i) => `    at run${i} (node:internal/a.js:${i}:2)`,
	(i) => `word${i} and more of it`,
	() => '',
);
const output = fc
	.tuple(fc.array(fc.tuple(line, fc.integer({ min: 1, max: 60 })), { maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
	.map(([runs, end]) => {
		let number = 0;
		return runs.flatMap(([of, times]) => Array.from({ length: times }, () => of(++number) + end)).join('');
	});

describe('any output in a result', () => {
	it('loses no line uncounted', () => {
		fc.assert(
			fc.property(output, (text) => {
				const numbers = new Set(text.match(/\d+/g));
				const shown = shownOf(text);
				for (const number of shown.replace(/#ref:\w+|… [\d,]+|×[\d,]+/g, '').match(/\d+/g) ?? [])
					expect(numbers.has(number)).toBe(true);
				const gaps = [...shown.matchAll(/^… ([\d,]+) lines? #ref/gm)].map(([, count]) =>
					Number(count?.replace(',', '')),
				);
				const lines = text.split(/\r?\n/).length - 1;
				expect(gaps.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(lines);
				if (text.length > 5_000) expect(shown.length).toBeLessThan(text.length);
			}),
		);
	});
});
