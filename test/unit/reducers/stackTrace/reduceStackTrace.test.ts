import { describe, expect, it } from 'vitest';
import { reduceStackTrace } from '../../../../src/core/reducers/stackTrace/reduceStackTrace.ts';
import { reducing } from '../../support/reducing.ts';
import { goTrace, javaTrace, pythonTrace } from './traces.ts';

const visibleOf = (text: string) => reducing(reduceStackTrace, text).visible;
const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('the chain of causes', () => {
	it('stays whole (V8)', () => {
		const visible = visibleOf(javaTrace);
		for (const head of javaTrace.split('\n').filter((line) => /^Exception|Caused by|Suppressed|more$/.test(line)))
			expect(visible).toContain(`${head}\n`);
		expect(visible).toContain(
			'OrderService.java:88)\n\t… 3 library lines\n\tat com.acme.shop.web.OrderController.post',
		);
		expect(visible).toContain(
			'(QueryExecutorImpl.java:2676)\n\t… 2 library lines\n\tat com.acme.shop.db.OrderDao.execute',
		);
	});

	it('stays whole in Python, with the frame that threw', () => {
		const visible = visibleOf(pythonTrace.repeat(1));
		expect(visible).toContain(
			'psycopg2/__init__.py", line 122, in connect\n    conn = _connect(dsn)\npsycopg2.OperationalError',
		);
		expect(visible).toContain('During handling of the above exception, another exception occurred:\n\nTraceback');
		expect(visible).toContain('(most recent call last):\n  … 6 library lines\n  File "/app/shop/views.py", line 77');
	});
});

