import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultOptions } from '../../../src/core/options.ts';
import type { Chunks, Files } from '../../../src/core/ports.ts';
import type { Run } from '../../../src/core/run.ts';
import { inEnglish, SentenceError } from '../../../src/core/sentence.ts';
import type { ManagedStore } from '../../../src/core/store/managedStore.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { StoreError } from '../../../src/core/store/storeError.ts';
import { storeErrorOf } from '../../../src/node/fileErrors.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { reduceInto } from '../../../src/node/reduceInto.ts';
import { nolife } from '../support/nolife.ts';
import { runOver } from '../support/runOver.ts';
import { foundIn, noise, temporaryFolder } from '../support/storing.ts';

const kept = new TextEncoder().encode('kept\nfrom before\n');
const keptRun = runOver(kept, { name: 'kept', spans: [[0, 5]] });
const lost = noise(3000);
const lostRun = runOver(lost, { name: 'lost', spans: [[0, 900]] });

async function storeWithOneRun(): Promise<string> {
	const folder = await temporaryFolder();
	await putIn(openNodeStore(folder), keptRun, kept);
	return folder;
}

async function putIn(store: Store, run: Run, bytes: Uint8Array): Promise<void> {
	await store.put(run, bytes);
	await store.runs();
	await store.saveIndex();
	store.close();
}

/** Bytes of a file that is tried at every place, and how many places of a larger one are tried. */
const SMALL = 100;
const SAMPLES = 100;

interface Stored {
	readonly run: Run;
	readonly bytes: Uint8Array;
}

const idOf = (run: Run) => run.refs[0]?.id ?? expect.fail('no ref');

/** What was there before is there as it was; what failed is there as a whole or not at all, and nothing is half written. */
async function expectUnharmed(folder: string, returned: boolean): Promise<void> {
	const store = openNodeStore(folder);
	expect(foundIn(await store.content(idOf(keptRun))).bytes).toEqual(kept.subarray(0, 5));
	expect(await store.damagedRuns()).toEqual([]);
	const found = await store.content(idOf(lostRun));
	if (returned || found.state === 'found') expect(foundIn(found).bytes).toEqual(lost.subarray(0, 900));
	else expect(found.state).toBe('unknown');
	store.close();
	expect((await readdir(folder, { recursive: true })).filter((name) => path.basename(name).startsWith('.'))).toEqual(
		[],
	);
}

function errorOf(code: string, folder: string): Error {
	return storeErrorOf(Object.assign(new Error(`${code}: no`), { code, syscall: 'write' }), folder);
}

/** Files on a disk that takes so many bytes more. */
function filling(folder: string, room: number): Files {
	const files = nodeFiles(folder);
	let left = room;
	async function* measured(chunks: Chunks) {
		for await (const chunk of chunks) {
			left -= chunk.length;
			if (left < 0) throw errorOf('ENOSPC', folder);
			yield chunk;
		}
	}
	return {
		...files,
		write: (file, chunks, after) => files.write(file, measured(chunks), after),
		create: async (file, bytes) => {
			left -= bytes.length;
			if (left < 0) throw errorOf('ENOSPC', folder);
			return files.create(file, bytes);
		},
	};
}

