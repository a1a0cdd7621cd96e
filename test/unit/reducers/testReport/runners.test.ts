import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const many = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');

/** Reports of runners, what has to stay of each, and the notices of what leaves. */
const reports: Record<string, { text: string; stays: string[]; notices: string[] }> = {
	bun: {
		text: `bun test v1.1.30 (7996d06b)

test/cart.test.ts:
${many(30, (i) => `(pass) cart > adds ${i} [0.${i}ms]\n`)}33 |   expect(c.total()).toBe(30);
                        ^
error: expect(received).toBe(expected)

Expected: 30
Received: 20

      at <anonymous> (/home/me/shop/test/cart.test.ts:33:21)
(fail) cart > total [1.22ms]
(skip) cart > later
(todo) cart > more

 30 pass
 1 skip
 1 todo
 1 fail
Ran 33 tests across 1 files. [5.31s]
`,
		stays: ['Received: 20\n', '(fail) cart > total [1.22ms]\n', ' 1 fail\nRan 33 tests across 1 files.'],
		notices: ['… 30 passed\n', '… 2 skipped\n'],
	},
	Playwright: {
		text: `Running 22 tests using 2 workers

${many(20, (i) => `  ✓  ${i + 1} [chromium] › cart.spec.ts:${i + 3}:5 › adds ${i} (1.2s)\n`)}  ✘  21 [chromium] › pay.spec.ts:14:7 › pays (5.0s)
  ✓  22 [chromium] › pay.spec.ts:14:7 › pays (retry #1) (2.2s)

  1) [chromium] › pay.spec.ts:14:7 › pays ───────────────────────

    Error: Timed out 5000ms waiting for expect(locator).toBeVisible()

  1 flaky
    [chromium] › pay.spec.ts:14:7 › pays ───────────────────────
  20 passed (14.2s)
`,
		stays: ['  ✓  22 [chromium] › pay.spec.ts:14:7 › pays (retry #1) (2.2s)\n', '  1 flaky\n'],
		notices: ['… 20 passed\n'],
	},
	deno: {
		text: `running 32 tests from ./cart_test.ts
${many(20, (i) => `adds ${i} ... ok (${i}ms)\n`)}total ... FAILED (3ms)
loads ...
------- post-test output -------
retrying 1
----- post-test output end -----
${many(10, (i) => `removes ${i} ... ok (${i}ms)\n`)}
 ERRORS

total => ./cart_test.ts:14:6
error: AssertionError: Values are not equal.

-   20
+   30

FAILED | 30 passed | 1 failed (120ms)
`,
		stays: ['total ... FAILED (3ms)\n', 'retrying 1\n', '-   20\n+   30\n', 'FAILED | 30 passed | 1 failed (120ms)'],
		notices: ['… 20 passed\n', '… 10 passed\n'],
	},
	bazel: {
		text: `INFO: Found 12 targets and 30 test targets...
${many(20, (i) => `[${i * 10 + 1} / 420] Compiling src/m${i}.cc; 1s linux-sandbox\n`)}[400 / 420] 29 / 30 tests, 1 failed; Testing //shop/net:net_test; 3s
[401 / 420] Compiling src/last.cc failed: Error: no space left
FAIL: //shop/cart:cart_test (see /home/me/.cache/testlogs/shop/cart/cart_test/test.log)
${many(27, (i) => `//shop/m${i}:m${i}_test                       ${i % 2 ? '(cached) ' : ''}PASSED in 0.${i}s\n`)}//shop/net:net_test                       FLAKY, failed in 1 out of 3 in 2.1s
//shop/slow:slow_test                     TIMEOUT in 60.0s
//shop/cart:cart_test                     FAILED in 0.1s
//shop/x:x_test                           NO STATUS

Executed 30 out of 30 tests: 27 tests pass, 2 fail locally and 1 was skipped.
`,
		stays: [
			'tests, 1 failed; Testing',
			'Error: no space left',
			'FLAKY, failed in 1',
			'TIMEOUT in',
			'FAILED in',
			'NO STATUS',
		],
		notices: ['… 20 lines of progress\n', '… 27 passed\n'],
	},
	'Swift Testing': {
		text: `◇ Test run started.
◇ Suite CartTests started.
${many(4, (i) => `◇ Test adds${i}() started.\n✔ Test adds${i}() passed after 0.00${i} seconds.\n`)}✔ Suite CartTests passed after 0.01 seconds.
◇ Suite PayTests started.
${many(20, (i) => `◇ Test pays${i}() started.\n✔ Test pays${i}() passed after 0.00${i} seconds.\n`)}✘ Test refund() recorded an issue at PayTests.swift:22:5: Expectation failed: (status → 500) == 200
✘ Test refund() failed after 0.002 seconds with 1 issue.
✘ Suite PayTests failed after 0.02 seconds with 1 issue.
✘ Test run with 25 tests failed after 0.03 seconds with 1 issue.
`,
		stays: ['Expectation failed: (status → 500) == 200\n', '✘ Test run with 25 tests failed after'],
		notices: ['… 24 passed\n'],
	},
};

describe.each(Object.entries(reports))('a report of %s', (_, { text, stays, notices }) => {
	it('is known as one', () => {
		expect(classify('input', text, linesOf(text), false).type).toBe('testReport');
	});

	it('shows what failed and the totals, and counts the tests that passed', () => {
		const { visible, restored, source } = reducing(reduceTestReport, text);
		expect(restored).toEqual(source.bytes);
		for (const line of stays) expect(visible).toContain(line);
		expect(visible.match(/^… .*\n/gm)).toEqual(notices);
	});
});

it('a run of Swift Testing that passed shows its total', () => {
	const total = '✔ Test run with 20 tests passed after 0.03 seconds.\n';
	const tests = many(20, (i) => `✔ Test pays${i}() passed after 0.00${i} seconds.\n`);
	expect(reducing(reduceTestReport, `${tests}${total}`).visible).toContain(`… 20 passed\n${total}`);
});
