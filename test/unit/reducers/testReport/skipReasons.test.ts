import { describe, expect, test } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { SkipReasons } from '../../../../src/core/reducers/testReport/skipReasons.ts';
import { reducing } from '../../support/reducing.ts';

function listing(passed: (i: number) => string, ...more: readonly string[]): string {
	const lines = Array.from({ length: 40 }, (_, i) => passed(i));
	return `${[...lines.slice(0, 20), ...more, ...lines.slice(20)].join('\n')}\n`;
}

describe('the first test that was skipped for a reason stays', () => {
	test.each([
		[
			'TAP',
			(i: number) => `ok ${i + 1} - adds ${i}`,
			['ok 90 - stores # SKIP no database', 'ok 91 - loads # SKIP no database', 'ok 92 - later # TODO not written'],
		],
		[
			'unittest',
			(i: number) => `test_${i} (tests.test_a.A.test_${i}) ... ok`,
			[
				"test_x (tests.A.x) ... skipped 'needs a GPU'",
				"test_y (tests.A.y) ... skipped 'needs a GPU'",
				"test_z (tests.A.z) ... skipped 'slow'",
			],
		],
		[
			'cargo',
			(i: number) => `test cart::adds_${i} ... ok`,
			[
				'test cart::big ... ignored, needs network',
				'test cart::huge ... ignored, needs network',
				'test cart::odd ... ignored, flaky',
			],
		],
		[
			'pytest -v',
			(i: number) => `tests/test_a.py::test_${i} PASSED`,
			[
				'tests/test_a.py::test_x SKIPPED (only on Windows)',
				'tests/test_a.py::test_y SKIPPED (only on Windows)',
				'tests/test_a.py::test_z XFAIL (bug 12)',
			],
		],
		[
			'node',
			(i: number) => `✔ adds ${i} (0.0${i}ms)`,
			['﹣ loads (0.1ms) # no network', '﹣ stores (0.2ms) # no network', '﹣ later (0.1ms) # TODO'],
		],
	])('%s', (_, passed, [first = '', again = '', other = '']) => {
		const { visible } = reducing(reduceTestReport, listing(passed, first, again, other));
		const lines = visible.split('\n');
		expect(lines).toContain(first);
		expect(lines).toContain(other);
		expect(visible).not.toContain(again);
		expect(lines).toContain('… 1 skipped');
	});

	test('JUnit', () => {
		const skipped = (name: string, reason: string) =>
			`<testcase name="${name}" classname="a.B"><skipped ${reason}/></testcase>`;
		const passed = Array.from({ length: 40 }, (_, i) => `<testcase name="p${i}" classname="a.B" time="0.001"/>`);
		const cases = [
			...passed,
			skipped('first', 'message="flaky, see 12"'),
			skipped('again', 'message="flaky, see 13"'),
			skipped('bare', ''),
			'<testcase name="text" classname="a.B"><skipped>no network</skipped></testcase>',
		];
		const { visible } = reducing(
			reduceTestReport,
			`<testsuite name="a.B" tests="44" skipped="4">\n${cases.join('\n')}\n</testsuite>\n`,
		);
		expect(visible).toContain('message="flaky, see 12"');
		expect(visible).toContain('<skipped>no network</skipped>');
		expect(visible).not.toContain('name="again"');
		expect(visible).toContain('… 2 skipped');
	});

	test('of many reasons the first ones are told', () => {
		const reasons = new SkipReasons();
		const told = Array.from({ length: 80 }, (_, i) =>
			reasons.isFirst(`no ${'abcdefgh'[i % 8]}${'ijklmnopqr'[i >> 3]}`),
		);
		expect(told.filter(Boolean)).toHaveLength(32);
		expect(told.lastIndexOf(true)).toBe(31);
	});
});

test('what a failed test of dotnet wrote stays, though tests are indented as it is', () => {
	const passed = (i: number) => `  Passed Shop.Tests.Adds${i} [1 ms]`;
	const failure = [
		'  Failed Shop.Tests.Vat [12 ms]',
		'  Error Message:',
		'   Assert.Equal() Failure',
		'  Stack Trace:',
		'     at Shop.Tests.Vat() in /src/Tests.cs:line 41',
		'  Standard Output Messages:',
		' rate=0.2',
		'',
		' rounding=up',
	];
	const { visible } = reducing(
		reduceTestReport,
		`${listing(passed, ...failure)}\nTotal tests: 41\n     Passed: 40\n     Failed: 1\n`,
	);
	expect(visible).toContain(failure.join('\n'));
	expect(visible.match(/… 20 passed/g)).toHaveLength(2);
});

test('tests that Playwright skipped are counted with those that passed', () => {
	const place = (i: number) => `${i} [chromium] › cart.spec.ts:${i}:5 › adds ${i}`;
	const failed = '  ✘  41 [chromium] › pay.spec.ts:12:5 › pays (30.1s)';
	const source = `${listing((i) => `  ✓  ${place(i)} (10${i}ms)`, `  -  ${place(50)}`, `  -  ${place(51)}`)}${failed}\n\n  1 failed\n  2 skipped\n  40 passed (1.2m)\n`;
	const { visible } = reducing(reduceTestReport, source);
	expect(visible.startsWith(`… 40 passed\n… 2 skipped\n${failed}\n`)).toBe(true);
});
