/** Reports as runners print them, each with what has to stay and what leaves. */
export interface Sample {
	readonly runner: string;
	readonly text: string;
	/** Each has to be visible. */
	readonly stays: readonly string[];
	/** None may be visible. */
	readonly leaves: readonly string[];
	/** Notices that have to be visible, by what they count. */
	readonly counts: readonly string[];
}

/** Lines for a range of numbers. */
export function lines(count: number, line: (i: number) => string): string {
	return Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
}

export const samples: readonly Sample[] = [
	{
		runner: 'jest',
		text: `${lines(12, (i) => `PASS src/unit/module${i}.test.js (1.${i} s)`)}FAIL src/cart.test.js
  cart
${lines(9, (i) => `    ✓ adds item ${i} (${i} ms)`)}    ✕ applies the discount (4 ms)
    ○ skipped handles refunds

  ● cart › applies the discount

    expect(received).toBe(expected) // Object.is equality

    Expected: 27
    Received: 30

      11 | test('applies the discount', () => {
      12 |   const price = total([{ price: 10, qty: 3 }], { discount: 0.1 });
    > 13 |   expect(price).toBe(27);
         |                 ^
      14 | });
      15 |
      16 | test('rejects an unknown currency', () => {

      at Object.toBe (src/cart.test.js:13:17)
      at Promise.then.completed (node_modules/jest-circus/build/utils.js:298:28)
      at new Promise (<anonymous>)
      at callAsyncCircusFn (node_modules/jest-circus/build/utils.js:231:10)

Test Suites: 1 failed, 12 passed, 13 total
Tests:       1 failed, 1 skipped, 69 passed, 71 total
Snapshots:   0 total
Time:        4.211 s
`,
		stays: [
			'FAIL src/cart.test.js',
			'✕ applies the discount',
			'● cart › applies the discount',
			'Expected: 27',
			'Received: 30',
			'> 13 |   expect(price).toBe(27);',
			'src/cart.test.js:13:17',
			'Test Suites: 1 failed, 12 passed, 13 total',
			'Tests:       1 failed, 1 skipped, 69 passed, 71 total',
		],
		leaves: ['module7', 'adds item 3', 'jest-circus', '12 |'],
		counts: ['… 12 suites passed', '… 9 passed'],
	},
	{
		runner: 'vitest',
		text: ` RUN  v3.2.4 /home/ada/shop

${lines(14, (i) => ` ✓ test/unit/part${i}.test.ts (${i + 1} tests) ${i}ms`)} ❯ test/cart.test.ts (3 tests | 1 failed) 12ms
   ✓ cart > adds 1ms
   × cart > applies the discount 4ms
     → expected 30 to be 27 // Object.is equality

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  test/cart.test.ts > cart > applies the discount
AssertionError: expected 30 to be 27 // Object.is equality

- Expected
+ Received

- 27
+ 30

 ❯ test/cart.test.ts:29:17
     27|   const items = [{ sku: 'A-1', price: 10, qty: 3 }, { sku: 'B-1', price: 0, qty: 1 }];
     28|   const price = total(items, { currency: 'EUR', discount: { rate: 0.1, from: '2026-01-01' } });
     29|   expect(price).toBe(27);
       |                 ^
     30| });
     31|

 Test Files  1 failed | 14 passed (15)
      Tests  1 failed | 107 passed (108)
   Duration  1.2s
`,
		stays: [
			'❯ test/cart.test.ts (3 tests | 1 failed)',
			'expected 30 to be 27',
			'- 27',
			'+ 30',
			'test/cart.test.ts:29:17',
			'29|   expect(price).toBe(27);',
			'Tests  1 failed | 107 passed (108)',
		],
		leaves: ['part3.test.ts', '27|   const items'],
		counts: ['… 14 suites passed'],
	},
	{
		runner: 'jest in a terminal',
		text: ` FAIL  src/cart.test.js
  cart
${lines(12, (i) => `    ✓ adds item ${i} (${i} ms)`)}    ✕ ships (4 ms)

  ● cart › ships

    expected 3 parcels, got 4

      at Object.toBe (src/cart.test.js:13:17)

 FAIL  src/mail.test.js
  mail
${lines(9, (i) => `    ✓ sends ${i}`)}    ✕ bounces (2 ms)

  ● mail › bounces

    no such address

Test Suites: 2 failed, 2 total
Tests:       2 failed, 21 passed, 23 total
`,
		stays: [' FAIL  src/mail.test.js\n', '✕ ships', '● mail › bounces', 'no such address'],
		leaves: ['adds item 7', 'sends 3'],
		counts: ['… 12 passed', '… 9 passed'],
	},
	{
		runner: 'ctest -V',
		text: `Test project /srv/shop/build
${lines(14, (i) => `test ${i + 1}\n      Start ${i + 1}: cart.adds_${i}\n\n${i + 1}: Test command: /srv/shop/build/cart "${i}"\n${i + 1}: picked ${i} items\n${i + 1}/16 Test #${i + 1}: cart.adds_${i} .........   Passed    0.03 sec`)}test 15
      Start 15: cart.ships

test 16
      Start 16: cart.pays

15: Test command: /srv/shop/build/cart "ships"
16: Test command: /srv/shop/build/cart "pays"
15: expected 3 parcels, got 4
16: paid 12.50
16/16 Test #16: cart.pays ...........   Passed    0.02 sec
15/16 Test #15: cart.ships ..........***Failed    0.04 sec

94% tests passed, 1 tests failed out of 16

The following tests FAILED:
	 15 - cart.ships (Failed)
`,
		stays: [
			'15: Test command: /srv/shop/build/cart "ships"\n',
			'15: expected 3 parcels, got 4\n',
			'#15: cart.ships ..........***Failed',
			'94% tests passed, 1 tests failed out of 16',
		],
		leaves: ['picked 7 items', 'Test command: /srv/shop/build/cart "7"', 'paid 12.50', 'Start 16: cart.pays'],
		counts: ['… 14 passed', '… 1 passed'],
	},
	{
		runner: 'messages for TeamCity',
		text: `##teamcity[testCount count='31']
##teamcity[testSuiteStarted name='Cart']
${lines(30, (i) => `##teamcity[testStarted name='adds ${i}']\n##teamcity[testFinished name='adds ${i}' duration='3']`)}##teamcity[testStarted name='ships']
##teamcity[testFailed name='ships' message='expected 3 parcels, got 4' details='cart.php:41|n']
##teamcity[testFinished name='ships' duration='5']
##teamcity[testSuiteFinished name='Cart']
`,
		stays: ["##teamcity[testFailed name='ships' message='expected 3 parcels, got 4' details='cart.php:41|n']"],
		leaves: ["name='adds 7'"],
		counts: ['… 63 lines of progress'],
	},
	{
		runner: 'minitest -v',
		text: `Run options: -v --seed 4711

# Running:

${lines(12, (i) => `OrderTest#test_ships_${i} = 0.01 s = .`)}OrderTest#test_refund = 0.02 s = F
OrderTest#test_courier = 0.00 s = S
${lines(9, (i) => `PriceTest#test_rounds_${i} = 0.00 s = .`)}
Finished in 0.091s, 252.74 runs/s, 241.75 assertions/s.

  1) Failure:
OrderTest#test_refund [test/order_test.rb:41]:
Expected: 12
  Actual: 15

23 runs, 22 assertions, 1 failures, 0 errors, 1 skips
`,
		stays: [
			'OrderTest#test_refund = 0.02 s = F',
			'OrderTest#test_refund [test/order_test.rb:41]:',
			'  Actual: 15',
			'23 runs, 22 assertions, 1 failures',
		],
		leaves: ['test_ships_3', 'test_rounds_8'],
		counts: ['… 12 passed', '… 9 passed'],
	},
	{
		runner: 'RSpec as documentation',
		text: `
Order
  when it is paid
${lines(14, (i) => `    ships parcel ${i}`)}    sends one mail (FAILED - 1)
${lines(8, (i) => `    tells warehouse ${i}`)}  needs a courier (PENDING: no courier yet)

Failures:

  1) Order when it is paid sends one mail
     Failure/Error: expect(mails.size).to eq 1
     # ./spec/order_spec.rb:52:in 'block (3 levels)'

