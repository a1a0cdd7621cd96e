import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../src/core/sentence.ts';
import { running } from './support/running.ts';

/** What broke for users of other reducers, run through the whole pipeline as a person would: no type, no options. */

const times = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
const two = (i: number) => String(i % 60).padStart(2, '0');

interface Report {
	readonly id: string;
	readonly text: string;
	/** What the visible text has to hold. */
	readonly shows?: readonly string[];
	/** What it must not say. */
	readonly never?: RegExp;
	/** Whether the source has to stay as it is, without a ref. */
	readonly whole?: boolean;
}

const orders = times(
	20,
	(i) => `2026-01-05 10:00:${two(i)} ERROR payment declined for order ORD-${10483 + 37 * i} code=51`,
);
const matches = [497, 12, 503, 77, 9, 310, 41, 42, 43, 8, 15, 901].map(
	(line, i) => `src/${'abcde'[i % 5]}.ts:${line}: const total${i} = sum(${i});`,
);
const hits = Array.from({ length: 236 }, (_, i) =>
	i === 204
		? 'src/refund/ledger.ts:48: return Math.floor(total * 100); // rounds down'
		: `src/area${i % 12}/part.ts:${i + 1}: return round(total * 100);`,
);
const shows = times(
	8,
	(i) =>
		`commit ${'0123456789abcdef'.repeat(2)}${i}0000000\nAuthor: Dev <dev@example.com>\nDate:   Mon Jan 5 10:0${i}:00 2026 +0000\n\n    Change number ${i}\n\n src/a.ts | ${i + 1} +\n 1 file changed, ${i + 1} insertion(+)\n`,
);

