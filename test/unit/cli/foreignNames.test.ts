import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixture, nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

/** What becomes harm if it becomes a path. */
const foreign = [
	'../../../etc/passwd',
	'..\\..\\secrets',
	'/etc/passwd',
	'C:\\Windows\\win.ini',
	'\\\\host\\share',
	'file:///etc/passwd',
	'NUL',
	'CON',
	'/dev/zero',
	'.',
	'__proto__',
	'ctx_',
	'ctx_0123ABCD',
	'ctx_01234567/../../x',
	'run_../../x',
	'run_01234567.run',
	'ctx_0123456g',
	`ctx_${'0'.repeat(65)}`,
	'ctx_01234567\n',
	'%2e%2e%2f',
];

describe('an id from outside', () => {
	test.each(foreign)('is none, and no path: %j', async (word) => {
		const store = ['--store', await temporaryFolder()];
		for (const command of ['show', 'restore']) {
			const { code, stdout, stderr } = await nolife([command, ...store, '--', word]);
			expect({ code, stdout: stdout.length }).toEqual({ code: 2, stdout: 0 });
			expect(stderr).toMatch(/^nolife: .* is no (?:ref|run): give an id such as .*\n$/);
		}
	});
});

describe('a name from outside', () => {
	test('stays a name: the store holds files of its own names alone', async () => {
		const folder = await temporaryFolder();
		await writeFile(path.join(folder, '..%2f..%2fout.log'), 'a\n'.repeat(9));
		const store = path.join(folder, 'store');
		for (const name of ['..%2f..%2fout.log', fixture('service.log'), path.join(folder, 'x/../..%2f..%2fout.log')])
			expect((await nolife(['context', name, '--store', store], { cwd: folder })).stderr).not.toContain('should not');
		const entries = await readdir(store, { recursive: true, withFileTypes: true });
		const files = entries
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => path.join(path.relative(store, parentPath), name));
		const own =
			/^(?:index\.sqlite|version|key|[\w-]+(?:\.\w+)?|runs\/run_[0-9a-f]+-[0-9a-f]{32}\.run|sources\/[0-9a-f]{64}\.gz)$/;
		expect(files.filter((file) => !own.test(file))).toEqual([]);
		expect((await readdir(folder)).sort()).toEqual(['..%2f..%2fout.log', 'store']);
	});
});
