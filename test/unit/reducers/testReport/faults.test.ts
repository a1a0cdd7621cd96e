import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceTestReport } from '../../../../src/core/reducers/testReport/reduceTestReport.ts';
import { extractTestReport } from '../../../../src/core/signals/testReport.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { criticalsOf } from '../../signals/criticals.ts';
import { reducing } from '../../support/reducing.ts';
import { lines } from './samples.ts';

/** What went wrong for users of such tools: each text, and what of it has to be critical and visible. */
const faults: readonly (readonly [fault: string, text: string, stays: readonly string[]])[] = [
	[
		'an import error while pytest collects',
		`==================================== ERRORS ====================================
______________________ ERROR collecting tests/test_app.py ______________________
ImportError while importing test module '/srv/tests/test_app.py'.
Traceback:
/usr/lib/python3.12/importlib/__init__.py:90: in import_module
    return _bootstrap._gcd_import(name[level:], package, level)
tests/test_app.py:3: in <module>
    from app.models import Foo
E   ImportError: cannot import name 'Foo' from 'app.models' (/srv/app/models.py)
=========================== short test summary info ============================
ERROR tests/test_app.py
!!!!!!!!!!!!!!!!!!!! Interrupted: 1 error during collection !!!!!!!!!!!!!!!!!!!!
=============================== 1 error in 0.12s ===============================
`,
		[
			"E   ImportError: cannot import name 'Foo' from 'app.models' (/srv/app/models.py)",
			'=============================== 1 error in 0.12s ===============================',
		],
	],
	[
		'a suite of vitest that failed though every test passed',
		`${lines(20, (i) => ` ✓ src/part${i}.test.ts (2 tests) ${i}ms`)}
⎯⎯⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  src/broken.test.ts [ src/broken.test.ts ]
Error: Cannot find module './missing' imported from /srv/src/broken.test.ts
 ❯ src/broken.test.ts:1:1

 Test Files  1 failed | 20 passed (21)
      Tests  40 passed (40)
`,
		[
			' FAIL  src/broken.test.ts [ src/broken.test.ts ]',
			"Error: Cannot find module './missing' imported from /srv/src/broken.test.ts",
		],
	],
	[
		'an unhandled rejection behind tests that all passed',
		`${lines(20, (i) => `PASS src/part${i}.test.js`)}
Test Suites: 20 passed, 20 total
Tests:       40 passed, 40 total

● Unhandled Rejection

  Error: connect ECONNREFUSED 10.0.0.5:5432
      at connect (src/db.js:12:9)
      at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)
`,
		['● Unhandled Rejection', '  Error: connect ECONNREFUSED 10.0.0.5:5432', '      at connect (src/db.js:12:9)'],
	],
	[
		'the frame of the user below those of the Go runtime',
		`${lines(20, (i) => `--- PASS: TestPart${i} (0.00s)`)}--- FAIL: TestClassify (0.00s)
panic: runtime error: index out of range [3] with length 3 [recovered]
	panic: runtime error: index out of range [3] with length 3

goroutine 7 [running]:
testing.tRunner.func1.2({0x5a3e20, 0xc0000182a0})
	/usr/local/go/src/testing/testing.go:1545 +0x238
testing.tRunner.func1()
	/usr/local/go/src/testing/testing.go:1548 +0x397
panic({0x5a3e20?, 0xc0000182a0?})
	/usr/local/go/src/runtime/panic.go:914 +0x21f
runtime.goPanicIndex(0x3, 0x3)
	/usr/local/go/src/runtime/panic.go:114 +0x74
example.com/shop.TestClassify(0xc000007ba0)
	/srv/shop/classifier_test.go:58 +0x1d
FAIL	example.com/shop	0.004s
FAIL
`,
		[
			'panic: runtime error: index out of range [3] with length 3 [recovered]',
			'	/srv/shop/classifier_test.go:58 +0x1d',
		],
	],
	[
		'a chain of causes in Java',
		`<testsuite name="com.acme.ShopTest" tests="21" failures="0" errors="1">
${lines(20, (i) => `  <testcase name="part${i}" classname="com.acme.ShopTest" time="0.00${i}"/>`)}  <testcase name="pays" classname="com.acme.ShopTest" time="0.1">
    <error message="payment failed" type="java.lang.IllegalStateException">java.lang.IllegalStateException: payment failed
	at com.acme.Shop.pay(Shop.java:41)
${lines(9, (i) => `	at org.junit.runners.ParentRunner.run${i}(ParentRunner.java:${i})`)}Caused by: java.io.IOException: gateway closed
	at com.acme.Gateway.send(Gateway.java:12)
	... 9 more
Caused by: java.net.SocketException: Connection reset
	at java.net.SocketInputStream.read(SocketInputStream.java:210)
	... 12 more
Caused by: java.lang.Error: native
	... 14 more
</error>
  </testcase>
</testsuite>
`,
		[
			'Caused by: java.io.IOException: gateway closed',
			'Caused by: java.net.SocketException: Connection reset',
			'Caused by: java.lang.Error: native',
			'at com.acme.Shop.pay(Shop.java:41)',
		],
	],
];