describe('a full disk', () => {
	test('at any byte: one sentence, nothing half written, all from before there', async () => {
		const folder = await storeWithOneRun();
		const outcomes = new Set<string>();
		for (let room = 0; !outcomes.has('returned'); room += 97) {
			const outcome = await putIn(openStore(filling(folder, room), nodePorts), lostRun, lost).then(
				() => 'returned',
				(error) => (error instanceof StoreError ? error.message : `no sentence: ${error}`),
			);
			outcomes.add(outcome);
			await expectUnharmed(folder, outcome === 'returned');
		}
		expect([...outcomes]).toEqual([expect.stringMatching(/no room left: free some space/), 'returned']);
	});

	test('is told once everything half written is taken away', async () => {
		const folder = await storeWithOneRun();
		const files = filling(folder, 0);
		let writing = 0;
		const slow: Files = {
			...files,
			write: async (file, chunks, after) => {
				writing++;
				const written = files.write(file, chunks, after);
				// A run's file takes longer than its source to be taken away.
				if (file.startsWith('runs/')) await written.catch(() => readdir(folder));
				return written.finally(() => writing--);
			},
		};
		await expect(openStore(slow, nodePorts).put(lostRun, lost)).rejects.toThrow(/no room left/);
		expect(writing).toBe(0);
	});

	test.runIf(canMount())(
		'for real: one sentence of the command, all from before there, and room makes it work',
		async () => {
			const folder = await mounted('size=256k');
			const store = path.join(folder, 'store');
			await putIn(openNodeStore(store), keptRun, kept);
			const large = noise(400_000);
			const run = runOver(large, { name: 'large', spans: [[0, 900]] });
			const error = await openNodeStore(store)
				.put(run, large)
				.catch((thrown) => thrown);
			expect([error instanceof StoreError, error.message]).toEqual([true, expect.stringMatching(/no room left/)]);
			await expectUnharmed(store, false);
			const { code, stderr } = await nolife(['analyze', '-', '--store', store], { input: Buffer.from(large) });
			expect([code, stderr.trim().split('\n').length]).toEqual([3, 1]);
			expect(stderr).toMatch(/no room left/);
			await expectUnharmed(store, false);
			execFileSync('mount', ['-o', 'remount,size=4m', folder]);
			await putIn(openNodeStore(store), lostRun, lost);
			await expectUnharmed(store, true);
		},
	);

	const deletions: readonly (readonly [string, (store: ManagedStore) => Promise<unknown>])[] = [
		['forgetting a run', (store) => store.forget([keptRun.id])],
		['forgetting everything', (store) => store.forgetEverything()],
		['retention', (store) => store.expire({ days: 0.000001, megabytes: 0 })],
	];

	/** Files on a disk that takes nothing as long as the index lies there, or nothing at all. */
	function crowded(folder: string, isFull: (files: Files) => Promise<boolean>): Files {
		const files = nodeFiles(folder);
		const write: Files['write'] = async (...args) => {
			if (await isFull(files)) throw errorOf('ENOSPC', folder);
			await files.write(...args);
		};
		return { ...files, write };
	}

	test.each(deletions)('gives up the index for %s', async (_, remove) => {
		const folder = await storeWithOneRun();
		const withIndex = crowded(folder, async (files) => (await files.size('index.sqlite')) !== undefined);
		await remove(openStore(withIndex, nodePorts));
		const names = await readdir(folder, { recursive: true });
		expect(names.filter((name) => /\.(?:run|gz)$/.test(name))).toEqual([]);
		expect((await openNodeStore(folder).content(idOf(keptRun))).state).not.toBe('found');
	});

	test.each(deletions)('without an index gives up what is deleted for %s', async (_, remove) => {
		const folder = await storeWithOneRun();
		await rm(path.join(folder, 'index.sqlite'));
		const withRun = crowded(folder, async (files) => (await files.list('runs')).length > 0);
		await remove(openStore(withRun, nodePorts));
		expect(await readdir(path.join(folder, 'runs'))).toEqual([]);
		expect((await openNodeStore(folder).content(idOf(keptRun))).state).not.toBe('found');
	});

	test('that takes nothing at all is told of, and no other run is harmed', async () => {
		const folder = await storeWithOneRun();
		const other = runOver(kept, { name: 'other' });
		await putIn(openNodeStore(folder), other, kept);
		await expect(
			openStore(
				crowded(folder, async () => true),
				nodePorts,
			).forget([other.id]),
		).rejects.toThrow(/no room left: free some space/);
		await expectUnharmed(folder, false);
	});

	const commands = [
		['gc', '--age', '0.000001'],
		['forget', keptRun.id],
		['forget', '--all', '--yes'],
	];
	const disks: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
		['size=1m', fillBytes],
		['size=4m,nr_inodes=40', fillInodes],
	];
	const cases = commands.flatMap((args) =>
		disks.flatMap(([options, fill]) => [true, false].map((indexed) => ({ args, options, fill, indexed }))),
	);
	const name = 'for real ($options, index saved: $indexed) is emptied by $args';
	test.runIf(canMount()).each(cases)(name, async ({ args, options, fill, indexed }) => {
		const folder = await mounted(options);
		const store = path.join(folder, 'store');
		await putIn(openNodeStore(store), keptRun, kept);
		if (!indexed) await rm(path.join(store, 'index.sqlite'));
		await fill(folder);
		expect(await nolife([...args, '--store', store])).toMatchObject({ code: 0 });
		expect(await readdir(path.join(store, 'runs'))).toEqual([]);
		expect(await readdir(path.join(store, 'sources'))).toEqual([]);
		const { stderr } = await nolife(['show', idOf(keptRun), '--store', store]);
		expect(stderr).toMatch(args[0] === 'gc' ? / expired on / : / holds no ref /);
	});
});

