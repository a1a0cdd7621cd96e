import { lines, type Sample } from './samples.ts';

const trace = `java.lang.AssertionError: expected:&lt;27&gt; but was:&lt;30&gt;
	at org.junit.Assert.fail(Assert.java:89)
	at org.junit.Assert.assertEquals(Assert.java:647)
	at com.acme.shop.CartTest.discount(CartTest.java:41)
	at java.base/java.lang.reflect.Method.invoke(Method.java:568)
	at org.junit.runners.ParentRunner.run(ParentRunner.java:413)
`;

/** Reports in XML. */
export const xmlSamples: readonly Sample[] = [
	{
		runner: 'Surefire',
		text: `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="com.acme.shop.CartTest" time="1.2" tests="34" errors="0" skipped="2" failures="1">
  <properties>
${lines(40, (i) => `    <property name="java.vendor.url.${i}" value="https://java.example/${i}"/>`)}  </properties>
${lines(31, (i) => `  <testcase name="adds${i}" classname="com.acme.shop.CartTest" time="0.00${i}"/>`)}${lines(2, (i) => `  <testcase name="later${i}" classname="com.acme.shop.CartTest" time="0">\n    <skipped message="later"/>\n  </testcase>`)}  <testcase name="discount" classname="com.acme.shop.CartTest" time="0.004">
    <failure message="expected:&lt;27&gt; but was:&lt;30&gt;" type="java.lang.AssertionError">${trace}</failure>
    <system-out><![CDATA[${lines(80, (i) => `step ${i} <of> 80`)}ERROR rate table is stale
${lines(30, (i) => `cleanup ${i}`)}]]></system-out>
  </testcase>
</testsuite>
`,
		stays: [
			'<testsuite name="com.acme.shop.CartTest"',
			'failures="1"',
			'name="discount"',
			'expected:&lt;27&gt; but was:&lt;30&gt;',
			'CartTest.java:41',
			'ERROR rate table is stale',
			'step 0',
			'cleanup 29',
		],
		leaves: ['adds7', 'later1', 'java.vendor.url.3', 'ParentRunner', 'step 40', 'cleanup 3\n'],
		counts: ['<!-- … 31 passed', '<!-- … 1 skipped', '<!-- … 40 properties', '… 2 library frames'],
	},
	{
		runner: 'jest-junit',
		text: `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="jest tests" tests="61" failures="1" errors="0" time="2.1">
${lines(
	12,
	(s) => `  <testsuite name="part${s}" errors="0" failures="0" skipped="0" tests="5">
${lines(5, (i) => `    <testcase classname="part${s}" name="case ${i} &gt; ok" time="0.001">\n    </testcase>`)}  </testsuite>`,
)}  <testsuite name="cart" errors="0" failures="1" skipped="0" tests="1">
    <testcase classname="cart" name="discount" time="0.004">
      <failure>Error: expect(received).toBe(expected)

Expected: 27
Received: 30
    at Object.toBe (/srv/shop/cart.test.js:41:5)
    at Promise.then.completed (/srv/shop/node_modules/jest-circus/build/utils.js:298:28)
    at new Promise (&lt;anonymous&gt;)
    at callAsyncCircusFn (/srv/shop/node_modules/jest-circus/build/utils.js:231:10)</failure>
    </testcase>
  </testsuite>
</testsuites>
`,
		stays: [
			'<testsuites name="jest tests" tests="61" failures="1"',
			'name="discount"',
			'Expected: 27',
			'Received: 30',
			'cart.test.js:41:5',
		],
		leaves: ['part3', 'case 2', 'jest-circus'],
		counts: ['<!-- … 60 passed'],
	},
	{
		runner: 'TRX',
		text: `\ufeff<?xml version="1.0" encoding="utf-8"?>
<TestRun id="29afb69d" name="ada 2026-01-05">
  <Results>
${lines(25, (i) => `    <UnitTestResult testId="c38e${i}" testName="Shop.CartTests.Adds${i}" duration="00:00:00.0001" outcome="Passed" />`)}    <UnitTestResult testId="c38f" testName="Shop.CartTests.Discount" duration="00:00:00.0038" outcome="Failed">
      <Output>
        <ErrorInfo>
          <Message>Assert.Equal() Failure&#xD;
Expected: 27&#xD;
Actual:   30</Message>
          <StackTrace>   at Shop.CartTests.Discount() in /srv/Shop/CartTests.cs:line 41</StackTrace>
        </ErrorInfo>
      </Output>
    </UnitTestResult>
    <UnitTestResult testId="c390" testName="Shop.CartTests.Refund" outcome="NotExecuted" />
  </Results>
  <TestDefinitions>
${lines(27, (i) => `    <UnitTest name="Shop.CartTests.Case${i}" id="c39${i}"><Execution id="e${i}" /></UnitTest>`)}  </TestDefinitions>
  <ResultSummary outcome="Failed">
    <Counters total="27" executed="26" passed="25" failed="1" />
  </ResultSummary>
</TestRun>
`,
		stays: [
			'testName="Shop.CartTests.Discount"',
			'Expected: 27',
			'Actual:   30',
			'CartTests.cs:line 41',
			'<Counters total="27" executed="26" passed="25" failed="1" />',
		],
		leaves: ['Adds7', 'CartTests.Case3'],
		counts: ['<!-- … 25 passed', '<!-- … 27 test definitions'],
	},
	{
		runner: 'NUnit',
		text: `<?xml version="1.0" encoding="utf-8"?>
<test-run id="2" testcasecount="22" result="Failed" total="22" passed="21" failed="1">
  <test-suite type="Assembly" name="Shop.dll" result="Failed">
${lines(21, (i) => `    <test-case id="0-${i}" name="Adds${i}" fullname="Shop.CartTests.Adds${i}" result="Passed" duration="0.01" />`)}    <test-case id="0-99" name="Discount" fullname="Shop.CartTests.Discount" result="Failed">
      <failure>
        <message><![CDATA[  Expected: 27
  But was:  30
]]></message>
        <stack-trace><![CDATA[   at Shop.CartTests.Discount() in /srv/Shop/CartTests.cs:line 41
]]></stack-trace>
      </failure>
    </test-case>
  </test-suite>
</test-run>
`,
		stays: [
			'fullname="Shop.CartTests.Discount"',
			'Expected: 27',
			'But was:  30',
			'CartTests.cs:line 41',
			'total="22" passed="21" failed="1"',
		],
		leaves: ['Adds7'],
		counts: ['<!-- … 21 passed'],
	},
	{
		runner: 'xUnit.net',
		text: `<assemblies timestamp="01/05/2026 10:00:00">
  <assembly name="/srv/Shop.dll" total="19" passed="18" failed="1" skipped="0">
    <collection name="Cart" total="19" passed="18" failed="1">
${lines(18, (i) => `      <test name="Shop.CartTests.Adds${i}" type="Shop.CartTests" method="Adds${i}" time="0.01" result="Pass" />`)}      <test name="Shop.CartTests.Discount" type="Shop.CartTests" method="Discount" time="0.01" result="Fail">
        <failure exception-type="Xunit.Sdk.EqualException">
          <message><![CDATA[Assert.Equal() Failure\nExpected: 27\nActual:   30]]></message>
          <stack-trace><![CDATA[   at Shop.CartTests.Discount() in /srv/Shop/CartTests.cs:line 41]]></stack-trace>
        </failure>
      </test>
    </collection>
  </assembly>
</assemblies>
`,
		stays: [
			'name="Shop.CartTests.Discount"',
			'Expected: 27',
			'Actual:   30',
			'CartTests.cs:line 41',
			'passed="18" failed="1"',
		],
		leaves: ['Adds7'],
		counts: ['<!-- … 18 passed'],
	},
	{
		runner: 'TestNG',
		text: `<?xml version="1.0" encoding="UTF-8"?>
<testng-results ignored="0" total="17" passed="16" failed="1" skipped="0">
  <suite name="Shop" duration-ms="61">
    <test name="Cart" duration-ms="61">
      <class name="com.acme.shop.CartTest">
${lines(16, (i) => `        <test-method signature="adds${i}()" name="adds${i}" duration-ms="${i}" status="PASS"></test-method>`)}        <test-method signature="discount()" name="discount" duration-ms="4" status="FAIL">
          <exception class="java.lang.AssertionError">
            <message><![CDATA[expected [27] but found [30]]]></message>
            <full-stacktrace><![CDATA[java.lang.AssertionError: expected [27] but found [30]
	at org.testng.Assert.fail(Assert.java:110)
	at com.acme.shop.CartTest.discount(CartTest.java:41)
]]></full-stacktrace>
          </exception>
        </test-method>
      </class>
    </test>
  </suite>
</testng-results>
`,
		stays: ['name="discount"', 'expected [27] but found [30]', 'CartTest.java:41', 'total="17" passed="16" failed="1"'],
		leaves: ['adds7'],
		counts: ['<!-- … 16 passed'],
	},
	{
		runner: 'mocha below npm',
		text: `
> shop@1.0.0 test
> mocha --reporter xunit

<testsuite name="Mocha Tests" tests="16" failures="0" errors="1" skipped="0" timestamp="Mon, 05 Jan 2026" time="0.01">
${lines(15, (i) => `<testcase classname="cart" name="adds item number ${i}" file="/srv/shop/test/cart.js" time="0.001"/>`)}<testcase classname="cart" name="discount" time="0.004"><failure>expected 30 to equal 27
AssertionError: expected 30 to equal 27
    at Context.&lt;anonymous> (test/cart.js:41:9)</failure></testcase>
</testsuite>
`,
		stays: [
			'> mocha --reporter xunit',
			'name="discount"',
			'expected 30 to equal 27',
			'test/cart.js:41:9',
			'tests="16"',
		],
		leaves: ['number 7'],
		counts: ['<!-- … 15 passed'],
	},
];

