import { describe, expect, it } from 'vitest';
import { maxCriticals } from '../../../src/core/signals/extractor.ts';
import { extractTestReport } from '../../../src/core/signals/testReport.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { criticalsOf } from './criticals.ts';

describe('the names of failed tests', () => {
	it.each([
		['jest', '  ● cart › adds 1\n\n    x\n\n  ● cart › adds 2\n\n    x\n', ['● cart › adds 1', '● cart › adds 2']],
		[
			'pytest',
			'FAILED a.py::t[1] - assert 1\nFAILED a.py::t[2] - assert 1\n',
			['FAILED a.py::t[1] - assert 1', 'FAILED a.py::t[2] - assert 1'],
		],
		[
			'go',
			'--- FAIL: TestA1 (0.00s)\n--- FAIL: TestA2 (0.00s)\n',
			['--- FAIL: TestA1 (0.00s)', '--- FAIL: TestA2 (0.00s)'],
		],
		['TAP', 'not ok 1 - a\nnot ok 2 - a\n', ['not ok 1 - a', 'not ok 2 - a']],
		['cargo', 'test a::b1 ... FAILED\ntest a::b2 ... FAILED\n', ['test a::b1 ... FAILED', 'test a::b2 ... FAILED']],
		['Gradle', 'A > b1() FAILED\nA > b2() FAILED\n', ['A > b1() FAILED', 'A > b2() FAILED']],
		['dotnet', '  Failed A.B1 [1 ms]\n  Failed A.B2 [1 ms]\n', ['Failed A.B1 [1 ms]', 'Failed A.B2 [1 ms]']],
		[
			'JUnit',
			'<testsuite><testcase name="a1"><failure/></testcase><testcase name="a2"><error/></testcase></testsuite>',
			['name="a1"', 'name="a2"'],
		],
		[
			'TRX',
			'<TestRun><UnitTestResult testName="A1" outcome="Failed"/><UnitTestResult testName="A2" outcome="Failed"/></TestRun>',
			['testName="A1"', 'testName="A2"'],
		],
		[
			'mocha',
			'{"stats": {"suites": 1}, "tests": [{"fullTitle": "a 1", "err": {"message": "x"}}, {"fullTitle": "a 2", "err": {"message": "x"}}]}',
			['"a 1"', '"a 2"'],
		],
		[
			'jest in JSON',
			'{"numFailedTests": 2, "testResults": [{"assertionResults": [{"failureMessages": ["x"], "fullName": "a 1", "status": "failed"}, {"failureMessages": ["x"], "fullName": "a 2", "status": "failed"}]}]}',
			['"a 1"', '"a 2"'],
		],
	])('%s: each of them is critical, whatever digits they differ in', (_, text, names) => {
		expect(criticalsOf(extractTestReport, text).map((found) => found.trim())).toEqual(expect.arrayContaining(names));
	});
});

describe('tests that passed', () => {
	it.each([
		[
			'JUnit',
			'<testsuite failures="0"><testcase name="fails on errors"/><testcase name="b"><skipped/></testcase></testsuite>',
		],
		['mocha', '{"stats": {"suites": 1, "failures": 0}, "tests": [{"fullTitle": "error handling", "err": {}}]}'],
		[
			'jest in JSON',
			'{"numFailedTests": 0, "testResults": [{"assertionResults": [{"failureMessages": [], "fullName": "error", "status": "passed"}]}]}',
		],
		['vitest', ' ✓ src/error.test.ts (3 tests) 4ms\n'],
	])('%s: are not critical', (_, text) => {
		expect(criticalsOf(extractTestReport, text)).toEqual([]);
	});
});

describe('the details of a failure', () => {
	const junit = `<testsuite failures="1"><testcase classname="com.acme.shop.CartTest" name="pays">
<failure message="expected 27">java.lang.AssertionError: expected 27
	at org.junit.Assert.fail(Assert.java:88)
	at com.acme.shop.CartTest.pays(CartTest.java:41)
	at com.acme.shop.Cart.pay(Cart.java:7)
Caused by: java.io.IOException: closed
</failure></testcase></testsuite>`;

	it('are its message, the first frame of the user, and every cause', () => {
		expect(criticalsOf(extractTestReport, junit).map((found) => found.trim())).toEqual([
			'<testsuite failures="1">',
			'name="pays"',
			'message="expected 27',
			'java.lang.AssertionError: expected 27',
			'at com.acme.shop.CartTest.pays(CartTest.java:41)',
			'Caused by: java.io.IOException: closed',
		]);
	});

	it('may name a class of a project whose packages others use as a library', () => {
		const apache = junit.replaceAll('com.acme.shop', 'org.apache.pulsar');
		expect(criticalsOf(extractTestReport, apache).join('\n')).toContain('CartTest.java:41');
	});

	it('count where a report in JSON holds them last', () => {
		const test = '{"fullTitle": "a", "err": {"message": "boom"}}';
		const text = `{"stats": {"suites": 1}, "tests": [${test}], "failures": [${test}]}`;
		const found = extractTestReport(text, linesOf(text));
		expect(found.map(({ start }) => start > text.indexOf('failures'))).toEqual([true, true]);
	});
});

it('finds no more criticals than anybody reads', () => {
	const text = Array.from({ length: 2 * maxCriticals }, (_, i) => `not ok ${i} - a`).join('\n');
	expect(extractTestReport(text, linesOf(text))).toHaveLength(maxCriticals);
});
