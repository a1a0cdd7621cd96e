import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { temporaryFolder } from '../support/storing.ts';

const disk = vi.hoisted(() => ({ code: '', asked: 0 }));
vi.mock('node:fs/promises', async (original) => ({
	...(await original<typeof import('node:fs/promises')>()),
	link: async () => {
		disk.asked++;
		throw Object.assign(new Error(`${disk.code}: operation not permitted, link`), { code: disk.code });
	},
}));

const bytes = (words: string) => new TextEncoder().encode(words);

describe.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'])('a disk without links (%s)', (code) => {
	async function files() {
		Object.assign(disk, { code, asked: 0 });
		const folder = await temporaryFolder();
		return { folder, files: nodeFiles(folder) };
	}

	test('takes a file once, and of several at once one', async () => {
		const { folder, files: on } = await files();
		const made = await Promise.all(['a', 'b', 'c'].map((each) => on.create('sub/key', bytes(each))));
		expect(made.filter(Boolean)).toHaveLength(1);
		expect(disk.asked).toBe(3);
		const winner = ['a', 'b', 'c'][made.indexOf(true)];
		expect(await readFile(path.join(folder, 'sub/key'), 'utf8')).toBe(winner);
		expect(await on.create('sub/key', bytes('later'))).toBe(false);
		expect(await readdir(path.join(folder, 'sub'))).toEqual(['key']);
	});

	test('gets a copy where a file should have a second name, and keeps one that is there', async () => {
		const { folder, files: on } = await files();
		await on.write('runs/a', [bytes('new')]);
		await on.write('runs/b', [bytes('other')]);
		await on.write('backup/runs/b', [bytes('older')]);
		await on.link(['runs/a', 'runs/b', 'runs/gone'], 'backup');
		expect(disk.asked).toBe(3);
		await writeFile(path.join(folder, 'runs/a'), 'changed');
		const read = async (name: string) => Buffer.from((await on.read(name)) ?? []).toString();
		expect([await read('backup/runs/a'), await read('backup/runs/b')]).toEqual(['new', 'older']);
		expect(await readdir(path.join(folder, 'backup/runs'))).toEqual(['a', 'b']);
	});

	test('holds a store whose key is the same for all', async () => {
		const { folder } = await files();
		const keys = await Promise.all([1, 2, 3].map(() => openNodeStore(folder).secretKey('0'.repeat(64))));
		expect(new Set(keys).size).toBe(1);
		expect(await openNodeStore(folder).secretKey('0'.repeat(64))).toBe(keys[0]);
	});
});
