import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoreError } from '../../../src/core/store/storeError.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { temporaryFolder } from '../support/storing.ts';

const text = (words: string) => new TextEncoder().encode(words);

async function filesIn(...below: string[]) {
	const folder = path.join(await temporaryFolder(), ...below);
	return { folder, files: nodeFiles(folder) };
}

describe('what is not there', () => {
	test('is undefined or empty, not an error', async () => {
		const { files } = await filesIn('none');
		expect(await files.read('a')).toBeUndefined();
		expect(await files.readRange('a', 0, 1)).toBeUndefined();
		expect(await files.size('a')).toBeUndefined();
		expect(await files.list('a')).toEqual([]);
	});
});

describe('write', () => {
	test('joins chunks that come at once or one after the other, and replaces what was there', async () => {
		const { files } = await filesIn('new', 'store');
		await files.write('deep/a', [text('one '), text('two')]);
		expect(await files.read('deep/a')).toEqual(Buffer.from('one two'));
		async function* slowly() {
			yield text('three ');
			yield text('four');
		}
		await files.write('deep/a', slowly());
		expect(await files.read('deep/a')).toEqual(Buffer.from('three four'));
		expect(await files.size('deep/a')).toBe(10);
	});

	test('that fails half way leaves the old file and no other', async () => {
		const { folder, files } = await filesIn();
		await files.write('a', [text('old')]);
		async function* failing() {
			yield text('half');
			throw new Error('no more');
		}
		await expect(files.write('a', failing())).rejects.toThrow('no more');
		expect(await readFile(path.join(folder, 'a'), 'utf8')).toBe('old');
		expect(await readdir(folder)).toEqual(['a']);
	});

	test('appears only after what it waits for, and not at all if that fails', async () => {
		const { folder, files } = await filesIn();
		const first = Promise.withResolvers<void>();
		const whole = Promise.withResolvers<void>();
		async function* content() {
			yield text('x');
			whole.resolve();
		}
		const done = files.write('a', content(), first.promise);
		await whole.promise;
		expect(await files.list('.')).toEqual([]);
		first.resolve();
		await done;
		expect(await files.list('.')).toEqual(['a']);
		await expect(files.write('b', [text('x')], Promise.reject(new Error('no first')))).rejects.toThrow('no first');
		expect(await readdir(folder)).toEqual(['a']);
	});

	test('makes folders and files for their owner alone, and leaves a folder that was there', async () => {
		const { folder, files } = await filesIn('mine');
		await mkdir(folder);
		await chmod(folder, 0o755);
		await files.write('sub/a', [text('x')]);
		const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;
		expect([await modeOf('.'), await modeOf('sub'), await modeOf('sub/a')]).toEqual([0o755, 0o700, 0o600]);
	});
});

test('readRange gives the bytes of the range, fewer at the end of the file', async () => {
	const { files } = await filesIn();
	await files.write('a', [text('0123456789')]);
	const range = async (start: number, end: number) =>
		Buffer.from((await files.readRange('a', start, end)) ?? []).toString();
	expect([await range(0, 3), await range(8, 20), await range(10, 20), await range(50, 60)]).toEqual([
		'012',
		'89',
		'',
		'',
	]);
});

test('list leaves out what a killed process left behind', async () => {
	const { folder, files } = await filesIn();
	await files.write('runs/a', [text('x')]);
	await writeFile(path.join(folder, 'runs', '.b.0123456789ab.tmp'), 'half');
	expect(await files.list('runs')).toEqual(['a']);
});

test.runIf(process.platform === 'linux')('a folder in which none can be made is told in a sentence', async () => {
	await expect(nodeFiles('/proc/nope/store').write('runs/a', [text('x')])).rejects.toThrow(
		/^The store \/proc\/nope\/store cannot be used \(ENOENT: .*\): choose another folder for the store\.$/,
	);
});

test('a file in the place of the folder is told in a sentence', async () => {
	const { folder } = await filesIn('taken');
	await writeFile(folder, 'I am a file');
	const files = nodeFiles(folder);
	for (const attempt of [() => files.write('runs/a', [text('x')]), () => files.list('runs'), () => files.read('a')]) {
		const error = await attempt().then(
			() => undefined,
			(reason: unknown) => reason,
		);
		expect(error).toBeInstanceOf(StoreError);
		expect((error as StoreError).reason).toBe('notFolder');
		expect((error as StoreError).message).toBe(
			`The store ${folder} is no folder: remove the file in its place or choose another folder for the store.`,
		);
	}
});
