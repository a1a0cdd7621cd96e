import { describe, expect, it } from 'vitest';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { reducing } from '../../support/reducing.ts';
import { lines } from './samples.ts';

const shown = (text: string) => reducing(reduceTestReport, text).visible;

describe('the details of a failure', () => {
	it('may quote the lines of a runner', () => {
		const quoted = lines(20, (i) => `      ✓ quoted ${i}`);
		const text = `FAIL a.test.js\n${lines(20, (i) => `  ✓ adds ${i}`)}  ✕ prints\n\n  ● prints\n\n    Received:\n${quoted}\nTests:       1 failed, 21 total\n`;
		expect(shown(text)).toContain(quoted);
		expect(shown(text)).toContain('… 20 passed');
	});

	it('stay once if those of other failures equal them', () => {
		const body = `\n    boom: the gateway at 10.0.0.5 did not answer in time, three attempts, no route, no answer, no fallback\n\n    while paying order 17\n\n      at pay (src/pay.js:41:7)\n`;
		const text = `FAIL a.test.js\n\n${lines(5, (i) => `  ● pays ${i}\n${body}`)}Tests:       5 failed, 5 total\n`;
		const visible = shown(text);
		expect(visible.split('src/pay.js:41:7')).toHaveLength(2);
		for (const i of [0, 1, 2, 3, 4]) expect(visible).toContain(`● pays ${i}\n`);
		expect(visible.match(/… 5 lines as for ● pays 0\n/g)).toHaveLength(4);
	});

	it('stay once in XML as well', () => {
		const failure = `<failure message="boom">Error: boom, the gateway at 10.0.0.5 did not answer in time, three attempts\n    at pay (src/pay.js:41:7)\n    at run (src/run.js:12:3)\n    at main (src/main.js:3:1)\n</failure>`;
		const text = `<testsuite failures="4">\n${lines(4, (i) => `<testcase name="pays ${i}">${failure}</testcase>`)}</testsuite>\n`;
		const visible = shown(text);
		expect(visible.split('src/pay.js:41:7')).toHaveLength(2);
		expect(visible.match(/lines as for pays 0 #ref:/g)).toHaveLength(3);
	});

	it('lose the middle of a line as long as a page', () => {
		const text = `not ok 1 - renders\n  expected: <p>${'word &amp; '.repeat(900)}</p> in the end\n# tests 1\n# fail 1\n`;
		const visible = shown(text);
		expect(visible.length).toBeLessThan(2_000);
		expect(visible).toContain('… 1 long line');
		expect(visible).toContain('</p> in the end');
	});
});

describe('what a test wrote before go says how it ended', () => {
	const run = (name: string, end: string) =>
		`=== RUN   ${name}\n    a_test.go:7: what ${name} said\n--- ${end}: ${name} (0.00s)\n`;

	it('stays if a test of that name failed somewhere', () => {
		const text = `${lines(20, (i) => run(`TestPart${i}`, 'PASS').trimEnd())}${run('TestPay', 'PASS')}ok  \texample.com/a\t0.1s\n${run('TestPay', 'FAIL')}FAIL\texample.com/b\t0.1s\n`;
		expect(shown(text).split('what TestPay said')).toHaveLength(3);
		expect(shown(text)).not.toContain('what TestPart3 said');
	});

	it('stays if it is a panic', () => {
		const text = `${lines(20, (i) => run(`TestPart${i}`, 'PASS').trimEnd())}=== RUN   TestPay\npanic: boom\n--- PASS: TestPay (0.00s)\n`;
		expect(shown(text)).toContain('panic: boom');
	});

	it('stays below the name of its test', () => {
		const text = `${lines(20, (i) => run(`TestPart${i}`, 'PASS').trimEnd())}=== RUN   TestSum\n${run('TestPay', 'FAIL')}FAIL\n`;
		expect(shown(text)).toContain('=== RUN   TestPay\n    a_test.go:7: what TestPay said\n--- FAIL: TestPay');
		expect(shown(text)).not.toContain('=== RUN   TestSum');
	});
});
