import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { reducing } from '../../support/reducing.ts';
import { lines, samples } from './samples.ts';

/** What these print of tests that passed or wait is known by the totals of the first run alone; it stays in the others. */
const byTotals = ['RSpec as documentation', 'mocha'];

describe('several runs in one text', () => {
	it.each(samples.filter(({ runner }) => !byTotals.includes(runner)))(
		'fold alike: $runner',
		({ text, stays, leaves }) => {
			const { visible } = reducing(reduceTestReport, `${text}\n${text}\n`);
			for (const string of leaves) expect(visible).not.toContain(string);
			for (const string of stays) expect(visible).toContain(string);
		},
	);

	it('begin where npm says which script it runs, since the details of mocha have no end', () => {
		const run = `> shop@4.18.2 test\n> mocha\n\n  Router\n${lines(30, (i) => `    ✔ matches route ${i}`)}\n  30 passing (31ms)\n  1 failing\n\n  1) Response\n       redirects:\n     Error: boom\n\n`;
		const { visible } = reducing(reduceTestReport, run + run);
		expect(visible.match(/… 30 passed/g)).toHaveLength(2);
		expect(visible.match(/Error: boom/g)).toHaveLength(2);
	});
});
