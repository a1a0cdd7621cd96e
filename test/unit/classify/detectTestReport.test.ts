import { describe, expect, it } from 'vitest';
import { detectTestReport } from '../../../src/core/classify/detectTestReport.ts';
import { sampleOf } from '../../../src/core/classify/sample.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const guess = (text: string) => detectTestReport(sampleOf('input', text, linesOf(text), false));
const repeated = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('no test report is', () => {
	it.each([
		['prose about tests', 'We ran the tests.\n3 passed and 1 failed, as expected.\nThe FAILED one was flaky.\n'],
		['a list with ticks', repeated(20, (i) => `✓ feature ${i} works in every browser`)],
		['a list of steps', repeated(20, (i) => `${i}) open the settings and choose a theme`)],
		['source of tests', repeated(20, (i) => `\tit('adds ${i}', () => expect(add(${i}, 1)).toBe(${i + 1}));`)],
		['a log', repeated(40, (i) => `2026-01-05 10:00:${10 + i} INFO 12 passed, 0 failed`)],
		[
			'what a linter says',
			`src/a.ts\n  4:1  error  Unexpected console  no-console\n\n✖ 1 problem (1 error, 0 warnings)\n`,
		],
		['a build', repeated(20, (i) => `src/a${i}.c:${i}:1: error: expected ';' before '}' token`)],
		[
			'a project file',
			'<?xml version="1.0"?>\n<project>\n  <build><testSourceDirectory>test</testSourceDirectory></build>\n</project>\n',
		],
		['any JSON', '{"tests": [{"status": "passed"}], "stats": {"suites": 1}}'],
		['examples of an API', '{\n  "version": "1.0",\n  "examples": {\n    "GetThing": []\n  }\n}\n'],
		['a page', `${repeated(400, (i) => `<p>paragraph ${i}</p>`)}<pre>\n=== 1 failed in 0.12s ===\n`],
		['nothing', ''],
	])('%s', (_, text) => {
		expect(guess(text)).toBeUndefined();
	});
});

describe('the evidence', () => {
	it.each([
		['<testsuite name="a" tests="1">\n</testsuite>\n', 'it opens as a test report in XML (JUnit)'],
		['{"stats": {"suites": 1, "tests": 2}, "tests": []}', 'it opens as a test report of mocha in JSON'],
		['{"version":"3.13.2","examples":[{"id":"./a_spec.rb[1:1]"}]}', 'it opens as a test report of RSpec in JSON'],
		['ok 1 - a\nnot ok 2 - b\n# tests 2\n# fail 1\n', '2 of 4 lines say how tests ended, 2 give totals'],
		[repeated(8, (i) => `  ✓ adds ${i} (${i} ms)`), '8 of 8 lines say how tests ended'],
		[
			`${repeated(8, (i) => `  ✓  ${i} [chromium] › cart.spec.ts:${i}:5 › adds ${i} (10${i}ms)`)}\n  8 passed (1.2s)\n`,
			'8 of 9 lines say how tests ended, 1 give totals',
		],
		[
			`${repeated(8, (i) => `        PASS [   0.02${i}s] shop cart::adds_${i}`)}     Summary [   0.9s] 8 tests run: 8 passed\n`,
			'8 of 9 lines say how tests ended, 1 give totals',
		],
		[
			`${'.'.repeat(60)}F\n${repeated(40, (i) => `# ./spec/a_spec.rb:${i}:in 'block'`)}Finished in 2 seconds (files took 1 second to load)\n61 examples, 1 failure\n`,
			'0 of 43 lines say how tests ended, 2 give totals',
		],
		[
			`${'.'.repeat(20)}\n....X\n\nFailed tests:\n\n✖ adds 9 (1.6ms)\n  31 !== 32\n${repeated(30, (i) => `    at add${i} (cart.js:${i}:1)`)}✖ ships (0.4ms)\n  no courier\n`,
			'2 of 37 lines say how tests ended, 2 give totals',
		],
		[
			`....F\n${repeated(40, (i) => `  Stack ${i}`)}41 specs, 1 failure\nRandomized with seed 5 (jasmine --random=true --seed=5)\n`,
			'0 of 43 lines say how tests ended, 2 give totals',
		],
		[
			`....F\n${repeated(40, (i) => `/srv/app/tests/CartTest.php:${i}`)}FAILURES!\nTests: 41, Assertions: 60, Failures: 1.\n`,
			'0 of 43 lines say how tests ended, 2 give totals',
		],
	])('of %j', (text, evidence) => {
		expect(guess(text)?.evidence).toBe(evidence);
	});
});
