import fc from 'fast-check';

/** Stack traces, written for these tests. */

export const javaTrace = [
	'Exception in thread "main" com.acme.shop.OrderException: could not place order 4711',
	'\tat com.acme.shop.OrderService.place(OrderService.java:88)',
	'\tat org.springframework.cglib.proxy.MethodProxy.invoke(MethodProxy.java:218)',
	'\tat org.springframework.aop.framework.CglibAopProxy$CglibMethodInvocation.proceed(CglibAopProxy.java:793)',
	'\tat org.springframework.transaction.interceptor.TransactionInterceptor.invoke(TransactionInterceptor.java:119)',
	'\tat com.acme.shop.web.OrderController.post(OrderController.java:41)',
	'\tat java.base/java.lang.reflect.Method.invoke(Method.java:566)',
	'\tat java.base/java.lang.Thread.run(Thread.java:834)',
	'\tSuppressed: java.io.IOException: stream closed',
	'\t\tat java.base/java.io.BufferedInputStream.getBufIfOpen(BufferedInputStream.java:176)',
	'\t\tat com.acme.shop.Streams.close(Streams.java:12)',
	'\t\t... 9 more',
	'Caused by: com.acme.shop.db.DbException: insert failed',
	'\tat com.acme.shop.db.OrderDao.insert(OrderDao.java:57)',
	'\t... 10 more',
	'Caused by: org.postgresql.util.PSQLException: ERROR: duplicate key value',
	'\tat org.postgresql.core.v3.QueryExecutorImpl.receiveErrorResponse(QueryExecutorImpl.java:2676)',
	'\tat org.postgresql.core.v3.QueryExecutorImpl.processResults(QueryExecutorImpl.java:2366)',
	'\tat org.postgresql.jdbc.PgPreparedStatement.executeUpdate(PgPreparedStatement.java:152)',
	'\tat com.acme.shop.db.OrderDao.execute(OrderDao.java:51)',
	'\t... 11 more',
	'Caused by: java.net.SocketException: broken pipe',
	'\t... 12 more',
	'',
].join('\n');

export const goTrace = [
	'panic: runtime error: index out of range [3] with length 3 [recovered]',
	'',
	'goroutine 7 [running]:',
	'testing.tRunner.func1.2({0x6ea0e0, 0x8d2c30})',
	'\t/usr/local/go/src/testing/testing.go:1631 +0x24a',
	'testing.tRunner.func1()',
	'\t/usr/local/go/src/testing/testing.go:1634 +0x377',
	'panic({0x6ea0e0?, 0x8d2c30?})',
	'\t/usr/local/go/src/runtime/panic.go:770 +0x132',
	'runtime.goPanicIndex(0x3, 0x3)',
	'\t/usr/local/go/src/runtime/panic.go:114 +0x74',
	'github.com/acme/shop/classifier.TestPredict(0xc000132680)',
	'\t/home/ci/shop/classifier/classifier_test.go:58 +0x5e',
	'testing.tRunner(0xc000132680, 0x73a5c8)',
	'\t/usr/local/go/src/testing/testing.go:1689 +0xfb',
	'created by testing.(*T).Run in goroutine 1',
	'\t/usr/local/go/src/testing/testing.go:1742 +0x390',
	'exit status 2',
	'',
].join('\n');

export const pythonTrace = [
	'Traceback (most recent call last):',
	'  File "/app/shop/db.py", line 31, in connect',
	'    return psycopg2.connect(dsn)',
	'           ^^^^^^^^^^^^^^^^^^^^^',
	'  File "/usr/lib/python3.11/site-packages/psycopg2/__init__.py", line 122, in connect',
	'    conn = _connect(dsn)',
	'psycopg2.OperationalError: connection refused',
	'',
	'During handling of the above exception, another exception occurred:',
	'',
	'Traceback (most recent call last):',
	'  File "/usr/lib/python3.11/site-packages/flask/app.py", line 2190, in wsgi_app',
	'    response = self.full_dispatch_request()',
	'  File "/usr/lib/python3.11/site-packages/flask/app.py", line 1486, in full_dispatch_request',
	'    rv = self.handle_user_exception(e)',
	'  File "/usr/lib/python3.11/site-packages/flask/app.py", line 1484, in dispatch',
	'    rv = self.dispatch_request()',
	'  File "/app/shop/views.py", line 77, in orders',
	'    rows = db.query("select 1")',
	'shop.errors.DbDown: no database',
	'',
].join('\n');

