import { describe, expect, test } from 'vitest';
import { languageOf } from '../../../../src/core/reducers/code/languages.ts';

describe('the language of a source', () => {
	test.each([
		['src/a.ts', 'typescript'],
		['a.tsx', 'tsx'],
		['a.mjs', 'javascript'],
		['A.CS', 'c-sharp'],
		['lines 3-9, 20-21 of src/a.py', 'python'],
		['unsaved src/b.go', 'go'],
		['a.d.ts', 'typescript'],
		['a.hpp', 'cpp'],
	])('follows from the name %s', (name, grammar) => {
		expect(languageOf(name, '')?.grammar).toBe(grammar);
	});

	test.each([
		['php', '<?php\nuse A\\B;\n\nfunction a() { return 1; }\n'],
		['rust', 'use std::fmt;\n\npub fn a() -> i32 {\n    1\n}\n'],
		['go', 'package a\n\nimport "fmt"\n\nfunc A() {\n}\n'],
		['python', 'import os\n\ndef a(b):\n    return b\n'],
		['c-sharp', 'using System;\n\nnamespace A;\n\npublic class B\n{\n}\n'],
		['java', 'package a;\n\nimport java.util.List;\n\npublic class A {\n}\n'],
		['ruby', "require 'a'\n\nclass A < B\n  def c\n  end\nend\n"],
		['cpp', '#include <stdio.h>\n\nint main(int argc, char **argv) {\n}\n'],
		['tsx', "import type { A } from './a';\n\nexport interface B {\n  readonly c: string;\n}\n"],
		['tsx', "const a = require('a');\n\nmodule.exports = function b() {};\n"],
	])('is guessed without a name: %s', (grammar, text) => {
		expect(languageOf('clipboard', text)?.grammar).toBe(grammar);
	});

	test.each([
		['prose', 'This is a letter.\nIt has lines and no code.\n'],
		['settings', '{\n  "a": 1\n}\n'],
		['nothing', ''],
	])('is none of %s', (_, text) => {
		expect(languageOf('clipboard', text)).toBeUndefined();
	});
});
