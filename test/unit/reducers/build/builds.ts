import fc from 'fast-check';

/** Outputs of builds, written for these tests. */

export const compilerOutput = [
	'g++ -Wall -O2 -c cart.cpp -o cart.o',
	'In file included from cart.cpp:1:',
	'cart.cpp: In function ‘int total(int)’:',
	'cart.cpp:12:7: warning: unused variable ‘sum’ [-Wunused-variable]',
	'   12 |   int sum = 0;',
	'      |       ^~~',
	'cart.cpp:40:7: warning: unused variable ‘tax’ [-Wunused-variable]',
	'   40 |   int tax = 0;',
	'      |       ^~~',
	'g++ -Wall -O2 -c order.cpp -o order.o',
	'order.cpp: In function ‘void place()’:',
	'order.cpp:7:7: warning: unused variable ‘id’ [-Wunused-variable]',
	'    7 |   int id = 0;',
	'      |       ^~',
	'order.cpp:9:3: error: ‘invoice’ was not declared in this scope',
	'    9 |   invoice(1);',
	'      |   ^~~~~~~',
	'make: *** [Makefile:6: order.o] Error 1',
	'',
].join('\n');

const path = fc.constantFrom('src/cart.ts', 'src/order.ts', 'lib/a b.c', 'C:\\shop\\Cart.cs', './x.py', 'ünï/🙂.rs');
const name = fc.constantFrom("'total'", '‘sum’', '"id"', '`x`', 'Cart', "'ein ''zwei'", '🙂');
const number = fc.integer({ min: 1, max: 30 });
const diagnostic = fc.oneof(
	fc.tuple(path, number, number, name).map(([p, l, c, n]) => `${p}:${l}:${c}: error: ${n} is not defined`),
	fc.tuple(path, number, number, name).map(([p, l, c, n]) => `${p}:${l}:${c}: warning: unused ${n} [-Wunused]`),
	fc.tuple(path, number, number, name).map(([p, l, c, n]) => `${p}(${l},${c}): error TS2304: Cannot find name ${n}.`),
	fc.tuple(path, number).map(([p, l]) => `${p}(${l}):  Tab found; better to use spaces  [whitespace/tab] [1]`),
	fc.tuple(number, number, name).map(([l, c, n]) => `  ${l}:${c}  error  ${n} is not defined  no-undef`),
	fc
		.tuple(path, number, name)
		.map(([p, l, n]) => `error[E0425]: cannot find ${n}\n --> ${p}:${l}:3\n  |\n${l} | f()\n  | ^ gone`),
	fc.tuple(path, number).map(([p, l]) => `[ERROR] ${p}:[${l},3] cannot find symbol\n  symbol:   class Foo`),
	name.map((n) => `make: *** [${n}] Error 1`),
);
const other = fc.oneof(
	path,
	fc.tuple(number, path).map(([n, p]) => `[${n}/30] Building CXX object ${p}.o`),
	fc.tuple(name, number).map(([n, v]) => `Downloading ${n} v1.${v}`),
	fc.constantFrom(
		'',
		'In file included from a.h:1,',
		'src/cart.ts: In function ‘f’:',
		'    12 | int a;',
		'       |  ^~~ here',
		'note: declared here',
		'Found 3 errors.',
		'2 errors',
		'\tat java.lang.Thread.run(Thread.java:1)',
		'\tat com.acme.Cart.total(Cart.java:2)',
		'#ref:ctx_31154fa2 lines',
		'BUILD FAILED in 3s',
		'  # a.b[1] will be created\n  + resource "a" "b" {\n      + c = "d-1"\n    }\n',
		'  # a.b[2] will be created\n  + resource "a" "b" {\n      + c = "d-2"\n    }\n',
		`gcc ${'-Dname=value '.repeat(80)}-c a.c`,
		`error: ${'🙂'.repeat(1_500)}`,
	),
);

/** Output of many tools at once. */
export const anyBuild = fc
	.tuple(
		fc.array(
			fc.tuple(
				fc.oneof({ weight: 3, arbitrary: diagnostic }, { weight: 2, arbitrary: other }),
				fc.constantFrom(1, 1, 1, 2, 5),
			),
			{
				maxLength: 50,
			},
		),
		fc.constantFrom('\n', '\r\n', '\r'),
		fc.boolean(),
	)
	.map(([lines, end, finished]) => {
		const all = lines.flatMap(([line, times]) => Array.from({ length: times }, () => line.replaceAll('\n', end)));
		return all.join(end) + (finished ? end : '');
	});