Finished in 0.4 seconds (files took 0.2 seconds to load)
24 examples, 1 failure, 1 pending

Failed examples:

rspec ./spec/order_spec.rb:50 # Order when it is paid sends one mail
`,
		stays: [
			'sends one mail (FAILED - 1)',
			'when it is paid',
			'expect(mails.size).to eq 1',
			'24 examples, 1 failure, 1 pending',
		],
		leaves: ['ships parcel 7', 'tells warehouse 2'],
		counts: ['… 14 passed', '… 8 passed'],
	},
	{
		runner: 'RSpec as documentation, with what tests print',
		text: `
Order
${lines(9, (i) => `  ships parcel ${i}`)}  courier is late by 3 days
${lines(3, (i) => `  sends mail ${i}`)}
Finished in 0.4 seconds (files took 0.2 seconds to load)
12 examples, 0 failures
`,
		stays: ['ships parcel 4', 'courier is late by 3 days', '12 examples, 0 failures'],
		leaves: [],
		counts: [],
	},
	{
		runner: 'mocha',
		text: `

  Router
${lines(30, (i) => `    ✔ matches route ${i}`)}    - keeps the query
    nested
${lines(4, (i) => `      ✔ nests ${i}`)}
  Response
    1) redirects with 302
${lines(8, (i) => `    ✔ sends ${i}`)}

  42 passing (31ms)
  1 pending
  1 failing

  1) Response
       redirects with 302:
     Error: expected 302 "Found", got 301 "Moved Permanently"
      at Context.<anonymous> (test/response.js:19:8)
      at process.processImmediate (node:internal/timers:483:21)
