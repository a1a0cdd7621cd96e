import { expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { reducing } from '../../support/reducing.ts';

function report(aside: (i: number) => string): string {
	const tests = Array.from(
		{ length: 30 },
		(_, i) => `  <testcase classname="shop.Cart" name="adds ${i}" time="0.01">${aside(i)}</testcase>\n`,
	);
	return `<testsuite name="shop" tests="31" failures="1">\n${tests.join('')}  <testcase name="pays"><failure message="declined">declined</failure></testcase>\n</testsuite>\n`;
}

const visible = (text: string) => reducing(reduceTestReport, text).visible;

it('tests that passed are counted apart if they wrote to stderr', () => {
	const wrote = (i: number) => (i % 10 === 4 ? '<system-err>ERROR connection leaked</system-err>' : '');
	const text = visible(report(wrote));
	expect(text).toContain('27 passed');
	expect(text).toContain('3 passed with stderr');
});

it.each([
	'',
	'<system-err/>',
	'<system-err> </system-err>',
	'<system-err><![CDATA[]]></system-err>',
	'<system-out>x</system-out>',
])('but not for %j', (aside) => {
	expect(visible(report(() => aside))).toMatch(/30 passed(?! with)/);
});
