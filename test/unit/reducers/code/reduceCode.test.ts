import type { Parser } from '@vscode/tree-sitter-wasm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { prepareCode } from '../../../../src/core/reducers/code/prepareCode.ts';
import { screenOf } from '../../../../src/core/screen/screen.ts';
import { inEnglish } from '../../../../src/core/sentence.ts';
import { anyText } from '../../support/arbitraries.ts';
import { outlined } from './outlined.ts';

const times = (count: number, one: string) => one.repeat(count);
/** Statements of a body, long enough that they leave. */
const js = '    total = total + weight * count;\n';

describe('an outline', () => {
	test.each([
		[
			'a.ts',
			`import { b } from './b.ts';\n\n/** Sums up.\n * ${'Many words. '.repeat(9)}\n * More.\n */\nexport function sum(a: number): number {\n${times(8, js)}}\n\nexport class C<T> extends D {\n  private count = 0;\n  get size(): number {\n${times(5, js)}  }\n}\n`,
			"import { b } from './b.ts';\n\n/** Sums up.\n … 2 lines\n */\nexport function sum(a: number): number {\n    … 8 lines\n}\n\nexport class C<T> extends D {\n  private count = 0;\n  get size(): number {\n    … 5 lines\n  }\n}\n",
		],
		[
			'a.tsx',
			`export const Page = ({ a }: Props) => {\n${times(8, '  const b = useThing(a.first, a.second);\n')}  return <p>{b}</p>;\n};\n`,
			'export const Page = ({ a }: Props) => {\n  … 9 lines\n};\n',
		],
		[
			'a.js',
			`const a = require('a');\nmodule.exports = function run(x) {\n${times(8, js)}};\n`,
			"const a = require('a');\nmodule.exports = function run(x) {\n    … 8 lines\n};\n",
		],
		[
			'a.py',
			`from __future__ import annotations\nimport os\n\n\n@cached\nasync def total(a: int,\n                b: int) -> int:\n    """Sum up.\n\n${times(5, '    Many more words about it.\n')}    """\n${times(8, '    value = value + weight * count\n')}\n\nclass A(B):\n    x: int = 1\n\n    def g(self): return 1\n`,
			'from __future__ import annotations\nimport os\n\n\n@cached\nasync def total(a: int,\n                b: int) -> int:\n    """Sum up.\n    … 15 lines\n\n\nclass A(B):\n    x: int = 1\n\n    def g(self): return 1\n',
		],
		[
			'a.go',
			`package a\n\nimport "fmt"\n\ntype T struct {\n\tName string\n}\n\nfunc (t *T) Run(n int) error {\n${times(8, '\tfmt.Println(t.Name, n)\n')}\treturn nil\n}\n`,
			'package a\n\nimport "fmt"\n\ntype T struct {\n\tName string\n}\n\nfunc (t *T) Run(n int) error {\n\t… 9 lines\n}\n',
		],
		[
			'a.rs',
			`use std::fmt;\n\n/// Runs it.\n${times(5, '/// More words about it.\n')}pub fn run<T: Fmt>(t: &T) -> Result<(), E>\nwhere\n    T: Copy,\n{\n${times(8, '    println!("{}", t.name());\n')}    Ok(())\n}\n`,
			'use std::fmt;\n\n/// Runs it.\n… 5 lines\npub fn run<T: Fmt>(t: &T) -> Result<(), E>\nwhere\n    T: Copy,\n{\n    … 9 lines\n}\n',
		],
		[
			'A.java',
			`package a;\n\nimport java.util.List;\n\npublic class A implements B {\n    private int count;\n\n    A(int count) {\n${times(5, '        this.count = this.count + count;\n')}    }\n\n    @Override\n    public int run(List<String> all) throws X {\n${times(5, '        this.count = this.count + all.size();\n')}        return 1;\n    }\n}\n`,
			'package a;\n\nimport java.util.List;\n\npublic class A implements B {\n    private int count;\n\n    A(int count) {\n        … 5 lines\n    }\n\n    @Override\n    public int run(List<String> all) throws X {\n        … 6 lines\n    }\n}\n',
		],
		[
			'a.c',
			`#include <stdio.h>\n#define N 3\n\nstruct point {\n    int x;\n};\n\nstatic int run(struct point *p, int n)\n{\n${times(8, '    p->x = p->x + n * N;\n')}    return 0;\n}\n`,
			'#include <stdio.h>\n#define N 3\n\nstruct point {\n    int x;\n};\n\nstatic int run(struct point *p, int n)\n{\n    … 9 lines\n}\n',
		],
		[
			'a.cpp',
			`#include <vector>\n\nnamespace a {\ntemplate <class T>\nclass C : public D {\npublic:\n    C() : x(1) {\n${times(8, '        x = x + weight * count;\n')}    }\n    int x;\n};\n}\n`,
			'#include <vector>\n\nnamespace a {\ntemplate <class T>\nclass C : public D {\npublic:\n    C() : x(1) {\n        … 8 lines\n    }\n    int x;\n};\n}\n',
		],
		[
			'A.cs',
			`using System;\n\nnamespace A\n{\n    public class C : D\n    {\n        public int X { get; set; }\n\n        public async Task<int> Run(int n)\n        {\n${times(8, '            X = X + weight * n;\n')}            return X;\n        }\n    }\n}\n`,
			'using System;\n\nnamespace A\n{\n    public class C : D\n    {\n        public int X { get; set; }\n\n        public async Task<int> Run(int n)\n        {\n            … 9 lines\n        }\n    }\n}\n',
		],
		[
			'a.rb',
			`require 'json'\n\nmodule A\n  class B < C\n    attr_reader :x\n\n    def run(n, *rest)\n${times(8, '      @x = @x + weight * n\n')}    end\n  end\nend\n`,
			"require 'json'\n\nmodule A\n  class B < C\n    attr_reader :x\n\n    def run(n, *rest)\n      … 8 lines\n    end\n  end\nend\n",
		],
		[
			'a.php',
			`<?php\nnamespace App;\n\nuse App\\B;\n\nfinal class C extends D\n{\n    private int $x = 1;\n\n    public function run(int $n): int\n    {\n${times(8, '        $this->x = $this->x + $n * 2;\n')}        return 1;\n    }\n}\n`,
			'<?php\nnamespace App;\n\nuse App\\B;\n\nfinal class C extends D\n{\n    private int $x = 1;\n\n    public function run(int $n): int\n    {\n        … 9 lines\n    }\n}\n',
		],
	])('of %s keeps imports, types, fields and signatures', async (name, text, outline) => {
		const { visible, restored, notes } = await outlined(name, text);
		expect(visible.startsWith(`${outline}#ref:ctx_`), visible).toBe(true);
		expect(Buffer.from(restored ?? []).toString()).toBe(text);
		expect(notes).toEqual([]);
	});

	it('keeps in bodies what they declare, what they report and what is left to do', async () => {
		const text = `function outer(a) {\n${times(6, js)}  function inner(b) {\n${times(6, js)}    throw new TypeError('b is no number');\n  }\n${times(6, js)}  // TODO: rounding\n${times(6, js)}  log.error(\n    'not written',\n    a);\n${times(6, js)}}\n`;
		const { visible } = await outlined('a.js', text);
		expect(visible).toContain(
			"function outer(a) {\n    … 6 lines\n  function inner(b) {\n    … 6 lines\n    throw new TypeError('b is no number');\n  }\n    … 6 lines\n  // TODO: rounding\n    … 6 lines\n  log.error(\n    'not written',\n    a);\n    … 6 lines\n}\n",
		);
	});

	it('keeps the names of tests', async () => {
		const text = `describe('sum', () => {\n  it('adds', () => {\n${times(9, js)}  });\n  it('fails', () => {\n${times(9, js)}  });\n});\nrun(() => {\n${times(40, js)}});\n`;
		const { visible } = await outlined('a.test.js', text);
		expect(visible).toContain(
			"describe('sum', () => {\n  it('adds', () => {\n    … 9 lines\n  });\n  it('fails', () => {\n    … 9 lines\n  });\n});\nrun(() => {\n    … 40 lines\n});\n",
		);
	});

	it('looks into a function that wraps the whole source up', async () => {
		const text = `(function () {\n  'use strict';\n  function a(b) {\n${times(9, js)}  }\n}());\n`;
		const { visible } = await outlined('a.js', text);
		expect(visible).toContain("(function () {\n  'use strict';\n  function a(b) {\n    … 9 lines\n  }\n}());\n");
	});

	it('looks into no other function that is called at once', async () => {
		const text = `run(() => {\n${times(9, js)}  function a(b) {\n${times(9, js)}  }\n});\n${times(40, 'go(1);\n')}`;
		const { visible } = await outlined('a.js', text);
		expect(visible).toContain('run(() => {\n    … 9 lines\n  function a(b) {\n    … 9 lines\n  }\n});\ngo(1);\n');
	});

	it('keeps the head of long literals', async () => {
		const text = `const names = [\n${times(60, "  'one more name',\n")}];\n`;
		const { visible, content } = await outlined('a.js', text);
		expect(visible).toContain(`const names = [\n${times(9, "  'one more name',\n")}  … 51 lines\n];\n`);
		expect(content('data')).toBe(times(51, "  'one more name',\n").slice(2));
	});

	it('keeps what has to stay', async () => {
		const text = `function a() {\n${times(9, js)}  mark();\n${times(9, js)}}\n`;
		const at = text.indexOf('mark');
		expect((await outlined('a.js', text, spansOf([[at, at + 4]]))).visible).toContain(
			'    … 9 lines\n  mark();\n    … 9 lines\n',
		);
	});
});

