import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What runs a program or a text as code: modules of Node, the language, VS Code. */
const ways = [
	/\b(?:node:)?(?:child_process|cluster|vm)'/,
	/\beval\(|\bnew Function\(|\bimport\((?!'|\s*'|\s*\/)/,
	/\b(?:sendText|createTerminal|executeTask|executeCommand\('workbench\.action\.tasks|startDebugging|ShellExecution)\b/,
];

describe('nothing from a workspace is executed', () => {
	it('since no source has a way to execute anything', () => {
		const found = sourceFiles().flatMap(({ path, text }) =>
			ways.flatMap((way) => (way.exec(text) ?? []).map((match) => `${path}: ${match}`)),
		);

		expect(found).toEqual([]);
	});

	it.each([
		"import { spawn } from 'node:child_process';",
		"import vm from 'vm';",
		'eval(text);',
		'new Function(text)();',
		'await import(file);',
		'terminal.sendText(text);',
	])('and this would be seen: %s', (text) => {
		expect(ways.some((way) => way.test(text))).toBe(true);
	});
});