describe.runIf(canMount())('a full disk without a saved index', () => {
	/** A store of two runs over one source, the first of which expired if it says so, on a disk that is full. */
	async function fullStore(expires: boolean) {
		const folder = await mounted('size=1m');
		const store = path.join(folder, 'store');
		const opened = openNodeStore(store);
		const older = runOver(kept, { name: 'older', createdAt: 1, spans: [[0, 5]] });
		const newer = runOver(kept, { name: 'newer', createdAt: Date.now(), spans: [[0, 3]] });
		for (const run of [older, newer]) await opened.put(run, kept);
		if (expires) await opened.expire({ days: 1, megabytes: 0 });
		opened.close();
		await rm(path.join(store, 'index.sqlite'), { force: true });
		await fillBytes(folder);
		const stateOf = async (run: Run) => (await openNodeStore(store).content(idOf(run))).state;
		return { store, older, newer, stateOf };
	}

	test('says of what expired that it did, though its source is still needed', async () => {
		const { store, older, newer, stateOf } = await fullStore(false);
		expect(await nolife(['gc', '--age', '1', '--store', store])).toMatchObject({ code: 0 });
		expect([await stateOf(older), await stateOf(newer)]).toEqual(['expired', 'found']);
	});

	test('forgets what is left of a run that expired', async () => {
		const { store, older, newer, stateOf } = await fullStore(true);
		expect(await nolife(['forget', older.id, '--store', store])).toMatchObject({ code: 0 });
		expect([await stateOf(older), await stateOf(newer)]).toEqual(['unknown', 'found']);
	});

	test('forgets everything where records alone are left', async () => {
		const { store, older, newer, stateOf } = await fullStore(true);
		expect(await nolife(['forget', newer.id, '--store', store])).toMatchObject({ code: 0 });
		await fillBytes(path.dirname(store));
		expect(await nolife(['forget', '--all', '--yes', '--store', store])).toMatchObject({ code: 0 });
		expect([await stateOf(older), await stateOf(newer)]).toEqual(['unknown', 'unknown']);
	});

	test('has room for long records where the sources were', async () => {
		const folder = await mounted('size=2m');
		const store = path.join(folder, 'store');
		const long = noise(200_000);
		const spans = Array.from({ length: 1500 }, (_, i) => [100 * i, 100 * i + 9] as const);
		const run = runOver(long, { name: 'long', createdAt: 1, spans });
		await openNodeStore(store).put(run, long);
		await fillBytes(folder);
		expect(await nolife(['gc', '--age', '1', '--store', store])).toMatchObject({ code: 0 });
		expect((await openNodeStore(store).content(idOf(run))).state).toBe('expired');
		expect(await readdir(path.join(store, 'sources'))).toEqual([]);
	});
});

test.runIf(canMount())('a disk without room for one more file forgets what is left of a run that expired', async () => {
	const folder = await mounted('size=4m,nr_inodes=40');
	const store = openNodeStore(path.join(folder, 'store'));
	const [first, second] = ['first\n', 'second\n'].map((name) => {
		const bytes = new TextEncoder().encode(name);
		return { bytes, run: runOver(bytes, { name, createdAt: 1, spans: [[0, 5]] }) };
	}) as [Stored, Stored];
	for (const { run, bytes } of [first, second]) await store.put(run, bytes);
	await store.expire({ days: 1, megabytes: 0 });
	await putIn(store, keptRun, kept);
	await fillInodes(folder);
	await openNodeStore(path.join(folder, 'store')).forget([first.run.id, keptRun.id]);
	const states = [first.run, second.run, keptRun].map(async (run) => {
		const { state } = await openNodeStore(path.join(folder, 'store')).content(idOf(run));
		return state;
	});
	expect(await Promise.all(states)).toEqual(['unknown', 'expired', 'unknown']);
});

/** Fills a disk to its last byte. */
async function fillBytes(folder: string): Promise<void> {
	const handle = await open(path.join(folder, 'filler'), 'w');
	try {
		for (;;) await handle.write(new Uint8Array(4096));
	} catch (error) {
		expect(error).toMatchObject({ code: 'ENOSPC' });
	} finally {
		await handle.close();
	}
}

/** Makes files on a disk until it takes no more. */
async function fillInodes(folder: string): Promise<void> {
	for (let i = 0; ; i++) {
		const error = await writeFile(path.join(folder, `filler${i}`), '').catch((thrown) => thrown);
		if (error) return expect(error).toMatchObject({ code: 'ENOSPC' });
	}
}

describe('a folder that cannot be written', () => {
	test.each([
		['EACCES', /not yours to read and write: change its permissions/],
		['EPERM', /not yours to read and write: change its permissions/],
		['EROFS', /read only: choose another folder/],
	])('(%s) is read, and a write says so in one sentence', async (code, sentence) => {
		const folder = await storeWithOneRun();
		const refuse = async () => {
			throw errorOf(code, folder);
		};
		const files = { ...nodeFiles(folder), write: refuse, create: refuse, rename: refuse, remove: refuse, link: refuse };
		const store = openStore(files, nodePorts);
		await expect(store.put(lostRun, lost)).rejects.toThrow(sentence);
		expect(foundIn(await store.content(idOf(keptRun))).bytes).toEqual(kept.subarray(0, 5));
		await store.saveIndex();
		await expectUnharmed(folder, false);
	});

	test.runIf(canMount())('for real is read by the command, and a write says so in one sentence', async () => {
		const folder = await mounted('size=4m');
		const store = path.join(folder, 'store');
		await putIn(openNodeStore(store), keptRun, kept);
		execFileSync('mount', ['-o', 'remount,ro', folder]);
		const shown = await nolife(['show', idOf(keptRun), '--store', store]);
		expect([shown.code, shown.stdout.toString(), shown.stderr]).toEqual([0, 'kept\n', '']);
		const { code, stderr } = await nolife(['analyze', '-', '--store', store], { input: 'x\n' });
		expect(code).toBe(3);
		expect(stderr).toMatch(/read only: choose another folder/);
		await expectUnharmed(store, false);
	});
});