describe("of the user's frames", () => {
	const frames = (file: string, count: number) =>
		many(count, (i) => `    at step${i} (/srv/app/src/${file}.js:${i + 1}:9)`);
	const letter = (i: number) => 'abcdefghijklmnopqrstuvwxyz'[i];
	const traces = (count: number, depth: number) =>
		many(count, (i) => `Error: ${letter(i)} is gone\n${frames(`file${i}`, depth)}`);

	it('all stay while the traces are few', () => {
		expect(visibleOf(traces(1, 40))).toBe(traces(1, 40));
		expect(visibleOf(traces(5, 8))).toBe(traces(5, 8));
	});

	it('those next to the throw stay of each of many traces, and one more of the first and of the last', () => {
		const visible = visibleOf(traces(20, 6));
		const shown = Array.from({ length: 20 }, (_, i) => visible.split(`/file${i}.js:`).length - 1);
		expect(shown).toEqual([3, ...Array.from({ length: 18 }, () => 2), 3]);
		expect(visible).toContain(
			'Error: b is gone\n    at step0 (/srv/app/src/file1.js:1:9)\n    at step1 (/srv/app/src/file1.js:2:9)\n  … 4 user lines\n',
		);
	});

	it('the last ones stay in Python, where they are next to the throw', () => {
		const trace = (i: number) =>
			`Traceback (most recent call last):\n${many(5, (n) => `  File "/app/shop/part${i}.py", line ${n + 1}, in step${n}`)}ValueError: no ${letter(i)}\n`;
		expect(visibleOf(many(20, trace))).toContain(
			'\n  … 3 user lines\n  File "/app/shop/part1.py", line 4, in step3\n  File "/app/shop/part1.py", line 5, in step4\nValueError: no b\n',
		);
	});

	it('those that no other trace shows stay first, then one of each function, then minified code', () => {
		const guarded = many(
			20,
			(i) =>
				`Error: ${letter(i)} is gone\n    at check (/srv/app/guard.js:4:9)\n    at load${i} (/srv/app/file${i}.js:7:1)\n    at run (/srv/app/run.js:${i + 1}:1)\n    at run (/srv/app/run.js:${i + 40}:1)\n    at main${i} (/srv/app/main.js:${i + 1}:1)`,
		);
		const visible = visibleOf(guarded);
		expect(visible).toContain('at load7 (/srv/app/file7.js:7:1)\n    at run (/srv/app/run.js:8:1)\n');
		const bundled = many(
			20,
			(i) =>
				`Error: ${letter(i)} is gone\n    at t (https://shop.example/chunk${i}.js:1:9${i}1)\n    at e (https://shop.example/chunk${i}.js:1:8${i}1)\n    at n (https://shop.example/chunk${i}.js:1:7${i}1)\n    at cart${i} (https://shop.example/cart.tsx:${i}:7)\n    at o (https://shop.example/chunk${i}.js:1:6${i}1)`,
		);
		expect(visibleOf(bundled)).toContain('at cart7 (https://shop.example/cart.tsx:7:7)\n');
		const deep = many(
			20,
			(i) =>
				`Error: ${letter(i)} is gone\n${many(3, (n) => `    at walk (/srv/app/tree${i}.js:${n + 4}:1)`)}    at find (/srv/app/tree${i}.js:9:1)`,
		);
		expect(visibleOf(deep)).toContain('at find (/srv/app/tree7.js:9:1)\n');
	});

	it.each([
		['gdb says where the signal came', '#1  <signal handler called>'],
		['a report says that it crashed', 'Thread 7 Crashed:'],
		['it waits for a lock', '\t- waiting to lock <0x00000000f> (a java.lang.Object)'],
	])('all stay of a thread in the middle if %s', (_, line) => {
		const thread = (i: number) =>
			`"pool-${letter(i)}" prio=5\n${i === 7 ? `${line}\n` : ''}${many(6, (n) => `\tat com.acme.Step${n}.run${letter(i)}(Step${n}.java:${i + 1})`)}`;
		const visible = visibleOf(many(20, thread));
		expect(visible.match(/run[gh]\(/g)?.map((name) => name[3])).toEqual([...'gghhhhhh']);
	});

	it('the first ones stay where Python says that the most recent call is first', () => {
		const thread = (i: number) =>
			`Thread 0x00007f${i}0 (most recent call first):\n${many(6, (n) => `  File "/app/part${i}.py", line ${n + 1} in step${n}`)}`;
		expect(visibleOf(many(20, thread))).toContain(
			'\n  File "/app/part7.py", line 1 in step0\n  File "/app/part7.py", line 2 in step1\n  … 4 user lines\n',
		);
	});

	it('those of repeated traces take no share', () => {
		const visible = visibleOf(traces(1, 10).repeat(30));
		expect(visible.split('/file0.js:').length - 1).toBe(10);
	});

	it('those that show values stay', () => {
		const threads = many(
			20,
			(i) =>
				`Thread ${i} (LWP 2${i}):\n${many(4, (n) => `#${n}  0x00005555 in step${n} (id=${i}) at part${i}.c:${n + 1}`)}`,
		);
		expect(visibleOf(threads)).toContain('in step3 (id=7) at part7.c:4\n');
	});
});

describe("frames of libraries leave, the user's stay", () => {
	it('in Go, where a frame has two lines (V7)', () => {
		const visible = visibleOf(goTrace);
		expect(visible).toContain(
			'TestPredict(0xc000132680)\n\t/home/ci/shop/classifier/classifier_test.go:58 +0x5e\n  … 4 library lines\nexit status 2',
		);
		expect(visible).toContain('testing.go:1631 +0x24a\n  … 6 library lines\ngithub.com/acme');
	});

	it.each([
		['Node', '    at place (/srv/src/a.js:1:2)', '    at next (/srv/node_modules/express/lib/router.js:5:14)'],
		[
			'Node core',
			'    at place (/srv/src/a.js:1:2)',
			'    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
		],
		[
			'V8 when a function has no name',
			'    at f (/srv/src/a.js:1:2)',
			'    at (anonymous function).then (/srv/node_modules/q/q.js:5:14)',
		],
		[
			'a bundle of packages',
			'place@https://shop.example/app.js:1:2',
			'run@https://shop.example/js/chunk-vendors.4f2a.js:7:311',
		],
		['browsers', 'place@http://example.org/a.js:1:2', 'forEach@[native code]'],
		[
			'Java',
			'\tat com.acme.A.f(A.java:1)',
			'\tat org.apache.catalina.core.StandardWrapperValve.invoke(StandardWrapperValve.java:202)',
		],
		['Kotlin', '\tat com.acme.AKt.main(A.kt:1)', '\tat kotlinx.coroutines.BuildersKt.launch(Builders.kt:1)'],
		[
			'.NET',
			'   at Shop.A.F() in /src/A.cs:line 1',
			'   at Microsoft.AspNetCore.Mvc.Infrastructure.ControllerActionInvoker.Next(State& next)',
		],
		['Python', '  File "/app/a.py", line 1, in f', '  File "/venv/lib/python3.11/site-packages/x.py", line 5, in g'],
		[
			'Ruby',
			"\tfrom app/a.rb:1:in `f'",
			"\tfrom /usr/lib/ruby/gems/3.2.0/gems/rack-3.0.8/lib/rack/runtime.rb:24:in `call'",
		],
		['Rails', "  app/a.rb:1:in `f'", "  actionpack (5.1.4) lib/action_dispatch/middleware/executor.rb:12:in `call'"],
		['PHP', '#7 /var/www/app/A.php(1): f()', '#8 /var/www/vendor/laravel/framework/src/Pipeline.php(144): handle()'],
		[
			'Dart',
			'#0      f (file:///app/a.dart:1:2)',
			'#1      _startIsolate.<anonymous closure> (dart:isolate-patch/isolate_patch.dart:265)',
		],
		[
			'gdb',
			'#4  0x0000555555555203 in push (n=3) at list.c:44',
			'#1  0x00007ffff7e24859 in __GI_abort () at abort.c:79',
		],
		[
			'ASan',
			'    #0 0x4f5c2d in f(int*) /home/ann/a.cpp:1:2',
			'    #2 0x7f2b3c0820b2 in __libc_start_main (/lib/x86_64-linux-gnu/libc.so.6+0x240b2)',
		],
		[
			'Rust',
			'   4: shop::load\n             at ./src/a.rs:1:2',
			'   1: core::panicking::panic_fmt\n             at /rustc/9fc6b/library/core/src/panicking.rs:76:14',
		],
		[
			'Node, native',
			'   1: 0x55aa shop::load() [./addon]',
			' 2: 0xee8300 v8::Utils::ReportOOMFailure(v8::internal::Isolate*) [node]',
		],
		[
			'Elixir',
			'    (shop 0.1.0) lib/a.ex:1: Shop.f/1',
			'    (phoenix 1.7.7) lib/phoenix/router.ex:430: Phoenix.Router.call/2',
		],
		[
			'JavaScript literals',
			"      '    at place (http://example.org/a.js:1:2)\\n' +",
			"      '    at next (/srv/node_modules/express/lib/router.js:5:14)\\n' +",
		],
	])('of %s', (_, user, library) => {
		const frames = library.startsWith('  File') ? 8 : 9;
		const lines = frames * library.split('\n').length;
		const { visible } = reducing(reduceStackTrace, `Error: gone\n${user}\n${many(9, () => library)}done\n`);
		expect(visible).toMatch(/^Error: gone\n/);
		expect(visible).toContain(`${user}\n`);
		expect(visible.split(library).length - 1).toBe(9 - frames);
		expect(visible).toMatch(new RegExp(`^[ \t]+… ${lines} `, 'm'));
	});

	it('but for the one that threw', () => {
		const visible = visibleOf(`Error: gone\n${many(9, (i) => `    at f${i} (/srv/node_modules/x/i.js:${i}:1)`)}`);
		expect(visible).toMatch(/^Error: gone\n {4}at f0 .*\n {2}… 8 library lines\n#ref/);
	});

	it("all of them if the trace is short and the user's own", () => {
		const text = `Error: gone\n${many(9, (i) => `    at f${i} (/srv/src/a.js:${i}:1)`)}`;
		expect(visibleOf(text)).toBe(text);
	});
});

describe('traces that say little new', () => {
	it('are counted if they are the same', () => {
		const { visible, content } = reducing(reduceStackTrace, javaTrace.repeat(5));
		expect(visible).toMatch(/^Exception in thread "main" .* order 4711 ×5\n/);
		expect(visible.match(/Exception in thread/g)).toHaveLength(1);
		expect(content('repeated traces')).toBe(javaTrace.repeat(4));
	});

	it('are counted if numbers above the frames and addresses differ', () => {
		const routine = (i: number) =>
			`goroutine ${i} [select]:\nmain.work(0xc000${i})\n\t/home/ci/shop/main.go:58 +0x2c\n`;
		expect(visibleOf(many(7, routine))).toMatch(/^goroutine 0 \[select\]: ×7\n/);
	});

	it('are not the same if a line number differs', () => {
		const trace = (i: number) => `Error: gone\n    at f (/srv/src/a.js:${i}:1)\n    at g (/srv/src/a.js:${i}:2)\n\n`;
		expect(visibleOf(many(20, trace))).not.toContain('×');
	});

	it('lose frames that repeat', () => {
		const text = `java.lang.StackOverflowError\n\tat com.acme.Tree.walk(Tree.java:12)\n${many(200, (i) => `\tat com.acme.Tree.${['walk(Tree.java:14)', 'visit(Tree.java:20)'][i % 2]}`)}`;
		expect(visibleOf(text)).toMatch(/:12\)\n.*:14\)\n.*:20\)\n\t… 198 lines as above\n/);
	});

	it('lose frames that an earlier trace went through, but for the first of the user', () => {
		const trace = (i: number) =>
			`Bad state: case ${'abcdefghi'[i]}\n#0 f${i} (file:///a.dart:${i}:1)\n#1 run (file:///a.dart:51:${i})\n#2 main (file:///a.dart:${i}:7)\n\n`;
		expect(visibleOf(many(9, trace))).toContain('#0 f8 (file:///a.dart:8:1)\n  … 2 lines as above\n');
	});

	it("lose no place in the user's code that nothing else shows", () => {
		const trace = (i: number) =>
			`Bad state: case ${'abcdefghi'[i]}\n#0 f${i} (file:///a.dart:${i}:1)\n#1 run (file:///a.dart:${i + 50}:1)\n#2 main (file:///a.dart:${i + 70}:1)\n\n`;
		expect(visibleOf(many(9, trace))).toBe(many(9, trace));
	});

	it('lose frames of another notation for what an earlier trace went through', () => {
		const chrome = (i: number) =>
			`'Error: case ${'abcdefghi'[i]}\\n' +\n'    at f${i} (http://shop.example/app.js:${i}:2)\\n' +\n'    at submit (http://shop.example/cart.js:52:15)\\n' +\n'    at pay (http://shop.example/cart.js:60:1)',\n\n`;
		const firefox = (i: number) =>
			`'f${i}@http://shop.example/app.js:${i}:2\\n' +\n'submit@http://shop.example/cart.js:52:15\\n' +\n'pay@http://shop.example/cart.js:60:1\\n'\n\n`;
		const visible = visibleOf(many(9, (i) => chrome(i) + firefox(i)));
		expect(visible).toContain(`'f0@http://shop.example/app.js:0:2\\n' +\n  … 2 lines as above\n`);
		expect(visible.match(/cart\.js:52:15/g)).toHaveLength(1);
	});

	it('keep a function that calls itself from several places, where a place has a line of its own', () => {
		const frame = (i: number) => `   ${i}: shop::walk\n             at ./src/tree.rs:${20 + i}:9\n`;
		const text = `panicked at 'gone'\n${Array.from({ length: 9 }, (_, i) => frame(i)).join('')}`;
		expect(visibleOf(text)).toBe(text);
	});

	it("keep a long row of the user's frames", () => {
		const text = `Error: gone\n${many(37, (i) => `    at f${'x'.repeat(i)} (/srv/src/a.js:${i}:1)`)}`;
		expect(visibleOf(text)).toBe(text);
	});

	it('lose the middle of a recursion whose values differ', () => {
		const text = `Program received signal SIGSEGV\n${many(10_000, (i) => `#${i}  0x0000555555555${i % 10}cf in walk (n=${9_999 - i}) at tree.c:14`)}`;
		expect(visibleOf(text)).toMatch(/n=9999\).*\n.*n=9998\).*\n.*n=9997\).*\n {2}… 9,996 lines of recursion\n.*n=0\)/);
	});

	it('keep a function that is called with other values in another trace', () => {
		const thread = (i: number, account: number) =>
			`Thread ${i} (LWP 7${i}):\n#0  0x00007ffff7e6${i} in lock (m=0x${i}) from /lib/libc.so.6\n#1  0x0000555555555214 in transfer (to=3) at bank.c:20\n#2  0x0000555555555268 in run (account=${account}) at src/accounts/bank.c:40\n\n`;
		const visible = visibleOf(Array.from({ length: 9 }, (_, i) => thread(i, 4711 + i)).join(''));
		for (let i = 0; i < 9; i++) expect(visible).toContain(`in run (account=${4711 + i}) at src/accounts/bank.c:40`);
	});

	it('keep the traces of a chain together', () => {
		const group = (i: number) => `${pythonTrace.replace('no database', `no database ${i}`)}\n`;
		const { visible, content } = reducing(reduceStackTrace, many(3, group));
		expect(visible.match(/During handling of/g)).toHaveLength(1);
		expect(visible).toMatch(/^Traceback \(most recent call last\): ×3\n/);
		expect(content('similar traces')).toBe(`${group(1)}\n${group(2)}\n`);
	});
});

