import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { extractTestReport } from '../../../../src/core/signals/testReport.ts';
import { bytesOfText } from '../../../../src/core/source/encoding.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { anyText } from '../../support/arbitraries.ts';
import { itReducesSoundly } from '../../support/reducerProperties.ts';
import { reducing } from '../../support/reducing.ts';
import { lines, samples } from './samples.ts';
import { jsonSamples, xmlSamples } from './structured.ts';

const all = [...samples, ...xmlSamples, ...jsonSamples].map(({ text }) => text);
/** Lines of every report, in any order, with anything between them. */
const line = fc.oneof(fc.constantFrom(...all.flatMap((text) => text.split('\n'))), anyText);
const shuffled = fc.array(line, { maxLength: 60 }).map((some) => some.join('\n'));
/** A whole report with a part of it missing or doubled. */
const torn = fc
	.tuple(fc.constantFrom(...all), fc.nat(), fc.nat())
	.map(([text, a, b]) => text.slice(0, a % text.length) + text.slice(b % text.length));
const status = fc.constantFrom('passed', 'failed', 'skipped', 'odd', '');
const xml = fc
	.array(fc.tuple(status, anyText), { maxLength: 12 })
	.map(
		(tests) =>
			`<testsuites>${tests
				.map(
					([result, text], i) => `<testsuite><testcase name="t${i}" status="${result}">${text}</testcase></testsuite>`,
				)
				.join('\n')}</testsuites>`,
	);
const json = fc
	.array(fc.record({ title: fc.string(), status, err: fc.oneof(fc.constant({}), fc.record({ message: anyText })) }), {
		maxLength: 12,
	})
	.map((tests) => JSON.stringify({ stats: { suites: 1 }, tests, failures: tests }, null, 2));
const report = fc.oneof(shuffled, torn, xml, json, anyText);

describe('a test report', () => {
	itReducesSoundly(reduceTestReport, report);

	it('stays JSON', () => {
		fc.assert(
			fc.property(json, (text) => {
				expect(() => JSON.parse(reducing(reduceTestReport, text).visible)).not.toThrow();
			}),
		);
	});

	it('has criticals within its text, in order', () => {
		fc.assert(
			fc.property(report, (text) => {
				const criticals = extractTestReport(text, linesOf(text));
				for (const { start, end } of criticals) expect(0 <= start && start < end && end <= text.length).toBe(true);
				expect(criticals.map(({ start }) => start)).toEqual(criticals.map(({ start }) => start).sort((a, b) => a - b));
			}),
		);
	});
});

describe('one more test that passed', () => {
	const reports: readonly (readonly [runner: string, report: (passed: number) => string])[] = [
		[
			'jest',
			(n) =>
				`FAIL a.test.js\n${lines(n, (i) => `  ✓ adds ${i} (1 ms)`)}  ✕ pays (2 ms)\n\n  ● pays\n\n    boom\n\nTests: 1 failed\n`,
		],
		['TAP', (n) => `${lines(n, (i) => `ok ${i + 1} - adds`)}not ok 0 - pays\n# tests x\n`],
		[
			'JUnit',
			(n) =>
				`<testsuite>\n${lines(n, (i) => `<testcase name="adds ${i}"/>`)}<testcase name="pays"><failure/></testcase>\n</testsuite>`,
		],
		[
			'mocha',
			(n) =>
				JSON.stringify({
					stats: { suites: 1 },
					tests: [
						...Array.from({ length: n }, (_, i) => ({ title: `adds ${i}`, speed: 'fast', err: {} })),
						{ title: 'pays', err: { message: 'boom' } },
					],
				}),
		],
	];

	it.each(reports)('changes nothing else in a report of %s', (_, report) => {
		const shown = (passed: number) => {
			const { visible } = reducing(reduceTestReport, report(passed));
			expect(visible).toContain(`… ${passed} passed`);
			return visible.replace(/\d[\d,]*/g, '0').replace(/#ref:\w+/g, '#ref');
		};
		const first = shown(30);
		for (let passed = 31; passed < 120; passed++) expect(shown(passed)).toBe(first);
	});
});

describe('hostile reports', () => {
	it.each([
		['elements', `<testsuites>${'<testsuite>'.repeat(20_000)}`],
		['opened tags', `<testsuites>${'<testcase name="'.repeat(20_000)}`],
		['comments', `<testsuites>${'<!--'.repeat(20_000)}`],
		['sections', `<testsuites>${'<![CDATA['.repeat(20_000)}`],
		['objects', `{"stats":${'{"tests":['.repeat(20_000)}`],
		['backslashes', `{"stats": "${'\\'.repeat(50_000)}"}`],
		['quotes', `{"stats": ${'"'.repeat(50_001)}`],
		['one line', `ok 1 - ${'x '.repeat(100_000)}`],
		['blanks', `ok 1\n${' '.repeat(100_000)}`],
		['blank lines', `ok 1\n${'\n'.repeat(100_000)}ok 2`],
		['frames', `not ok 1\n${'    at f (node_modules/a.js:1:1)\n'.repeat(20_000)}`],
		['stairs', Array.from({ length: 1_000 }, (_, i) => `${' '.repeat(i)}x`).join('\n')],
	])('of many %s come back', (_, text) => {
		const bytes = bytesOfText(text);
		expect(reducing(reduceTestReport, bytes).restored).toEqual(bytes);
		expect(extractTestReport(text, linesOf(text)).length).toBeLessThan(20_000);
	});
});