describe('what a naive cutter gets wrong', () => {
	test.each([
		[
			'a comment sign in a string',
			'a.rs',
			`fn a() -> Glob {\n    Glob::new("src/*.rs").unwrap()\n}\nconst B: &str = "*/";\n`,
		],
		['a comment sign in a template', 'a.js', 'const a = `\nvalue # not a comment\n// nor this\n`;\n'],
		['an import that has to be first', 'a.py', 'from __future__ import annotations\nimport b\nx = 1\n'],
	])('%s changes nothing', async (_, name, text) => {
		expect((await outlined(name, text)).visible).toBe(text);
	});

	it('settings with repeated lines pass through', async () => {
		const text = `{\n${times(700, '  "area.enabled": true, // on\n')}}\n`;
		const { visible, notes } = await outlined('settings.jsonc', text);
		expect(visible).toBe(text);
		expect(notes).toEqual(['No grammar fits this source: it is shown as it is.']);
	});

	it('a source that does not parse passes through, and says so', async () => {
		const text = '}}}} ((( fn = = let %% ;; {{{\n'.repeat(30);
		const { visible, notes } = await outlined('a.go', text);
		expect(visible).toBe(text);
		expect(notes).toEqual(['The source does not parse as Go: it is shown as it is.']);
	});

	it('a source that is too large passes through, and says so', async () => {
		const { visible, notes } = await outlined('a.js', `a();${' '.repeat(5_000_000)}`);
		expect(visible.length).toBe(5_000_004);
		expect(notes).toEqual(['The source is too large to be parsed: it is shown as it is.']);
	});

	it('a parser that gives up leaves the source as it is, and says so (C5)', async () => {
		const loadParser = () => Promise.reject(new Error('no memory'));
		const { notes } = await prepareCode({ loadParser }, 'a.py', 'x = 1\n');
		expect(notes.map(inEnglish)).toEqual(['The parser for Python gave up: the source is shown as it is.']);
	});

	it('a source that the parser cannot cope with passes through, and says so', async () => {
		let calls = 0;
		const parse = (_: unknown, __: unknown, { progressCallback }: { progressCallback: () => boolean }) => {
			while (!progressCallback()) calls++;
			return null;
		};
		const loadParser = async () => ({ parse, delete: () => {} }) as unknown as Parser;
		const { notes } = await prepareCode({ loadParser }, 'a.js', 'a(b,c);'.repeat(1_000));
		expect(notes.map(inEnglish)).toEqual(['The parser for JavaScript gave up: the source is shown as it is.']);
		expect(calls).toBe(10_000 + 7_000 / 25);
	});

	it('a small fault hides nothing else', async () => {
		const text = `function a() {\n${times(20, js)}}\nlet = ;\nfunction b() {\n${times(20, js)}}\n`;
		expect((await outlined('a.js', text)).visible).toContain(
			'function a() {\n    … 20 lines\n}\nlet = ;\nfunction b() {\n',
		);
	});
});