`,
		stays: [
			'1) redirects with 302',
			'42 passing (31ms)',
			'1 failing',
			'expected 302 "Found", got 301',
			'test/response.js:19:8',
		],
		leaves: ['matches route 4', 'nests 2', '  Router', '- keeps the query'],
		counts: ['… 34 passed', '… 1 skipped', '… 8 passed'],
	},
	{
		runner: 'TAP of node:test',
		text: `TAP version 13
# Subtest: sums
${lines(8, (i) => `    # Subtest: adds ${i}\n    ok ${i + 1} - adds ${i}\n      ---\n      duration_ms: 0.${i}\n      type: 'test'\n      ...`)}    # Subtest: rounds
    not ok 9 - rounds
      ---
      duration_ms: 1.2
      location: '/home/ada/shop/test/sum.mjs:29:3'
      failureType: 'testCodeFailure'
      error: 'Expected values to be strictly equal: 30 !== 27'
      expected: 27
      actual: 30
      stack: |-
        TestContext.<anonymous> (file:///home/ada/shop/test/sum.mjs:29:96)
        Test.runInAsyncScope (node:async_hooks:214:14)
        Test.run (node:internal/test_runner/test:1047:25)
        async Promise.all (index 0)
        async Suite.run (node:internal/test_runner/test:1442:7)
        async startSubtestAfterBootstrap (node:internal/test_runner/harness:296:3)
      ...
    1..9
not ok 1 - sums
1..1
# tests 9
# pass 8
# fail 1
`,
		stays: [
			'not ok 9 - rounds',
			"location: '/home/ada/shop/test/sum.mjs:29:3'",
			'expected: 27',
			'actual: 30',
			'sum.mjs:29:96',
			'# fail 1',
		],
		leaves: ['adds 3', 'duration_ms: 0.4', 'test_runner'],
		counts: ['… 8 passed'],
	},
	{
		runner: 'go test -v',
		text: `${lines(10, (i) => `=== RUN   TestPass${i}\n    cart_test.go:${i}: setting up ${i}\n--- PASS: TestPass${i} (0.00s)`)}=== RUN   TestDiscount
    cart_test.go:41: rate 0.1
    cart_test.go:42: got 30, want 27
--- FAIL: TestDiscount (0.00s)
=== RUN   TestRefund
    cart_test.go:50: not yet
--- SKIP: TestRefund (0.00s)
FAIL
FAIL	example.com/shop/cart	0.012s
${lines(6, (i) => `ok  \texample.com/shop/p${i}\t0.0${i}s`)}FAIL
`,
		stays: [
			'cart_test.go:41: rate 0.1',
			'cart_test.go:42: got 30, want 27',
			'--- FAIL: TestDiscount',
			'FAIL\texample.com/shop/cart',
		],
		leaves: ['TestPass3', 'setting up', 'shop/p4'],
		counts: ['… 10 passed', '… 6 suites passed'],
	},
	{
		runner: 'cargo test',
		text: `   Compiling shop v0.1.0 (/home/ada/shop)
    Finished test profile in 0.9s
     Running unittests src/lib.rs (target/debug/deps/shop-3f76)

running 22 tests
${lines(20, (i) => `test cart::tests::adds_${i} ... ok`)}test cart::tests::refund ... ignored
test cart::tests::discount ... FAILED

failures:

---- cart::tests::discount stdout ----
rate 0.1

thread 'cart::tests::discount' panicked at src/cart.rs:41:9:
assertion \`left == right\` failed
  left: 30
 right: 27

failures:
    cart::tests::discount

test result: FAILED. 20 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s
`,
		stays: [
			'cart::tests::discount ... FAILED',
			'rate 0.1',
			'src/cart.rs:41:9',
			'left: 30',
			'right: 27',
			'test result: FAILED. 20 passed; 1 failed',
		],
		leaves: ['adds_7'],
		counts: ['… 20 passed'],
	},
	{
		runner: 'pytest, a row for each file',
		text: `============================= test session starts ==============================
collected 81 items

${lines(40, (i) => `tests/test_part${i}.py ..                                                [${String(2 * i).padStart(3)}%]`)}tests/test_cart.py .F                                                   [100%]

=================================== FAILURES ===================================
__________________________________ test_total __________________________________

>       assert price == 27
E       assert 30 == 27

tests/test_cart.py:24: AssertionError
=========================== short test summary info ============================
FAILED tests/test_cart.py::test_total - assert 30 == 27
========================= 1 failed, 81 passed in 0.31s =========================
`,
		stays: ['tests/test_cart.py .F', 'E       assert 30 == 27', '1 failed, 81 passed in 0.31s'],
		leaves: ['test_part20.py'],
		counts: ['… 40 lines of progress'],
	},
	{
		runner: 'pytest -v',
		text: `============================= test session starts ==============================
platform linux -- Python 3.12.1, pytest-8.3.2, pluggy-1.5.0
rootdir: /home/ada/shop
collected 32 items

${lines(30, (i) => `tests/test_cart.py::test_adds[${i}] PASSED                            [ ${i}%]`)}tests/test_cart.py::test_discount FAILED                                 [ 96%]
tests/test_cart.py::test_refund SKIPPED (later)                          [100%]

=================================== FAILURES ===================================
________________________________ test_discount _________________________________

    def test_discount():
        items = load()
        log(items)
        prepare(items, currency='EUR', discount=Discount(rate=0.1, since='2026-01-01'))
        audit(items, currency='EUR', discount=Discount(rate=0.1, since='2026-01-01'))
        warm(items)
        rate = 0.1
        price = total(items, rate)
>       assert price == 27
E       assert 30 == 27

tests/test_cart.py:41: AssertionError
----------------------------- Captured stdout call -----------------------------
${lines(60, (i) => `step ${i} of 60`)}ERROR rate table is stale
${lines(20, (i) => `cleanup ${i}`)}=========================== short test summary info ============================
FAILED tests/test_cart.py::test_discount - assert 30 == 27
=================== 1 failed, 30 passed, 1 skipped in 0.21s ====================
`,
		stays: [
			'test_discount FAILED',
			'>       assert price == 27',
			'E       assert 30 == 27',
			'tests/test_cart.py:41: AssertionError',
			'ERROR rate table is stale',
			'cleanup 19',
			'FAILED tests/test_cart.py::test_discount',
			'1 failed, 30 passed, 1 skipped in 0.21s',
		],
		leaves: ['test_adds[12]', 'step 40 of 60', 'prepare(items'],
		counts: ['… 30 passed', 'lines of output'],
	},
	{
		runner: 'unittest -v',
		text: `${lines(25, (i) => `test_adds_${i} (tests.test_cart.Cart.test_adds_${i}) ... ok`)}test_refund (tests.test_cart.Cart.test_refund) ... skipped 'later'
test_discount (tests.test_cart.Cart.test_discount) ... FAIL

======================================================================
FAIL: test_discount (tests.test_cart.Cart.test_discount)
----------------------------------------------------------------------
Traceback (most recent call last):
  File "/usr/lib/python3.12/unittest/mock.py", line 1390, in patched
    return func(*newargs, **newkeywargs)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  File "/home/ada/shop/tests/test_cart.py", line 41, in test_discount
    self.assertEqual(total(items), 27)
AssertionError: 30 != 27

----------------------------------------------------------------------
Ran 27 tests in 0.012s

FAILED (failures=1, skipped=1)
`,
		stays: [
			'test_discount (tests.test_cart.Cart.test_discount) ... FAIL',
			'tests/test_cart.py", line 41',
			'AssertionError: 30 != 27',
			'Ran 27 tests',
			'FAILED (failures=1, skipped=1)',
		],
		leaves: ['test_adds_12', 'unittest/mock.py'],
		counts: ['… 25 passed', '… 1 library frames'],
	},
	{
		runner: 'Surefire',
		text: `[INFO] -------------------------------------------------------
[INFO]  T E S T S
[INFO] -------------------------------------------------------
${lines(9, (i) => `[INFO] Running com.acme.shop.Part${i}Test\n2026-01-05 10:00:0${i} INFO starting\n[INFO] Tests run: ${i + 1}, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.0${i} s -- in com.acme.shop.Part${i}Test`)}[INFO] Running com.acme.shop.CartTest
[ERROR] Tests run: 4, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.05 s <<< FAILURE! -- in com.acme.shop.CartTest
[ERROR] com.acme.shop.CartTest.discount -- Time elapsed: 0.004 s <<< FAILURE!
org.opentest4j.AssertionFailedError: expected: <27> but was: <30>
	at org.junit.jupiter.api.AssertionFailureBuilder.build(AssertionFailureBuilder.java:151)
	at org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:531)
	at com.acme.shop.CartTest.discount(CartTest.java:41)
	at java.base/java.lang.reflect.Method.invoke(Method.java:568)

[INFO] Results:
[INFO]
[ERROR] Failures:
[ERROR]   CartTest.discount:41 expected: <27> but was: <30>
[INFO]
[ERROR] Tests run: 49, Failures: 1, Errors: 0, Skipped: 0
[INFO] BUILD FAILURE
`,
		stays: [
			'<<< FAILURE! -- in com.acme.shop.CartTest',
			'expected: <27> but was: <30>',
			'CartTest.java:41',
			'[ERROR]   CartTest.discount:41',
			'[ERROR] Tests run: 49, Failures: 1',
			'BUILD FAILURE',
		],
		leaves: ['Part3Test', 'INFO starting', 'AssertionFailureBuilder', 'Method.invoke'],
		counts: ['… 9 suites passed'],
	},
	{
		runner: 'Gradle',
		text: `> Task :compileJava UP-TO-DATE
> Task :processResources NO-SOURCE
> Task :test

${lines(15, (i) => `CartTest > adds(${i}) PASSED\n`)}CartTest > discount() FAILED
    org.opentest4j.AssertionFailedError: expected: <27> but was: <30>
        at com.acme.shop.CartTest.discount(CartTest.java:41)

16 tests completed, 1 failed

FAILURE: Build failed with an exception.
`,
		stays: [
			'CartTest > discount() FAILED',
			'expected: <27> but was: <30>',
			'CartTest.java:41',
			'16 tests completed, 1 failed',
			'FAILURE: Build failed',
		],
		leaves: ['adds(7)'],
		counts: ['… 15 passed'],
	},
	{
		runner: 'dotnet',
		text: `  Determining projects to restore...
Test run for /home/ada/Shop.Tests.dll (.NETCoreApp,Version=v8.0)
Starting test execution, please wait...
${lines(18, (i) => `  Passed Shop.Tests.CartTests.Adds(i: ${i}) [< 1 ms]`)}  Failed Shop.Tests.CartTests.Discount [4 ms]
  Error Message:
   Assert.Equal() Failure: Values differ
Expected: 27
Actual:   30
  Stack Trace:
     at Shop.Tests.CartTests.Discount() in /home/ada/Shop.Tests/CartTests.cs:line 41
   at System.RuntimeMethodHandle.InvokeMethod(Object target, Void** arguments, Signature sig, Boolean isConstructor)
   at System.Reflection.MethodBaseInvoker.InvokeWithNoArgs(Object obj, BindingFlags invokeAttr)
  Skipped Shop.Tests.CartTests.Refund [1 ms]

Failed!  - Failed:     1, Passed:    18, Skipped:     1, Total:    20, Duration: 61 ms - Shop.Tests.dll (net8.0)
`,
		stays: [
			'Failed Shop.Tests.CartTests.Discount',
			'Expected: 27',
			'Actual:   30',
			'CartTests.cs:line 41',
			'Failed!  - Failed:     1, Passed:    18',
		],
		leaves: ['Adds(i: 7)', 'InvokeWithNoArgs'],
		counts: ['… 18 passed', '… 2 library frames'],
	},
	{
		runner: 'PHPUnit',
		text: `PHPUnit 11.2.1 by Sebastian Bergmann and contributors.

${lines(3, (i) => `...............................................................  ${63 * (i + 1)} / 200 ( ${31 * (i + 1)}%)`)}.F.........                                                     200 / 200 (100%)

Time: 00:00.041, Memory: 8.00 MB

There was 1 failure:

1) App\\Tests\\CartTest::testDiscount
Failed asserting that 30 matches expected 27.

/home/ada/shop/vendor/phpunit/phpunit/src/Framework/Constraint/IsEqual.php:94
/home/ada/shop/tests/CartTest.php:41

FAILURES!
Tests: 200, Assertions: 412, Failures: 1.
`,
		stays: [
			'1) App\\Tests\\CartTest::testDiscount',
			'Failed asserting that 30 matches expected 27.',
			'tests/CartTest.php:41',
			'Tests: 200, Assertions: 412, Failures: 1.',
		],
		leaves: ['126 / 200'],
		counts: ['… 3 lines of progress'],
	},
	{
		runner: 'RSpec',
		text: `................F.........

Failures:

  1) Cart applies the discount
     Failure/Error: expect(cart.total).to eq(27)

       expected: 27
            got: 30

       (compared using ==)
     # ./spec/cart_spec.rb:41:in \`block (2 levels) in <top (required)>'
     # /usr/local/bundle/gems/rspec-core-3.13.0/lib/rspec/core/example.rb:263:in \`instance_exec'
     # /usr/local/bundle/gems/rspec-core-3.13.0/lib/rspec/core/example.rb:263:in \`block in run'
     # /usr/local/bundle/gems/rspec-core-3.13.0/lib/rspec/core/example.rb:511:in \`block in with_around_hooks'

Finished in 0.02 seconds (files took 0.1 seconds to load)
26 examples, 1 failure

Failed examples:

rspec ./spec/cart_spec.rb:40 # Cart applies the discount
`,
		stays: [
			'1) Cart applies the discount',
			'expect(cart.total).to eq(27)',
			'expected: 27',
			'got: 30',
			'./spec/cart_spec.rb:41',
			'26 examples, 1 failure',
			'rspec ./spec/cart_spec.rb:40',
		],
		leaves: ['example.rb:511'],
		counts: ['… 3 library frames'],
	},
	{
		runner: 'GoogleTest',
		text: `[==========] Running 21 tests from 1 test suite.
[----------] 21 tests from Cart
${lines(20, (i) => `[ RUN      ] Cart.Adds${i}\nadding ${i}\n[       OK ] Cart.Adds${i} (0 ms)`)}[ RUN      ] Cart.Discount
rate 0.1
cart_test.cc:41: Failure
Expected equality of these values:
  total(items)
    Which is: 30
  27
[  FAILED  ] Cart.Discount (0 ms)
[==========] 21 tests from 1 test suite ran. (3 ms total)
[  PASSED  ] 20 tests.
[  FAILED  ] 1 test, listed below:
[  FAILED  ] Cart.Discount
`,
		stays: [
			'rate 0.1',
			'cart_test.cc:41: Failure',
			'Which is: 30',
			'[  FAILED  ] Cart.Discount (0 ms)',
			'[  PASSED  ] 20 tests.',
		],
		leaves: ['Cart.Adds7', 'adding 7'],
		counts: ['… 20 passed'],
	},
];