describe.each(faults)('%s', (_, text, stays) => {
	it('is a test report', () => {
		expect(classify('input', text, linesOf(text)).type).toBe('testReport');
	});

	it.each(stays)('has a critical %j', (string) => {
		expect(criticalsOf(extractTestReport, text).map((found) => found.trim())).toContain(string.trim());
	});

	it.each(stays)('still shows %j', (string) => {
		expect(reducing(reduceTestReport, text).visible).toContain(string);
	});
});

describe('totals without failures', () => {
	it.each([
		'Found 0 errors. Watching for file changes.',
		'0 failures',
		'26 examples, 0 failures',
		'# fail 0',
		'test result: ok. 20 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out',
		'Tests run: 20, Failures: 0, Errors: 0, Skipped: 0',
		'✓ reports an error if the payment failed (3 ms)',
		'ok 3 - throws an exception',
		'--- PASS: TestErrorHandling (0.00s)',
		'test errors::tests::fails_closed ... ok',
		'tests/test_errors.py::test_error PASSED [ 12%]',
	])('%s is no failure', (line) => {
		expect(criticalsOf(extractTestReport, `${line}\n`)).toEqual([]);
	});
});

it('does not fold the runtime frames of Go without a count', () => {
	const [, text] = faults[3] as (typeof faults)[number];
	expect(reducing(reduceTestReport, text).visible).toContain('… 4 library frames');
});

describe('what tests wrote to the console', () => {
	const console = (kind: string, said: string) =>
		`  console.${kind}\n    ${said}\n\n      at write (src/write.js:3:11)\n\n`;
	const report = `${Array.from({ length: 9 }, (_, i) => console('log', `loading page ${i}`)).join('')}${console('log', 'connection refused')}${Array.from({ length: 9 }, (_, i) => console('warn', `deprecated in ${i}`)).join('')}FAIL src/a.test.js\n  ✕ pays (3 ms)\n\n  ● pays\n\n    boom\n\nTests:       1 failed, 1 total\n`;
	const { visible } = reducing(reduceTestReport, report);

	it('leaves unless it may tell why one failed', () => {
		expect(visible).not.toContain('loading page 3');
		expect(visible).toContain('connection refused');
	});

	it('leaves if it is there already but for numbers', () => {
		expect(visible).toContain('deprecated in 0');
		expect(visible).not.toContain('deprecated in 1');
	});

	it('stays if vitest says that the test failed', () => {
		const text = `${lines(30, (i) => `stdout | a.test.ts > part ${i}\nloading page ${i}\n`)}stdout | a.test.ts > pays\nrate 0.1\n\n FAIL  a.test.ts > pays\nError: boom\n\n Test Files  1 failed (1)\n      Tests  1 failed | 30 passed (31)\n`;
		const shown = reducing(reduceTestReport, text).visible;
		expect(shown).toContain('rate 0.1');
		expect(shown).not.toContain('loading page 7');
	});
});