describe('any source', () => {
	const pieces = fc.constantFrom(
		'function a(b) {\n',
		'}\n',
		js,
		'class C {\n',
		'// comment\n',
		'/* a\n b\n c */\n',
		'`\n',
		"throw new Error('x');\n",
		'const d = [\n',
		'];\n',
		'🙂\r\n',
	);
	const anyCode = fc.oneof(
		anyText,
		fc
			.array(fc.tuple(pieces, fc.integer({ min: 1, max: 9 })), { maxLength: 30 })
			.map((all) => all.map(([piece, count]) => piece.repeat(count)).join('')),
	);

	it('comes back byte for byte', async () => {
		await fc.assert(
			fc.asyncProperty(fc.constantFrom('a.js', 'a.py', 'a.cpp', 'a.rb'), anyCode, async (name, text) => {
				const { restored, source } = await outlined(name, text);
				expect(restored).toEqual(source.bytes);
			}),
		);
	});

	it('is counted exactly', async () => {
		await fc.assert(
			fc.asyncProperty(anyCode, async (text) => {
				const { visible, applied } = await outlined('a.js', text);
				const counts = visible.slice(0, visible.indexOf('#ref:ctx_')).match(/(?<=^[ \t]*… )\d+(?= lines?$)/gm) ?? [];
				const total = applied.refs.reduce((sum, { lines }) => sum + lines, 0);
				const isOwn = !text.includes('… ') && !text.includes('#ref:') && screenOf(text) === undefined;
				if (applied.refs.length > 0 && isOwn)
					expect(counts.reduce((sum, digits) => sum + Number(digits), 0)).toBe(total);
			}),
		);
	});
});