describe('damage', () => {
	const text = `${'INFO all is well\n'.repeat(60)}ERROR postgres://user:hunter2secret@db.example.com/main is away\n`;

	/** A store with every kind of file, and what its refs hold. */
	async function wholeStore() {
		const folder = await temporaryFolder();
		const store = openNodeStore(folder);
		await store.put(keptRun, kept);
		const bytes = new TextEncoder().encode(text);
		const input = { name: 'input.log', bytes, options: defaultOptions };
		const { run } = await reduceInto(store, folder, input);
		await store.pin(run.id, true);
		await store.put(runOver(kept, { name: 'forgotten' }), kept);
		await store.forget([runOver(kept, { name: 'forgotten' }).id]);
		await store.runs();
		await store.saveIndex();
		const contents = new Map<string, Buffer>();
		for (const { id } of await store.refs()) contents.set(id, Buffer.from(foundIn(await store.content(id)).bytes));
		store.close();
		return { folder, contents };
	}

	/** The file cut off, or with a bit changed: at every byte of a small one, else at some of those that say something. */
	function* faulty(whole: Buffer): Generator<Buffer> {
		const places = [...whole.keys()].filter((at) => whole.length < SMALL || whole[at] !== 0);
		const step = Math.max(1, Math.ceil(places.length / SAMPLES));
		for (let i = 0; i < places.length; i += step) {
			const at = places[i] as number;
			yield whole.subarray(0, at);
			const changed = Buffer.from(whole);
			changed[at] = (changed[at] as number) ^ (1 << (at % 8));
			yield changed;
		}
	}

	test('of any file anywhere: right bytes or a sentence, and the rest as it was', async () => {
		const { folder, contents } = await wholeStore();
		const names = await readdir(folder, { recursive: true, withFileTypes: true });
		const files = names.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
		const folders = new Set(files.map((file) => path.relative(folder, file).replace(/\/.*/, '')));
		expect([...folders].sort()).toEqual(['index.sqlite', 'key', 'records', 'runs', 'sources', 'version']);
		const unharmed = await look(folder, contents);
		expect([unharmed.wrong, unharmed.missing]).toEqual([[], []]);
		for (const file of files) {
			const whole = await readFile(file);
			const isShared = !/\/(?:runs|sources)\//.test(file);
			for (const bytes of faulty(whole)) {
				await writeFile(file, bytes);
				const { wrong, missing, lists } = await look(folder, contents);
				expect(wrong, file).toEqual([]);
				if (file.endsWith('index.sqlite')) expect(lists, file).toEqual(unharmed.lists);
				if (isShared) expect(missing, file).toEqual([]);
				expect(missing.length, file).toBeLessThan(contents.size);
			}
			await writeFile(file, whole);
		}
		expect(await look(folder, contents)).toEqual(unharmed);
	});

	/** Asks for all, by a fresh handle. */
	async function look(folder: string, contents: ReadonlyMap<string, Buffer>) {
		const wrong: string[] = [];
		const missing: string[] = [];
		let lists: unknown;
		const store = openNodeStore(folder);
		try {
			lists = await Promise.all([store.runs(), store.refs()]);
			await store.stats();
			for (const [id, content] of contents) {
				const found = await store.content(id);
				if (found.state === 'found' && !content.equals(found.value.bytes)) wrong.push(id);
				if (found.state === 'damaged' && inEnglish(found.detail).length < 20) wrong.push(`${id} without a sentence`);
				if (found.state !== 'found') missing.push(id);
			}
		} catch (error) {
			wrong.push(error instanceof SentenceError ? `thrown: ${error.message}` : `crash: ${error}`);
		} finally {
			store.close();
		}
		return { wrong, missing, lists };
	}
});

/** Whether a disk of a test's own can be had: by root on Linux. */
function canMount(): boolean {
	return process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;
}

/** A small disk in memory, empty, gone when the test is over. */
async function mounted(options: string): Promise<string> {
	const folder = path.join(await temporaryFolder(), 'disk');
	await mkdir(folder);
	execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
	onTestFinished(() => {
		execFileSync('umount', [folder]);
	});
	return folder;
}