const failure = {
	title: 'applies the discount',
	fullTitle: 'cart applies the discount',
	file: '/srv/shop/test/cart.js',
	duration: 3,
	err: {
		message: 'expected 30 to equal 27',
		stack: `AssertionError: expected 30 to equal 27\n    at Context.<anonymous> (test/cart.js:41:9)\n${lines(9, (i) => `    at call${i} (node_modules/mocha/lib/runnable.js:${i}:1)`)}`,
	},
};
const passed = Array.from({ length: 30 }, (_, i) => ({
	title: `adds ${i}`,
	fullTitle: `cart adds ${i}`,
	file: '/srv/shop/test/cart.js',
	duration: i,
	speed: 'fast',
	err: {},
}));
const pending = Array.from({ length: 4 }, (_, i) => ({
	title: `later ${i}`,
	fullTitle: `cart later ${i}`,
	file: '/srv/shop/test/cart.js',
	err: {},
}));

/** Reports in JSON. */
export const jsonSamples: readonly Sample[] = [
	{
		runner: 'mocha',
		text: JSON.stringify(
			{
				stats: { suites: 1, tests: 35, passes: 30, pending: 4, failures: 1 },
				tests: [...passed, failure, ...pending],
				pending,
				failures: [failure],
				passes: passed,
			},
			null,
			2,
		),
		stays: ['"failures": 1', '"title": "applies the discount"', 'test/cart.js:41:9', '"expected 30 to equal 27"'],
		leaves: ['adds 7', 'later 2', 'runnable.js'],
		counts: ['… 30 passed', '… 4 without an error', '… 1 failed, shown below', '… 9 library frames'],
	},
	{
		runner: 'jest',
		text: JSON.stringify({
			numFailedTests: 1,
			numPassedTests: 40,
			numTotalTests: 41,
			success: false,
			testResults: [
				...Array.from({ length: 8 }, (_, s) => ({
					name: `/srv/shop/part${s}.test.js`,
					status: 'passed',
					message: '',
					assertionResults: Array.from({ length: 5 }, (_, i) => ({
						ancestorTitles: ['part'],
						fullName: `part ${s} ${i}`,
						status: 'passed',
						failureMessages: [],
					})),
				})),
				{
					name: '/srv/shop/cart.test.js',
					status: 'failed',
					message: '  ● cart › applies the discount',
					assertionResults: [
						{
							ancestorTitles: ['cart'],
							fullName: 'cart applies the discount',
							status: 'failed',
							failureMessages: [
								'Error: expect(received).toBe(expected)\n\nExpected: 27\nReceived: 30\n    at Object.toBe (/srv/shop/cart.test.js:41:5)\n    at new Promise (<anonymous>)\n    at call (/srv/shop/node_modules/jest-circus/build/utils.js:231:10)\n    at run (/srv/shop/node_modules/jest-circus/build/run.js:316:3)\n    at test (/srv/shop/node_modules/jest-circus/build/run.js:252:3)',
							],
						},
					],
				},
			],
			coverageMap: Object.fromEntries(
				Array.from({ length: 20 }, (_, i) => [`/srv/shop/part${i}.js`, { path: `/srv/shop/part${i}.js`, s: { 0: i } }]),
			),
		}),
		stays: [
			'"numFailedTests":1',
			'"name":"/srv/shop/cart.test.js"',
			'"fullName":"cart applies the discount"',
			'Expected: 27',
			'Received: 30',
			'cart.test.js:41:5',
		],
		leaves: ['part 3 2', 'jest-circus', '"s":{"0":7}'],
		counts: ['… 40 passed', '… 4 library frames', '… 20 values aside'],
	},
	{
		runner: 'RSpec',
		text: JSON.stringify({
			version: '3.13.0',
			examples: [
				...Array.from({ length: 25 }, (_, i) => ({
					id: `./spec/cart_spec.rb[1:${i}]`,
					full_description: `Cart adds ${i}`,
					status: 'passed',
					run_time: 0.001,
				})),
				{
					id: './spec/cart_spec.rb[1:99]',
					full_description: 'Cart applies the discount',
					status: 'failed',
					line_number: 41,
					exception: {
						class: 'RSpec::Expectations::ExpectationNotMetError',
						message: '\nexpected: 27\n     got: 30\n',
						backtrace: [
							...Array.from({ length: 5 }, (_, i) => `/usr/lib/ruby/gems/rspec-support/fail.rb:${i}:in 'fail_with'`),
							'./spec/cart_spec.rb:41:in `block`',
							...Array.from({ length: 7 }, (_, i) => `/usr/lib/ruby/gems/rspec-core/example.rb:${i}:in 'run'`),
						],
					},
				},
				{
					id: './spec/cart_spec.rb[1:100]',
					full_description: 'Cart refunds',
					status: 'pending',
					pending_message: 'later',
				},
			],
			summary: { example_count: 27, failure_count: 1, pending_count: 1 },
			summary_line: '27 examples, 1 failure, 1 pending',
		}),
		stays: [
			'Cart applies the discount',
			'expected: 27',
			'got: 30',
			'./spec/cart_spec.rb:41',
			'27 examples, 1 failure, 1 pending',
		],
		leaves: ['Cart adds 7', 'rspec-core'],
		counts: ['… 25 passed', '"… 5 library frames', '"… 7 library frames'],
	},
	{
		runner: 'pytest',
		text: JSON.stringify({
			created: 1767600000.1,
			duration: 0.21,
			exitcode: 1,
			root: '/srv/shop',
			summary: { passed: 25, failed: 1, total: 26 },
			tests: [
				...Array.from({ length: 25 }, (_, i) => ({
					nodeid: `tests/test_cart.py::test_adds[${i}]`,
					outcome: 'passed',
					setup: { outcome: 'passed' },
					call: { outcome: 'passed' },
				})),
				{
					nodeid: 'tests/test_cart.py::test_discount',
					outcome: 'failed',
					setup: { outcome: 'passed' },
					call: {
						outcome: 'failed',
						crash: { path: '/srv/shop/tests/test_cart.py', lineno: 41, message: 'assert 30 == 27' },
						longrepr:
							'def test_discount():\n>       assert price == 27\nE       assert 30 == 27\n\ntests/test_cart.py:41: AssertionError',
					},
				},
			],
		}),
		stays: [
			'tests/test_cart.py::test_discount',
			'"message":"assert 30 == 27"',
			'"lineno":41',
			'E       assert 30 == 27',
			'"failed":1',
		],
		leaves: ['test_adds[7]'],
		counts: ['… 25 passed'],
	},
	{
		runner: 'mocha below npm',
		text: `\n> shop@1.0.0 test\n> mocha --reporter json\n\n${JSON.stringify({ stats: { suites: 1, tests: 31, passes: 30, failures: 1 }, tests: [...passed, failure] }, null, 2)}\n`,
		stays: ['> mocha --reporter json', '"failures": 1', '"title": "applies the discount"', 'test/cart.js:41:9'],
		leaves: ['adds 7'],
		counts: ['… 30 passed'],
	},
];