describe('text without traces', () => {
	it.each(['at least one: this is prose\nat the end (of the day) we go home\n', 'no trace at all\n', ''])(
		'stays: %j',
		(text) => {
			expect(visibleOf(text)).toBe(text);
		},
	);
});

describe('what AddressSanitizer prints of the memory', () => {
	const row = (at: number) =>
		`  0x0c047fff${(0x7fb0 + 16 * at).toString(16)}: fa fa 00 00 fa fa fa fa fa fa fa fa fa fa fa fa\n`;
	const arrow = '=>0x0c047fff8000: fa fa 00[02]fa fa fa fa fa fa fa fa fa fa fa fa\n';
	const legend =
		'Shadow byte legend (one shadow byte represents 8 application bytes):\n  Addressable:           00\n  Partially addressable: 01 02 03 04 05 06 07 \n  Heap left redzone:       fa\n  Stack use after scope:   f8\n  ASan internal:           fe\n';
	const text = `==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000010\nWRITE of size 1 at 0x602000000010 thread T0\n    #0 0x55b672 in use /src/cart.c:4\n\nSUMMARY: AddressSanitizer: heap-buffer-overflow /src/cart.c:4 in use\nShadow bytes around the buggy address:\n${row(0)}${row(1)}${row(2)}${row(3)}${arrow}${row(6)}${legend}==7==ABORTING\n`;

	it('leaves, but for the row with the bad address', () => {
		const { visible, content } = reducing(reduceStackTrace, text);
		expect(visible).toContain(
			`Shadow bytes around the buggy address:\n  … 4 lines of shadow memory\n${arrow}  … 7 lines of shadow memory\n==7==ABORTING\n`,
		);
		expect(content('shadow memory')).toBe(`${row(0)}${row(1)}${row(2)}${row(3)}${row(6)}${legend}`);
	});
});
