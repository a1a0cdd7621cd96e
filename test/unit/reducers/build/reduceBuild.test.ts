import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceBuild } from '../../../../src/core/reducers/build/reduceBuild.ts';
import { reducing } from '../../support/reducing.ts';
import { compilerOutput } from './builds.ts';

const visibleOf = (text: string) => reducing(reduceBuild, text).visible;
const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('diagnostics that differ only in what they name', () => {
	it('fold into the first one, which keeps its snippet and says where the others are and what they name', () => {
		const visible = visibleOf(
			compilerOutput.repeat(1) + compilerOutput.replaceAll('cart', 'user').replaceAll('order', 'item'),
		);
		expect(visible).toContain(
			'cart.cpp:12:7: warning: unused variable ‘sum’ [-Wunused-variable] ×6 also at 40:7 ‘tax’, order.cpp:7:7 ‘id’, user.cpp:12:7, 40:7 ‘tax’, item.cpp:7:7 ‘id’\n   12 |   int sum = 0;\n      |       ^~~\n',
		);
		expect(visible).toContain(
			'order.cpp:9:3: error: ‘invoice’ was not declared in this scope ×2 also at item.cpp:9:3\n',
		);
		expect(visible).not.toContain('   40 |');
	});

	it('take the lines that say where they are with them, unless another one stands below', () => {
		const visible = visibleOf(
			compilerOutput +
				compilerOutput.replaceAll('cart', 'user').replaceAll('order', 'item').replace('was not', 'is not'),
		);
		expect(visible).not.toContain('user.cpp: In function');
		expect(visible).toContain('item.cpp: In function ‘void place()’:\nitem.cpp:9:3: error: ‘invoice’ is not declared');
	});

	it.each([
		[
			'tsc',
			(p: string, l: number, n: string) => `${p}.ts(${l},5): error TS2304: Cannot find name '${n}'.`,
			"lib/b.ts:9:5 'y'",
		],
		['gcc', (p: string, l: number, n: string) => `${p}.c:${l}:5: error: unknown type name '${n}'`, "lib/b.c:9:5 'y'"],
		['Maven', (p: string, l: number) => `[ERROR] /w/${p}.java:[${l},5] incompatible types`, '/w/lib/b.java:9:5'],
		['javac', (p: string, l: number) => `${p}.java:${l}: warning: [rawtypes] found raw type: List`, 'lib/b.java:9'],
		['Kotlin', (p: string, l: number) => `w: file:///w/${p}.kt:${l}:5 Parameter is never used`, '/w/lib/b.kt:9:5'],
		['MSBuild', (p: string, l: number) => `${p}.cs(${l},5): warning CS8602: Dereference [w.csproj]`, 'lib/b.cs:9:5'],
		['flake8', (p: string, l: number) => `${p}.py:${l}:5: E261 at least two spaces`, 'lib/b.py:9:5'],
		[
			'pylint',
			(p: string, l: number) => `${p}.py:${l}:5: C0116: Missing docstring (missing-function-docstring)`,
			'lib/b.py:9:5',
		],
		['go vet', (p: string, l: number, n: string) => `${p}.go:${l}:5: undefined: "${n}"`, 'lib/b.go:9:5 "y"'],
		['IAR', (p: string, l: number) => `"${p}.c",${l}  Warning[Pe177]: never referenced`, 'lib/b.c:9'],
		['armcc', (p: string, l: number) => `"${p}.c", line ${l}: Warning:  #111-D: statement is unreachable`, 'lib/b.c:9'],
		[
			'Perl::Critic',
			(p: string, l: number) => `${p}.pl: Code is not tidy at line ${l}, column 5.  (Severity: 1)`,
			'lib/b.pl:9:5',
		],
		[
			'rustc',
			(p: string, l: number) =>
				`error[E0308]: mismatched types\n --> ${p}.rs:${l}:5\n  |\n${l} | f()\n  | ^^^ expected`,
			'lib/b.rs:9:5',
		],
		[
			'esbuild',
			(p: string, l: number, n: string) =>
				`✘ [ERROR] Could not resolve "${n}"\n\n    ${p}.ts:${l}:5:\n      ${l} │ a\n        ╵ ~`,
			'lib/b.ts:9:5 "y"',
		],
		[
			'terraform',
			(p: string, l: number) =>
				`│ Error: Unsupported argument\n│ \n│   on ${p}.tf line ${l}, in resource:\n│   ${l}:   x\n╵\n╷`,
			'lib/b.tf:9',
		],
	])('are understood as %s writes them', (_, line, place) => {
		const text = [
			line('src/a', 3, 'x'),
			line('lib/b', 9, 'y'),
			...many(9, (i) => line('lib/c', 10 + i, 'x')).split('\n'),
		].join('\n');
		const visible = visibleOf(`${text}\n`);
		const [head = ''] = line('src/a', 3, 'x').split('\n');
		expect(visible.slice(0, 200)).toContain(`${head} ×`);
		expect(visible.slice(0, 300)).toContain(` also at ${place}, `);
	});

	it('leave a line in view that has to stay, though all below it leave', () => {
		const text = compilerOutput + compilerOutput.replaceAll('cart', 'user').replaceAll('order', 'item');
		const start = text.indexOf('user.cpp: In function');
		const keep = spansOf([[start, start + 4]]);
		expect(visibleOf(text)).not.toContain('user.cpp: In function');
		expect(reducing(reduceBuild, text, { keep }).visible).toContain('user.cpp: In function');
	});

	it('name the file that stands above them', () => {
		const file = (name: string, line: number) =>
			`/app/src/${name}.js\n  ${line}:3  warning  Unexpected console statement  no-console\n`;
		const visible = visibleOf(
			`${file('cart', 1)}\n${file('order', 2)}\n${file('user', 3)}\n✖ 3 problems (0 errors, 3 warnings)\n`,
		);
		expect(visible).toBe(visibleOf(visible));
		const wide = visibleOf(many(9, (i) => file(`cart${i}`, i)));
		expect(wide).toContain('no-console ×9 also at …/cart1.js:1:3, …/cart2.js:2:3');
		expect(wide).not.toContain('/app/src/cart1.js\n');
	});

	it('show consecutive lines of one file as a range', () => {
		const text = many(
			40,
			(i) => `src/class.cpp(${i + (i > 20 ? 5 : 1)}):  Tab found; better to use spaces  [whitespace/tab] [1]`,
		);
		expect(visibleOf(text)).toMatch(/^src\/class.cpp\(1\): .* ×40 also at 2-21, 26-44\n/);
	});

	it('are not mixed up between the folders that make enters, which stay in view above them', () => {
		const folder = (name: string, line: string) =>
			`make[1]: Entering directory '/w/${name}'\ngcc -c main.c\n${line}\nmake[1]: Leaving directory '/w/${name}'\n`;
		const warning = "main.c:12:7: warning: unused variable 'x'";
		const quiet = many(9, (i) => folder(`quiet${i}`, 'gcc -c b.c').trimEnd());
		const visible = visibleOf(quiet + folder('app', warning) + folder('cli', warning));
		for (const name of ['app', 'cli']) expect(visible).toContain(`Entering directory '/w/${name}'\n${warning}\n`);
		expect(visible.match(/Entering directory '\/w\/quiet/g)).toHaveLength(1);
	});

	it('of the folder that make is back in are told from those of the one that it left', () => {
		const entered = (i: number) =>
			`make[1]: Entering directory '/w/sub${i}'\ngcc -c main.c\nmake[1]: Leaving directory '/w/sub${i}'`;
		const visible = visibleOf(`${many(9, entered)}main.c:12:7: error: 'x' undeclared\n`);
		expect(visible).toContain("Leaving directory '/w/sub8'\nmain.c:12:7: error: 'x' undeclared\n");
	});

	it('tell what differs in several lines of a message for a CI service', () => {
		const text = many(
			9,
			(i) => `::error file=a.ts,line=${i + 1}::check failed%0AExpected: ${i}%0AReceived: ${i + 3}%0A`,
		);
		expect(visibleOf(text)).toContain(' ×9 also at 2 1 Received: 4, 3 2 Received: 5, ');
	});

	it('tell which of several names differs', () => {
		const text = many(9, (i) => `src/a.ts(${i},1): error TS2554: Expected 2 arguments, but got ${i === 4 ? 7 : 3}.`);
		expect(visibleOf(text)).toContain('4:1 got 7, 5:1');
	});

	it('stay apart if their codes, rules or severities differ', () => {
		const text = many(60, (i) => `src/a.ts:${i}:1: ${['error', 'warning'][i % 2]}: bad name [rule/${i % 3}]`);
		const visible = visibleOf(text);
		for (let i = 0; i < 6; i++)
			expect(visible).toContain(`bad name [rule/${i % 3}] ×10 also at ${i + 6}:1, ${i + 12}:1`);
	});

	it('stay apart as errors if what is said below them differs', () => {
		const error = (i: number) =>
			`A.java:${i}: error: cannot find symbol\n  f();\n  ^\n  symbol:   class ${'ABCDEFGHI'[i]}\n`;
		const visible = visibleOf(many(9, error));
		for (const symbol of 'ABCDEFGHI') expect(visible).toContain(`symbol:   class ${symbol}\n`);
	});
});

describe('lines that are no diagnostics', () => {
	it('fold only next to each other, since elsewhere they stand below something else', () => {
		const block = (file: string) => `file ${file}:\nList is a raw type. References should be parameterized\n`;
		expect(visibleOf(block('a') + block('b') + block('c'))).toBe(block('a') + block('b') + block('c'));
		expect(visibleOf(`${many(30, (i) => `value ${i} of the table is set`)}`)).toMatch(
			/^value 0 of the table is set ×30\n/,
		);
	});

	it('belong to the diagnostic of the Eclipse compiler that they end', () => {
		const block = (i: number, what: string) =>
			`${i}. WARNING in /w/A.java (at line ${i})\n\tprivate List x;\n\t        ^^^^\n${what}\n----------\n`;
		const visible = visibleOf(
			`----------\n${many(9, (i) => block(i, 'List is a raw type').trimEnd())}${block(9, 'x is unused')}`,
		);
		expect(visible).toMatch(/^-+\n0\. WARNING in .* ×9 also at 1-8\n.*\n.*\nList is a raw type\n-+\n9\. /);
		expect(visible).toContain('9. WARNING in /w/A.java (at line 9)\n\tprivate List x;\n\t        ^^^^\nx is unused\n');
	});
});

describe('lines that show that a tool is at work', () => {
	it.each([
		['ninja', (i: number) => `[${i}/90] Building CXX object src/CMakeFiles/app.dir/${'abc'[i % 3]}.cpp.o`],
		['Maven', (i: number) => `Downloading from central: https://repo.example.org/maven2/a/${'abc'[i % 3]}.pom`],
		['cargo', (i: number) => `   Compiling ${'abc'[i % 3]}rate v1.0.${i}`],
		['apt', (i: number) => `Get:${i} http://deb.example.org/debian bookworm/main ${'abc'[i % 3]} [1 kB]`],
		['docker', (i: number) => `${`${i}`.repeat(12)}: Pull complete`],
		['commands', (i: number) => `gcc -O2 -Iinclude -c src/${'abc'[i % 3]}.c -o src/${'abc'[i % 3]}.o`],
		['Gradle', (i: number) => `> Task :${'abc'[i % 3]}:compileJava UP-TO-DATE`],
		['ansible', (i: number) => `ok: [web${i}]`],
	])('fold into the first one: %s', (_, line) => {
		const { visible, content } = reducing(reduceBuild, `${many(20, (i) => line(i % 10))}done\n`);
		expect(visible).toMatch(/^.* ×20(?: until .*)?\ndone\n#ref:ctx_\w+ build progress: 19 lines, ~\d+ tokens\n$/);
		expect(content('build progress')).toBe(many(20, (i) => line(i % 10)).slice(line(0).length + 1));
	});

	it('say that several things are among those that come along side by side', () => {
		const waits = (name: string) => (i: number) =>
			`aws_instance.${name}[${i % 3}]: Still creating... [${i + 1}0s elapsed]`;
		expect(visibleOf(`${many(20, waits('web'))}done\n`)).toMatch(/^.* ×20 until \[200s elapsed\], others among them\n/);
		const one = visibleOf(`${many(20, (i) => waits('web')(i).replace(/\d\]: /, '0]: '))}done\n`);
		expect(one).toMatch(/^.* ×20 until \[200s elapsed\]\n/);
	});

	it('say that several folders are among those that make enters', () => {
		const enters = (i: number) => `make[1]: Entering directory '/w/${'abc'[i % 3]}'`;
		expect(visibleOf(`${many(20, enters)}done\n`)).toMatch(/^.*\/w\/a' ×20, others among them\ndone\n/);
		expect(visibleOf(`${many(20, () => enters(0))}done\n`)).toMatch(/^.*\/w\/a' ×20\ndone\n/);
	});

	it('stay if they tell of a fault', () => {
		const text =
			many(20, (i) => `Downloading https://repo.example.org/${i}.jar`) +
			'Downloading https://repo.example.org/x.jar failed\n';
		expect(visibleOf(text)).toContain('x.jar failed\n');
	});
});

describe('sums', () => {
	it.each([
		'Tests run: 5, Failures: 0',
		'3 errors, 12 warnings',
		'Build finished with exit code 0',
		'added 12 packages in 3s',
	])('never stand for others: %s', (sum) => {
		const other = sum.replace(/\d+/, '7');
		const visible = visibleOf(`${many(30, () => sum)}${other}\n`);
		expect(visible).toContain(`${sum} ×30\n${other}\n`);
	});
});

describe('what cannot be reduced', () => {
	it.each([
		['V1', 'This is not the tsc command you are looking for\n'],
		['V6', 'Found 0 errors. Watching for file changes.\n'],
		['a version', 'uv 0.5.1\n'],
	])('stays as it is: %s', (_, text) => {
		expect(visibleOf(text)).toBe(text);
	});
});

describe('notes that name their rule', () => {
	it('are diagnostics of their own, not a part of the one above', () => {
		const note = (i: number) =>
			`/usr/share/shop/run${i}.sh:${i}:7: note: Double quote to prevent globbing and word splitting. [SC2086]\n`;
		const visible = visibleOf(
			`cart.sh:3:1: warning: TAX appears unused. [SC2034]\n${many(9, (i) => note(i + 1).trimEnd())}`,
		);
		expect(visible).toContain('[SC2086] ×9 also at …/run2.sh:2:7, ');
		expect(visible).toContain('…/run9.sh:9:7');
	});
});

describe('long lines', () => {
	it('lose their middle, never what has to stay', () => {
		const line = `error: ${'x'.repeat(2_000)}needle${'y'.repeat(2_000)}end\n`;
		const at = line.indexOf('needle');
		const other = line.indexOf('yyy') + 900;
		const keep = spansOf([
			[at, at + 6],
			[other, other + 3],
		]);
		const visible = reducing(reduceBuild, line, { keep }).visible;
		expect(visible).toMatch(/^error: x+ … needle … yyy … y+end\n/);
		expect(visibleOf(line)).toMatch(/^error: x+ … y+end\n/);
	});

	it('stay whole where they say what failed, for many names may stand before why', () => {
		const names = Array.from({ length: 30 }, (_, i) => `org.acme:part-${i}:jar:1.${i}`).join(', ');
		const failure = `[ERROR] Failed to execute goal on project shop: ${names}: Cannot access central (https://repo.example.org/) in offline mode and none has been downloaded before, so that the build of the shop has to end here -> [Help 1]\n`;
		expect(visibleOf(`[INFO] BUILD FAILURE\n${failure}`)).toContain(failure);
		expect(visibleOf(failure.replace('[ERROR] Failed', '[INFO] Going'))).not.toContain('Cannot access central');
	});
});

describe('stack traces', () => {
	it("keep the user's frames and the first one", () => {
		const text = `java.lang.IllegalStateException: no cart\n\tat java.util.Objects.requireNonNull(Objects.java:1)\n${many(9, (i) => `\tat org.gradle.internal.Step.run(Step.java:${i})`)}\tat com.acme.Cart.total(Cart.java:7)\n`;
		expect(visibleOf(text)).toContain('(Objects.java:1)\n\t… 9 library lines\n\tat com.acme.Cart.total(Cart.java:7)\n');
	});

	it('takes out what compilers note of the source of libraries, but not what a library demands, nor notes on own code', () => {
		const candidate = (i: number) =>
			`/usr/include/c++/12/ostream:${i}:7: note: candidate: ‘operator<<(long ${i})’\n  ${i} |   operator<<(long __n)\n      |   ^~~~~~~~\n`;
		const own =
			'cart.cpp:9:6: note: candidate: ‘void print(Cart)’\n    9 | void print(Cart c)\n      |      ^~~~~\nIn file included from cart.cpp:1:\n';
		const text = `cart.cpp:12:13: error: no match for ‘operator<<’\n   12 |   std::cout << cart;\n      |   ~~~~~~~~~ ^~ ~~~~\nIn file included from /usr/include/c++/12/iostream:39,\n                 from cart.cpp:1:\n${candidate(108)}${candidate(117)}/usr/include/c++/12/concepts:57:15: note: ‘swap(a, b)’ evaluated to ‘false’\n${own}`;
		expect(visibleOf(text)).toContain(
			`~~~~~~~~~ ^~ ~~~~\n	… 8 library lines\n/usr/include/c++/12/concepts:57:15: note: ‘swap(a, b)’ evaluated to ‘false’\n${own}`,
		);
	});
});

describe('the output of Gradle', () => {
	it('keeps above what stays the task that it belongs to', () => {
		const idle = (name: string) => many(4, (i) => `> Task :${name}:step${i} UP-TO-DATE\n> Task :${name}:run${i}\n`);
		const visible = visibleOf(
			`${idle('api')}> Task :api:compileJava\nsrc/Cart.java:4: warning: [removal] old() is gone\n${idle('web')}> Task :web:compileJava\nsrc/Page.java:9: error: cannot find symbol\n${idle('cli')}\nFAILURE: Build failed with an exception.\n\nBUILD FAILED in 3s\n`,
		);
		expect(visible).toContain('> Task :api:compileJava\nsrc/Cart.java:4: warning');
		expect(visible).toContain('> Task :web:compileJava\nsrc/Page.java:9: error');
		expect(visible).not.toContain(':cli:');
	});
});

describe('errors in a header that many files include', () => {
	const included = (file: string, line: number, missing = `${file}.h`) =>
		`In file included from inc/all.h:3,\n                 from src/${file}.c:${line}:\ninc/shop.h:14:10: fatal error: ${missing}: No such file or directory\n   14 | #include CONFIG\n      |          ^~~~~~\ncompilation terminated.\nmake[1]: *** [Makefile:${line}: ${file}.o] Error 1\n`;
	const instance = (type: string, line: number) =>
		`In file included from src/${type}.cpp:1:\ninc/get.hpp: In instantiation of ‘T get(int) [with T = ${type}]’:\nsrc/${type}.cpp:${line}:5:   required from here\ninc/get.hpp:33:9: error: no match for ‘operator==’ (operand types are ‘${type}’ and ‘int’)\n   33 |   if (a == b) return;\n      |       ~~^~~~\n`;

	it('name the files that include it, and take what ended the compiler with them', () => {
		const visible = visibleOf(['cart', 'item', 'user'].map((file, i) => included(file, i + 4)).join(''));
		expect(visible).toContain(
			'cart.h: No such file or directory ×3 also at src/item.c:5 item.h, src/user.c:6 user.h\n',
		);
		expect(visible.match(/compilation terminated/g)).toHaveLength(1);
		expect(visible).not.toContain('from src/user.c:6:\n');
	});

	it('name them where they are the same to the last character', () => {
		const visible = visibleOf(['cart', 'item', 'user'].map((file, i) => included(file, i + 4, 'all.h')).join(''));
		expect(visible).toContain('all.h: No such file or directory ×3 also at src/item.c:5, src/user.c:6\n');
	});

	it('name where a template is used, and leave nothing of that above a failing target', () => {
		const visible = visibleOf(
			`${instance('Cart', 10)}${instance('Item', 20)}${instance('User', 30)}make: *** [all] Error 1\n`,
		);
		expect(visible).toContain('×3 also at src/Item.cpp:20:5 are ‘Item’, src/User.cpp:30:5 are ‘User’\n');
		expect(visible).not.toContain('required from here\nmake');
		expect(visible).not.toContain('with T = User');
	});
});

describe('the output of go', () => {
	it('folds a package with all that is wrong in it where paths tell the packages apart', () => {
		const wrongIn = (i: number) =>
			`# shop.test/p${i}\np${i}/a.go:3:2: undefined: Cart\np${i}/a.go:9:2: undefined: Cart`;
		expect(visibleOf(`${many(6, wrongIn)}# shop.test/cmd\ncmd/main.go:9:1: missing return\n`)).toMatch(
			/^# shop\.test\/p0\np0\/a\.go:3:2: undefined: Cart ×12 also at 9:2, p1\/a\.go:3:2, 9:2, .*p5\/a\.go:3:2, 9:2\n# shop\.test\/cmd\ncmd\/main\.go:9:1: missing return\n#ref/,
		);
	});

	it('keeps the words behind what is wrong in a package, and each package that shares a path with another', () => {
		const visible = visibleOf(
			`# a\n${many(4, (i) => `pkg/x.go:${i + 3}:5: undefined: foo`)}# b\n${many(8, (i) => `pkg/x.go:${i + 7}:5: undefined: foo`)}note: module requires Go 1.23\n`,
		);
		expect(visible).toMatch(
			/^# a\npkg\/x\.go:3:5: undefined: foo ×4 also at 4:5, 5:5, 6:5\n# b\npkg\/x\.go:7:5: undefined: foo ×8 also at 8:5, .*14:5\nnote: module requires Go 1\.23\n/,
		);
	});

	it('keeps each note below its own package', () => {
		const wrongIn = (i: number) =>
			`# shop.test/p${i}\n${many(6, (at) => `p${i}/a.go:${at + 3}:2: undefined: Cart`)}note: module requires Go 1.${20 + (i % 4)}`;
		const visible = visibleOf(many(12, wrongIn));
		for (let i = 0; i < 12; i++)
			expect(visible).toMatch(
				new RegExp(
					`# shop\\.test/p${i}\np${i}/a\\.go:3:2: undefined: Cart ×6 also at .*8:2\nnote: module requires Go 1\\.${20 + (i % 4)}\n`,
				),
			);
	});

	it.each([
		['is in no path', (i: number) => `a/p${i}`, () => 'pkg/x.go'],
		['is in paths that others share', (i: number) => `a${i}/pkg`, () => 'pkg/x.go'],
		['is no folder of its path', (i: number) => `a/p${i}`, (i: number) => `own${i}/x.go`],
		['is longer than its path says', (i: number) => `a${i}.test/p${i}`, (i: number) => `p${i}/x.go`],
	])('keeps each package whose name %s', (_, name, path) => {
		const wrongIn = (i: number) =>
			`# ${name(i)}\n${many(6, (at) => `${path(i)}:${at + 3}:5: undefined: foo`).trimEnd()}`;
		const visible = visibleOf(many(6, wrongIn));
		for (let i = 0; i < 6; i++)
			expect(visible).toContain(`# ${name(i)}\n${path(i)}:3:5: undefined: foo ×6 also at 4:5, 5:5, 6:5, 7:5, 8:5\n`);
	});

	it('keeps each package and its tests where both stand above one path', () => {
		const wrongIn = (i: number) => many(6, (at) => `p${i}/x.go:${at + 3}:5: undefined: foo`);
		const names = (i: number) => [`# a/p${i}`, `# a/p${i} [a/p${i}.test]`];
		const visible = visibleOf(
			many(6, (i) =>
				names(i)
					.map((name) => `${name}\n${wrongIn(i)}`)
					.join('')
					.trimEnd(),
			),
		);
		for (let i = 0; i < 6; i++)
			for (const name of names(i))
				expect(visible).toContain(`${name}\np${i}/x.go:3:5: undefined: foo ×6 also at 4:5, 5:5, 6:5, 7:5, 8:5\n`);
	});

	it('keeps below each package what is wrong in it behind other words', () => {
		const wrongIn = (name: string) =>
			`# shop.test/${name}\n./a.go:3:2: undefined: Cart\ntoo many of them\n${many(6, (i) => `./b.go:${i + 3}:2: undefined: Item`).trimEnd()}`;
		const visible = visibleOf(many(2, (i) => wrongIn(`p${i}`)));
		expect(visible.match(/too many of them\n\.\/b\.go:3:2: undefined: Item ×6/g)).toHaveLength(2);
	});

	it('keeps below each package what is wrong in it', () => {
		const undefinedIn = (name: string) =>
			`# shop.test/${name}\n${many(8, (i) => `./v${i}.go:${i + 3}:2: undefined: Cart`)}`;
		const visible = visibleOf(
			`${undefinedIn('api')}${undefinedIn('store')}# shop.test/cmd [shop.test/cmd.test]\nmain.go:9:1: missing return\n`,
		);
		for (const name of ['api', 'store'])
			expect(visible).toContain(
				`# shop.test/${name}\n./v0.go:3:2: undefined: Cart ×8 also at ./v1.go:4:2, ./v2.go:5:2, ./v3.go:6:2, ./v4.go:7:2,`,
			);
	});
});

describe('the output of rustc', () => {
	const bound = (name: string, line: number) => `error[E0277]: the trait bound \`${name}: Clone\` is not satisfied
  --> src/main.rs:${line}:9
   |
${line} |     twice(a);
   |           ^ the trait \`Clone\` is not implemented for \`${name}\`
   |
help: consider annotating \`${name}\` with \`#[derive(Clone)]\`
   |
${line - 9} + #[derive(Clone)]
${line - 8} | struct ${name};
   |

`;

	it('takes the source that a diagnostic would change with it, whatever the width of its number', () => {
		const visible = visibleOf(
			`${bound('Cart', 31)}${bound('Item', 57)}${bound('User', 88)}error: could not compile \`shop\` due to 3 previous errors\n`,
		);
		expect(visible).toContain('22 + #[derive(Clone)]\n23 | struct Cart;');
		expect(visible).not.toContain('struct Item');
		expect(visible).not.toContain('48 +');
		expect(visible.match(/derive\(Clone\)\]\n/g)).toHaveLength(1);
	});
});

describe('the output of ansible', () => {
	const task = (name: string, lines: string) => `TASK [${name}] ${'*'.repeat(40)}\n${lines}\n`;
	const ok = many(20, (i) => `ok: [web${i}.example.org]`);
	const fatal = (host: number) =>
		`fatal: [web${host}.example.org]: FAILED! => {"changed": false, "msg": "No package found", "rc": 126}\n`;
	const recap = (host: number, failed: number) =>
		`web${host}.example.org : ok=${5 - failed} changed=1 unreachable=0 failed=${failed} skipped=0\n`;
	const visible = visibleOf(
		`PLAY [web] ****\n\n${task('Facts', ok)}${task('web : install', ok + fatal(3))}${task('web : start', `changed: [web1.example.org]\n${ok}${fatal(4)}`)}${task('web : stop', ok)}PLAY RECAP ****\n${Array.from({ length: 20 }, (_, i) => recap(i, i === 3 ? 1 : 0)).join('')}`,
	);

	it('shows above each failure the task that failed, and not the tasks that did not', () => {
		const others = 'ok: [web0.example.org] ×20\n';
		expect(visible).toContain(`TASK [web : install] ${'*'.repeat(40)}\n${others}${fatal(3)}`);
		expect(visible).toContain(
			`TASK [web : start] ${'*'.repeat(40)}\nchanged: [web1.example.org]\n${others}${fatal(4)}`,
		);
		expect(visible).toContain(`TASK [Facts] ${'*'.repeat(40)} ×2\nok: [web0.example.org] ×40\n`);
		expect(visible).not.toContain('[web : stop]');
	});

	it('shows of the hosts that went well the first one', () => {
		expect(visible).toContain(`${recap(0, 0).trimEnd()} ×19\n${recap(3, 1)}`);
	});

	it('names the hosts that changed, each below its own task, and counts them where they are many', () => {
		const hosts = many(40, (i) => `${i % 3 === 1 ? 'changed' : 'ok'}: [db${i}]`);
		const all = many(40, (i) => `changed: [db${i}]`);
		const seen = visibleOf(
			task('copy', hosts) + task('drop', ok.replace('ok: [web7.', 'changed: [web7.')) + task('run', all),
		);
		expect(seen).toContain('changed: [db1] ×13 also [db4], [db7], [db10], [db13],');
		expect(seen).toContain('[db37]\n');
		expect(seen).toContain(`TASK [drop] ${'*'.repeat(40)}\nok: [web0.example.org] ×19\nchanged: [web7.example.org]\n`);
		expect(seen).toContain('changed: [db0] ×40 also [db1], ');
		expect(seen).toContain(', [db24], …\n');
	});

	it('keeps what a host said below its row, and what was ignored with its failure', () => {
		const said = many(6, (i) => `ok: [db${i}] => {\n    "msg": "disk ${i}"\n}`);
		const ignored = many(5, (i) => `${fatal(i).trimEnd()}\n...ignoring`);
		const seen = visibleOf(task('show', said) + task('try', ignored + fatal(9)));
		expect(seen).toContain(said.slice(0, 40));
		expect(seen).toContain('ok: [db5] => {\n    "msg": "disk 5"\n}');
		expect(seen.match(/\.\.\.ignoring/g)).toHaveLength(1);
		expect(seen).toContain(fatal(9));
	});

	it('takes rows of the recap for alike only if all counts but the first are equal, and names all but the commonest', () => {
		const counts = (host: number, changed: number, rescued = 0) =>
			`web${host} : ok=${host} changed=${changed} unreachable=0 failed=0 rescued=${rescued}`;
		const rows = many(20, (i) => counts(i, i % 5 === 2 ? 1 : 0, i === 11 ? 1 : 0));
		const seen = visibleOf(`${task('run', ok)}PLAY RECAP ****\n${rows}`);
		expect(seen).toContain(
			`PLAY RECAP ****\n${counts(0, 0)} ×15\n${counts(2, 1)} ×4 also web7, web12, web17\n${counts(11, 0, 1)}\n`,
		);
	});
});

describe('progress', () => {
	it.each([
		['git', (i: number) => `remote: Counting objects: ${String(i).padStart(3)}% (${i}/100)`, '100% (100/100)'],
		['CMake', (i: number) => `[${String(i).padStart(3)}%] Building C object a${i}.c.o`, '100%'],
		['Bazel', (i: number) => `[${i} / 100] Compiling src/a${i}.cc; 3s linux-sandbox`, '[100 / 100]'],
		['ninja', (i: number) => `[${i}/100] Building C object a${i}.c.o`, '[100/100]'],
	])('of %s says how far it came', (_, line, last) => {
		expect(visibleOf(many(101, line))).toContain(`${line(0)} ×101 until ${last}\n`);
	});
});

it('takes the project that MSBuild names behind a diagnostic for no rule', () => {
	const visible = visibleOf(
		many(9, (i) =>
			`/w/src/A${i}/Model.cs(${i},1): warning CS8618: Non-nullable property 'Name' must contain a non-null value when exiting constructor. [/w/src/A.csproj]`.replace(
				'/w/src/A.csproj',
				`/w/src/A${i}/A.csproj`,
			),
		),
	);
	expect(visible).toContain('×9 also at /w/src/A1/Model.cs:1:1');
});

it('takes no numbers in brackets for a rule', () => {
	const visible = visibleOf(
		many(9, (i) => `app/a.rb:${i}:81: C: Layout/LineLength: Line is too long. [9${i}/80]\n  foo(bar)\n  ^^^`),
	);
	expect(visible).toContain('×9 also at 1:81 long. [91/80');
});

it('keeps the commands that a tool says have failed', () => {
	const command = (i: number) => `CompileSwift normal arm64 /src/V${i}.swift`;
	const visible = visibleOf(
		`${many(20, command)}** BUILD FAILED **\n\nThe following build commands failed:\n\t${command(7)}\n\t${command(9)}\n(2 failures)\n${many(9, command)}`,
	);
	expect(visible).toContain(`commands failed:\n\t${command(7)}\n\t${command(9)}\n(2 failures)\n#ref:`);
});
