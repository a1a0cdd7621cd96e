import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { compilerOutput } from '../reducers/build/builds.ts';
import { goTrace, javaTrace, pythonTrace } from '../reducers/stackTrace/traces.ts';

const typeOf = (text: string) => classify('input', text, linesOf(text), false).type;
const many = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

describe('builds', () => {
	it.each([
		['gcc', compilerOutput],
		['tsc', many(3, (i) => `src/a.ts(${i},7): error TS6133: 'x' is declared but its value is never read.`)],
		[
			'ESLint',
			'\n/app/src/cart.js\n   3:7   error    x is not used  no-unused-vars\n  12:3   warning  no console  no-console\n\n✖ 2 problems (1 error, 1 warning)\n',
		],
		[
			'rustc',
			'error[E0425]: cannot find value `x`\n --> src/main.rs:2:8\n  |\n2 | x\n  | ^ not found\n\nerror: could not compile `shop` due to 1 previous error\n',
		],
		['flake8', './a.py:4:1: F401 unused\n./a.py:4:11: E261 two spaces\n'],
		[
			'Maven',
			'[INFO] Scanning for projects...\n[INFO] --- compiler:3.11.0:compile @ shop ---\n[ERROR] /w/A.java:[21,9] cannot find symbol\n[INFO] BUILD FAILURE\n',
		],
		[
			'go',
			`${many(9, (i) => `go: downloading example.org/a${i} v1.${i}.0`)}# example.org/cart\ncart/cart.go:4:9: undefined: vat\n`,
		],
		['Bazel', `INFO: Analyzed 9 targets.\n${many(9, (i) => `[${i} / 900] Compiling src/a.cc; ${i}s linux-sandbox`)}`],
		['Xcode', many(9, (i) => `CompileSwift normal arm64 /src/V${i}.swift\n    cd /src`)],
		['git', many(9, (i) => `remote: Counting objects:  ${i}% (${i}/100)`)],
		[
			'vite',
			`vite v5.1.4 building for production...\n${many(9, (i) => `dist/assets/v${i}.js  ${i}.21 kB │ gzip: 0.33 kB`)}`,
		],
		['ninja', many(9, (i) => `[${i}/90] Building CXX object a.cpp.o`)],
		['docker', '#1 [internal] load build definition\n#1 DONE 0.0s\n#2 [1/2] RUN make\n#2 CACHED\n'],
		['npm', 'npm warn deprecated a@1: old\nnpm error code ERESOLVE\nnpm error could not resolve\n'],
		['apt', many(5, (i) => `Get:${i} http://deb.example.org bookworm`) + many(5, (i) => `Setting up a${i} (1.0) ...`)],
		['ansible', 'PLAY [web] ****\n\nTASK [install] ****\nok: [web1]\nchanged: [web2]\n'],
		[
			'terraform',
			'aws_vpc.main: Refreshing state... [id=1]\naws_vpc.b: Refreshing state... [id=2]\n│ Error: Unsupported argument\n',
		],
		[
			'esbuild',
			'✘ [ERROR] Could not resolve "a"\n\n    src/a.ts:1:20:\n\n✘ [ERROR] Could not resolve "b"\n\n2 errors\n',
		],
		[
			'Eclipse',
			many(
				4,
				(i) =>
					`${i}. WARNING in /w/A.java\n (at line ${i})\n\tprivate List x;\n\t        ^^^^\nx is unused\n----------`,
			),
		],
		['Sphinx', many(4, (i) => `/w/docs/a.rst:${i}: WARNING: undefined label`)],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('build');
	});
});

describe('stack traces', () => {
	it.each([
		['Java', javaTrace],
		['Go', goTrace],
		['Python', pythonTrace],
		['Node', 'TypeError: x is not a function\n    at f (/srv/a.js:1:2)\n    at async g (/srv/b.js:3:4)\n'],
		['browsers', 'TypeError: x is null\nf@http://example.org/a.js:1:2\ng@http://example.org/a.js:3:4\n'],
		['Ruby', "a.rb:1:in `f': no cart (RuntimeError)\n\tfrom a.rb:5:in `g'\n\tfrom a.rb:9:in `<main>'\n"],
		['PHP', 'PHP Fatal error:  Uncaught Error: gone in /a.php:1\nStack trace:\n#0 /a.php(9): f()\n#1 {main}\n'],
		[
			'.NET',
			'Unhandled exception. System.Exception: gone\n   at A.F() in /src/A.cs:line 1\n   at A.Main() in /src/A.cs:line 2\n',
		],
		[
			'Rust',
			"thread 'main' panicked at src/main.rs:1:2:\nboom\nstack backtrace:\n   0: core::panicking::panic\n             at /rustc/a/p.rs:1:2\n   1: shop::main\n             at ./src/main.rs:1:2\n",
		],
	])('%s', (_, text) => {
		expect(typeOf(text)).toBe('stackTrace');
	});
});

describe('neither', () => {
	it.each([
		[
			'prose about compilers',
			'The error: message of gcc names a file and a line.\nA warning: is not fatal.\nWe then went home.\nIt rained all day long.\nNobody had an umbrella.\nThe end came soon after.\nAnd so on.\nAnd on.\nAnd on.\n',
		],
		['V1', 'This is not the tsc command you are looking for\n'],
		[
			'source code',
			"import fs from 'node:fs';\nfunction fail(error) {\n  throw new Error('at ' + error);\n}\nexport const a = 1;\n",
		],
		['a config', many(9, (i) => `key${i}: value ${i}`)],
	])('%s', (_, text) => {
		expect(['build', 'stackTrace']).not.toContain(typeOf(text));
	});
});