const reports: readonly Report[] = [
	{ id: 'V1 a command that is missing', text: 'This is not the tsc command you are looking for\n', whole: true },
	{
		id: 'V2 an import error of pytest',
		text: `==================================== ERRORS ====================================\n______________________ ERROR collecting test_app.py ______________________\nImportError while importing test module '/srv/test_app.py'.\ntest_app.py:1: in <module>\n    from app.models import Foo\nE   ImportError: cannot import name 'Foo' from 'app.models'\n=========================== short test summary info ============================\nERROR test_app.py\n=============================== 1 error in 0.12s ===============================\n`,
		shows: ["ImportError: cannot import name 'Foo' from 'app.models'", '1 error in 0.12s'],
		never: /no tests/i,
	},
	{ id: 'V3 totals in colours', text: '\x1b[31m1 failed\x1b[0m, \x1b[32m4 passed\x1b[0m in 2.31s\n', whole: true },
	{
		id: 'V4 a failed suite of vitest although every test passed',
		text: ` RUN  v3.2.4 /srv\n\n ✓ test/a.test.ts (2 tests) 4ms\n\n FAIL  test/b.test.ts [ test/b.test.ts ]\nError: Cannot find module './missing'\n\n Test Files  1 failed | 1 passed (2)\n      Tests  2 passed (2)\n`,
		shows: [' Test Files  1 failed | 1 passed (2)', "Error: Cannot find module './missing'", 'FAIL  test/b.test.ts'],
	},
	{
		id: 'V5 an unhandled rejection behind passed tests of jest',
		text: `${times(60, (i) => `PASS test/part${i}.test.js`)}\nTests:       60 passed, 60 total\n\nUnhandled Rejection at: Promise\nReason: Error: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect (node:net:1555:16)\n`,
		shows: ['Unhandled Rejection at: Promise', 'Reason: Error: connect ECONNREFUSED 127.0.0.1:5432'],
	},
	{
		id: 'V7 a panic of Go',
		text: `panic: runtime error: index out of range [3] with length 3\n\ngoroutine 19 [running]:\n${times(4, (i) => `runtime.frame${i}(0xc00001)\n\t/usr/local/go/src/runtime/panic.go:${80 + i} +0x1d`)}example.com/app.TestClassifier(0xc0001)\n\t/srv/app/classifier_test.go:58 +0x1c\n`,
		shows: ['panic: runtime error: index out of range [3] with length 3', 'classifier_test.go:58'],
	},
	{
		id: 'V8 a chain of causes',
		text: ['a.A: one', 'Caused by: b.B: two', 'Caused by: c.C: three', 'Caused by: d.D: four']
			.map((head) => `${head}\n${times(20, (i) => `\tat org.springframework.x.Y.z${i}(Y.java:${i})`)}`)
			.join(''),
		shows: ['a.A: one', 'Caused by: b.B: two', 'Caused by: c.C: three', 'Caused by: d.D: four'],
	},
	{
		id: 'L1 one error for twenty orders',
		text: orders,
		shows: ['payment declined for order ORD-10483 code=51', '×20'],
	},
	{ id: 'L2 lines that are only numbers', text: '42\n17\n42\n'.repeat(40), never: /lines as above|×/ },
	{
		id: 'L3 a model pull',
		text: `pulling manifest\n${Array.from({ length: 2_000 }, (_, i) => `\x1b[?25l\rpulling 8934d96d3f08... ${Math.floor(i / 20)}% ▕${'█'.repeat(i % 30)}▏\x1b[K`).join('')}\nverifying sha256 digest\nsuccess\n`,
		shows: ['success\n'],
	},
	{
		id: 'L4 a version that changed',
		text: times(
			60,
			(i) =>
				`2026-01-05 10:00:${two(i)} INFO node n${i % 7} runs ${i === 33 ? 'v1.24.0 → v1.25.0' : 'v1.24.0'} pid=${4000 + 13 * i}`,
		),
		shows: ['v1.24.0 → v1.25.0'],
	},
	{ id: 'S1 matches of five files', text: `${matches.join('\n')}\n`, shows: matches },
	{
		id: 'S2 the one of 236 hits that matters',
		text: `${hits.join('\n')}\n`,
		shows: [hits[204] as string],
		never: /in 0 files/,
	},
	{
		id: 'S4 outputs behind headings',
		text: `---status:\nHEAD detached at 77a04d3\n---log:\n${times(80, (i) => `2026-01-05 10:00:${two(i)} INFO tick ${i}`)}---versions:\nuv 0.5.1\n`,
		shows: ['---status:\nHEAD detached at 77a04d3\n', '---log:\n', '---versions:\nuv 0.5.1\n'],
	},
	{
		id: 'D2 a deletion of 158,000 lines',
		text: `diff --git a/big.sql b/big.sql\ndeleted file mode 100644\n--- a/big.sql\n+++ /dev/null\n@@ -1,158000 +0,0 @@\n${times(158_000, (i) => `-insert into t values (${i});`)}`,
		shows: [
			'diff --git a/big.sql b/big.sql',
			'-insert into t values (0);',
			'-insert into t values (157999);',
			'157,960',
		],
	},
	{
		id: 'D4 a missing final newline',
		text: 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n',
		shows: ['-x\n\\ No newline at end of file\n+x\n'],
	},
	{
		id: 'J2 one string that shouts',
		text: JSON.stringify({
			results: [
				...Array.from({ length: 40 }, (_, i) => `${i} ${'all is well '.repeat(30)}`),
				'FATAL: disk quota exceeded',
			],
		}),
		shows: ['FATAL: disk quota exceeded'],
	},
	{
		id: 'J3 a ragged table',
		text: '| name | ok | note |\n|---|---|---|\n| a | ✓ |  |\n| b | - | x |\n| c |  | y |\n',
		whole: true,
	},
	{
		id: 'J4 values, not types',
		text: '{"downloads":47287350,"webSocketDebuggerUrl":"ws://127.0.0.1:9222/devtools/page/1"}',
		whole: true,
	},
	{ id: 'J5 text that is not Latin', text: '{"msg":"你好世界你好世界"}', whole: true },
	{
		id: 'C1 a comment that is none',
		text: 'fn main() {\n    let b = Glob::new("src/*.rs");\n    let c = 1;\n    run(b, c);\n}\n',
		whole: true,
	},
	{ id: 'C2 a template literal', text: 'const a = `\nvalue # not a comment\n`;\n', whole: true },
	{ id: 'C3 the order of imports', text: 'from __future__ import annotations\nimport os\n', whole: true },
	{
		id: 'C4 settings with repeated lines',
		text: `{\n  // all on\n${times(237, (i) => `  "area${i}": {\n    "enabled": true\n  },`)}  "last": 1\n}\n`,
		shows: ['"last": 1'],
		never: /lines as above/,
	},
	{
		id: 'G1 what git says of its state',
		text: 'HEAD detached at 77a04d3\nAll conflicts fixed but you are still merging.\n',
		whole: true,
	},
	{
		id: 'G2 a listing with hidden files',
		text: `total 48\n${['.env', '.venv', 'dist', 'src'].map((name, i) => `drwxr-xr-x  ${i + 2} dev dev 4096 Jan  5 10:00 ${name}`).join('\n')}\n`,
		shows: ['.env', '.venv', 'dist'],
	},
	{
		id: 'G3 eight commits that look alike',
		text: shows,
		shows: Array.from({ length: 8 }, (_, i) => `Change number ${i}`),
	},
	{ id: 'E1 a robots.txt', text: 'User-agent: *\nDisallow:\n', whole: true },
	{
		id: 'E2 settings of names and addresses',
		text: times(28, (i) => `name=host${i}\naddress=10.0.0.${i}`),
		whole: true,
	},
	{ id: 'E5 a version', text: 'uv 0.5.1\n', whole: true },
	{
		id: 'R1 a text about markers',
		text: 'A marker looks like #ref:ctx_31154fa2 and stands in the text.\n',
		whole: true,
	},
];

describe('what broke for users of other reducers', () => {
	it.each(reports.map((report) => [report.id, report] as const))(
		'%s',
		async (_, { text, shows = [], never, whole }) => {
			const { run, recovery } = await running(text);
			for (const string of shows) expect(run.text).toContain(string);
			if (never) expect(run.text).not.toMatch(never);
			if (whole) expect({ text: run.text, refs: run.refs.length }).toEqual({ text, refs: 0 });
			expect(run.signal.missing).toEqual([]);
			expect(recovery).toMatchObject({ pass: true, source: true });
		},
	);

	it('E3 nothing is cut within a character', async () => {
		const line = (i: number) => `2026-01-05 10:00:${two(i)} INFO สวัสดี 안녕 🙂🙂 → ${'🙂'.repeat(300)} ${i}`;
		const { run } = await running(times(60, line));
		expect(run.text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
	});

	it('E4 a text with a NUL byte says so and comes back', async () => {
		const { run, recovery } = await running(`a\0b\n${times(50, (i) => `2026-01-05 10:00:${two(i)} INFO x ${i}`)}`);
		expect(run.notes.map(inEnglish).join(' ')).toMatch(/NUL/);
		expect(recovery.pass).toBe(true);
	});

	it('R4 a text that a terminal cut says so', async () => {
		const { run } = await running(`… 5000 lines scrolled off\n${times(30, (i) => `line ${i} of it`)}`);
		expect(run.notes.map(inEnglish).join(' ')).toMatch(/was cut before/);
	});
});