const number = fc.nat(40);
const frame = fc.oneof(
	number.map((n) => `    at place (/srv/app/src/orders.js:${n}:11)`),
	number.map((n) => `    at next (/srv/app/node_modules/express/lib/router.js:${n}:14)`),
	number.map((n) => `\tat com.acme.Cart.total(Cart.java:${n})`),
	number.map((n) => `\tat java.base/java.lang.Thread.run(Thread.java:${n})`),
	number.map((n) => `  File "/app/shop.py", line ${n}, in f\n    return "ünï 🙂"`),
	number.map((n) => `  File "/usr/lib/python3/site-packages/x.py", line ${n}, in g\n    g()\n    ^^^`),
	number.map((n) => `main.run(0xc0${n})\n\t/home/ci/shop/main.go:${n} +0x1d`),
	number.map((n) => `runtime.goexit()\n\t/usr/local/go/src/runtime/asm.s:${n} +0x1`),
	number.map((n) => `#${n}  0x000055 in grow (n=0) at alloc.c:${n}\n    file=0x5555`),
	number.map((n) => `foo@http://example.org/file.js:${n}:15`),
	number.map((n) => `  app/models/order.rb:${n}:in \`total'`),
	number.map(
		(n) => `   ${n}: core::panicking::panic_fmt\n             at /rustc/abc/library/core/src/panicking.rs:76:14`,
	),
	number.map((n) => `==77==    by 0x10929A: add (cart.c:${n})`),
	number.map(
		(n) =>
			`==77==    at 0x48417B4: malloc (in /usr/libexec/valgrind/vgpreload_memcheck.so)\n==77==    by 0x10917A: f (x.c:${n})`,
	),
	number.map((n) => `[  412.1210${10 + n}]  ? page_fault_oops+0x${n}/0x290`),
	number.map((n) => `[  412.1210${10 + n}]  shop_write+0x${n}/0x290 [shopfs]`),
	number.map((n) => `   at Shop.Cart.Add(Dictionary\`2 names, Int32 count) in /src/Shop/Cart.cs:line ${n}`),
	number.map((n) => `  at Shop.Cart.Sum (System.Collections.Generic.List\`1 all) [0x00007] in /src/Sum.cs:${n}`),
	number.map((n) => `    at a (https://shop.example/main.js:1:${600 + n})`),
	number.map((n) => `#${n}  0x00005 in f (n=${n % 3}) at tree.c:${n % 7}\n        local = ${n}`),
);
const other = fc.constantFrom(
	'',
	'Error: no cart',
	'Exception in thread "main" java.lang.Error',
	'Caused by: java.io.IOException: gone',
	'\t... 12 more',
	'Traceback (most recent call last):',
	'goroutine 18 [select]:',
	'--- End of stack trace from previous location ---',
	'#ref:ctx_31154fa2 library frames',
	"      'Error: x\\n' +",
	'==77== ',
	'==77== Invalid read of size 4',
	'--77-- Reading syms from /home/ann/shop',
	'rax            0x0                 0',
	'[  412.121116] Modules linked in: shopfs(OE) snd',
	'Thread 3 (Thread 0x7ffff6dce6c0 (LWP 25969) "pool"):',
);

/** Traces of many languages, whole, cut and repeated. */
export const anyTraces = fc
	.tuple(
		fc.array(
			fc.tuple(
				fc.array(fc.oneof({ weight: 4, arbitrary: frame }, { weight: 1, arbitrary: other }), { maxLength: 12 }),
				fc.constantFrom(1, 1, 2, 4),
			),
			{ maxLength: 8 },
		),
		fc.constantFrom('\n', '\r\n', '\r'),
		fc.boolean(),
	)
	.map(([blocks, end, finished]) => {
		const all = blocks.flatMap(([lines, times]) => Array.from({ length: times }, () => lines).flat());
		return all.join('\n').replaceAll('\n', end) + (finished ? end : '');
	});

/** What an anyTraces frame of the user's code names that has to stand in the visible text. */
export const userPlaces =
	/(?:orders\.js:\d+|Cart\.java:\d+|"\/app\/shop\.py", line \d+|shop\/main\.go:\d+|alloc\.c:\d+|file\.js:\d+|order\.rb:\d+|cart\.c:\d+|x\.c:\d+|shop_write\+0x\d+|Cart\.cs:line \d+|Sum\.cs:\d+|tree\.c:\d+)(?!\d)/g;
