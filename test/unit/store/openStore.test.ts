import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Chunks } from '../../../src/core/ports.ts';
import type { Run } from '../../../src/core/run.ts';
import { BLOCK } from '../../../src/core/store/blockFormat.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { sourcePath } from '../../../src/core/store/layout.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { contentOf, runOver } from '../support/runOver.ts';
import { foundIn, noise, temporaryFolder } from '../support/storing.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = text('one\ntwo\nthree\nfour\n');
const idOf = (run: Run, ref = 0) => run.refs[ref]?.id ?? expect.fail(`no ref ${ref}`);
const unknown = { state: 'unknown' };

/** A store that logs which files are written, by folder. */
function watchedStore(folder: string): { readonly store: Store; readonly log: string[] } {
	const files = nodeFiles(folder);
	const log: string[] = [];
	const write: typeof files.write = async (file, chunks, after) => {
		await files.write(file, chunks, after);
		if (file !== 'version') log.push(path.dirname(file));
	};
	return { store: openStore({ ...files, write }, nodePorts), log };
}

/** A store that writes sources when `ready` lets it, and a promise of the moment when a run is ready to appear. */
function storeWaitingFor(ready: () => Promise<void>, folder: string) {
	const files = nodeFiles(folder);
	const runWritten = Promise.withResolvers<void>();
	async function* reporting(chunks: Chunks) {
		yield* chunks;
		runWritten.resolve();
	}
	const write: typeof files.write = async (file, chunks, after) => {
		if (!file.startsWith('sources/')) return files.write(file, reporting(chunks), after);
		await ready();
		await files.write(file, chunks, after);
	};
	return { store: openStore({ ...files, write }, nodePorts), runWritten: runWritten.promise };
}

async function contentIn(folder: string, id: string): Promise<string> {
	const store = openNodeStore(folder);
	const found = await store.content(id);
	store.close();
	return found.state === 'found' ? Buffer.from(found.value.bytes).toString('latin1') : found.state;
}

describe('put', () => {
	test('lets a fresh handle give back run, source and every ref, byte for byte', async () => {
		const folder = await temporaryFolder();
		const run = runOver(bytes, { spans: [[0, 4, 8, 14], [4, 8], []] });
		await openNodeStore(folder).put(run, bytes);

		const fresh = openNodeStore(folder);
		expect(foundIn(await fresh.run(run.id))).toEqual(run);
		expect(foundIn(await fresh.source(run.source.hash))).toEqual(bytes);
		expect(await contentIn(folder, idOf(run, 0))).toBe('one\nthree\n');
		expect(await contentIn(folder, idOf(run, 1))).toBe('two\n');
		expect(await contentIn(folder, idOf(run, 2))).toBe('');
	});

	test('keeps any bytes: every value, over the borders of blocks, none at all', async () => {
		const folder = await temporaryFolder();
		const store = openNodeStore(folder);
		const large = noise(2 * BLOCK + 300);
		const over = runOver(large, { spans: [[BLOCK - 5, BLOCK + 5, 2 * BLOCK - 1, 2 * BLOCK + 300]] });
		const empty = runOver(new Uint8Array(0));
		await store.put(over, large);
		await store.put(empty, new Uint8Array(0));
		const found = foundIn(await store.content(idOf(over)));
		expect(contentOf(large, found.ref.spans).equals(found.bytes)).toBe(true);
		expect(found.bytes.length).toBe(311);
		expect(Buffer.from(foundIn(await store.source(over.source.hash))).equals(large)).toBe(true);
		expect(foundIn(await store.source(empty.source.hash))).toEqual(new Uint8Array(0));
	});

	test('twice stores a run once, with its latest time', async () => {
		const folder = await temporaryFolder();
		const store = openNodeStore(folder);
		const run = runOver(bytes, { spans: [[0, 4]], createdAt: 1 });
		await store.put(run, bytes);
		expect(foundIn(await store.ref(idOf(run))).createdAt).toBe(1);
		await store.put({ ...run, createdAt: 2 }, bytes);
		expect(foundIn(await store.ref(idOf(run))).createdAt).toBe(2);
		expect(await readdir(path.join(folder, 'runs'))).toHaveLength(1);
		expect(await store.runs()).toHaveLength(1);
	});

	test('lets no run appear before its source, and returns when both are there', async () => {
		const folder = await temporaryFolder();
		const ready = Promise.withResolvers<void>();
		const { store, runWritten } = storeWaitingFor(() => ready.promise, folder);
		const run = runOver(bytes);
		const done = store.put(run, bytes);
		await runWritten;
		expect(await openNodeStore(folder).run(run.id)).toEqual(unknown);
		ready.resolve();
		await done;
		expect(foundIn(await openNodeStore(folder).runWithSource(run.id))).toEqual({ run, bytes });
	});

	test('leaves no run behind whose source could not be written', async () => {
		const folder = await temporaryFolder();
		const { store } = storeWaitingFor(() => Promise.reject(new Error('no room')), folder);
		await expect(store.put(runOver(bytes), bytes)).rejects.toThrow('no room');
		expect(await openNodeStore(folder).runs()).toEqual([]);
	});

	test('does not write a source again that lies there intact', async () => {
		const { store, log } = watchedStore(await temporaryFolder());
		await store.put(runOver(bytes, { name: 'a' }), bytes);
		await store.put(runOver(bytes, { name: 'b' }), bytes);
		expect(log).toEqual(['sources', 'runs', 'runs']);
	});

	test('asks once whether the source is there before it writes it', async () => {
		const files = nodeFiles(await temporaryFolder());
		const log: string[] = [];
		const size: typeof files.size = (file) => {
			if (file.startsWith('sources/')) log.push('asked');
			return files.size(file);
		};
		const write: typeof files.write = (file, chunks, after) => {
			if (file.startsWith('sources/')) log.push('written');
			return files.write(file, chunks, after);
		};
		await openStore({ ...files, size, write }, nodePorts).put(runOver(bytes), bytes);
		expect(log.slice(0, 2)).toEqual(['asked', 'written']);
	});

	test('makes folders and files for their owner alone', async () => {
		const folder = path.join(await temporaryFolder(), 'a', 'store');
		const store = openNodeStore(folder);
		await store.put(runOver(bytes), bytes);
		await store.runs();
		await store.saveIndex();
		const names = await readdir(folder, { recursive: true, withFileTypes: true });
		const modes = await Promise.all(
			names.map(async (entry) => {
				const { mode } = await stat(path.join(entry.parentPath, entry.name));
				return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
			}),
		);
		expect(modes.sort()).toEqual([...Array(4).fill('file 600'), ...Array(3).fill('folder 700')]);
		for (const made of [folder, path.dirname(folder)]) expect((await stat(made)).mode & 0o777).toBe(0o700);
	});
});

describe('what is known without reading contents', () => {
	test('a ref: all but its spans, and where it came from', async () => {
		const folder = await temporaryFolder();
		const hostile = text('a\0b\u{1f642}');
		const run = runOver(hostile, { name: 'odd \0 \ud800 name', createdAt: 5, spans: [[0, 7]] });
		const store = openNodeStore(folder);
		await store.put(run, hostile);
		const { spans, ...known } = run.refs[0] ?? expect.fail();
		const entry = { ...known, runId: run.id, sourceName: 'odd \0 \ud800 name', createdAt: 5, tokenizer: 'estimate' };
		expect(foundIn(await store.ref(known.id))).toEqual(entry);
		expect(await store.refs()).toEqual([entry]);
	});

	test('runs and refs, newest first, and the sums over them', async () => {
		const store = openNodeStore(await temporaryFolder());
		const [old, middle, latest] = [
			runOver(bytes, { name: 'old', createdAt: 1, spans: [[0, 4]] }),
			runOver(text('other text'), { name: 'middle', createdAt: 2, spans: [[0, 5]] }),
			runOver(bytes, {
				name: 'latest',
				createdAt: 3,
				spans: [
					[0, 4],
					[4, 8],
				],
			}),
		] as const;
		await store.put(latest, bytes);
		await store.put(old, bytes);
		await store.put(middle, text('other text'));
		expect((await store.runs()).map(({ sourceName, refs }) => [sourceName, refs])).toEqual([
			['latest', 2],
			['middle', 1],
			['old', 1],
		]);
		expect((await store.refs()).map(({ sourceName, bytes: size }) => [sourceName, size])).toEqual([
			['latest', 4],
			['latest', 4],
			['middle', 5],
		]);
		expect((await store.refsOfSize(5)).map(({ id }) => id)).toEqual([idOf(middle)]);
		const { storedBytes, diskBytes, ...stats } = await store.stats();
		expect(stats).toEqual({
			...{ runs: 3, refs: 3, sources: 2, rawBytes: 29, tokensBefore: 13, tokensAfter: 19 },
			...{ pinned: 0, expiredRuns: 0, expiredRefs: 0, oldest: 1 },
		});
		expect(storedBytes).toBeGreaterThan(0);
		expect(diskBytes).toBeGreaterThan(storedBytes);
	});

	test('a run says what the list shows', async () => {
		const store = openNodeStore(await temporaryFolder());
		const run = runOver(bytes, { spans: [[0, 4]] });
		await store.put({ ...run, signal: { ...run.signal, pass: false } }, bytes);
		const { id, createdAt, type, raw, visible } = run;
		expect(await store.runs()).toEqual([
			{
				id,
				createdAt,
				type,
				raw,
				visible,
				sourceName: 'input.log',
				granularity: 'coarse',
				tokenizer: 'estimate',
				refs: 1,
				signalPass: false,
				pinned: false,
				secrets: 0,
			},
		]);
	});
});

describe('ids', () => {
	test('that nobody gave are unknown, and words that are no ids never reach the disk', async () => {
		const store = openNodeStore(await temporaryFolder());
		await store.put(runOver(bytes, { spans: [[0, 4]] }), bytes);
		for (const id of ['ctx_00000000', 'ctx_../../etc', 'run_00000000', '', '../runs']) {
			expect(await store.ref(id)).toEqual(unknown);
			expect(await store.content(id)).toEqual(unknown);
			expect(await store.run(id)).toEqual(unknown);
		}
		expect(await store.source('../index.sqlite')).toMatchObject({ state: 'damaged' });
	});

	test('taken by other content are known as such, across processes and runs', async () => {
		const folder = await temporaryFolder();
		const run = runOver(bytes, { spans: [[0, 4]] });
		const early = await openNodeStore(folder).takenIds();
		expect(early(idOf(run), 'f'.repeat(64))).toBe(false);
		await openNodeStore(folder).put(run, bytes);
		const isTaken = await openNodeStore(folder).takenIds();
		expect(isTaken(idOf(run), 'f'.repeat(64))).toBe(true);
		expect(isTaken(idOf(run), run.refs[0]?.digest ?? '')).toBe(false);
		expect(isTaken(run.id, 'f'.repeat(64))).toBe(true);
		expect(isTaken(run.id, run.digest)).toBe(false);
		expect(isTaken('ctx_ffffffff', 'f'.repeat(64))).toBe(false);
	});

	test('given to two contents at the same moment resolve to neither', async () => {
		const folder = await temporaryFolder();
		const [a, b] = [runOver(bytes, { spans: [[0, 4]] }), runOver(bytes, { name: 'b', spans: [[4, 8]] })];
		const forged: Run = {
			...b,
			id: a.id,
			refs: b.refs.map((ref) => ({ ...ref, id: idOf(a) })),
		};
		const [first, second] = [openNodeStore(folder), openNodeStore(folder)];
		await first.put(a, bytes);
		expect(foundIn(await first.content(idOf(a))).bytes).toEqual(text('one\n'));
		await second.put(forged, bytes);
		for (const store of [first, second]) {
			expect(await store.content(idOf(a))).toMatchObject({
				state: 'damaged',
				detail: { english: expect.stringContaining('two contents') },
			});
			expect(await store.ref(idOf(a))).toMatchObject({ state: 'damaged' });
			expect(await store.run(a.id)).toMatchObject({ state: 'damaged' });
		}
	});

	test('of a ref that several runs hold resolve as long as one of them is there', async () => {
		const folder = await temporaryFolder();
		const store = openNodeStore(folder);
		const runs = ['a', 'b'].map((name, i) => runOver(bytes, { name, createdAt: i, spans: [[0, 4]] }));
		for (const run of runs) await store.put(run, bytes);
		const [a, b] = await readdir(path.join(folder, 'runs'));
		for (const file of [a, b]) {
			const other = file === a ? b : a;
			await store.runs();
			await writeFile(path.join(folder, 'runs', file ?? ''), 'garbage');
			expect(await contentIn(folder, idOf(runs[0] as Run)), `without ${file}, with ${other}`).toBe(
				file === a ? 'one\n' : 'damaged',
			);
		}
	});
});

describe('a store without runs', () => {
	test('answers what a first reduction asks without loading sql.js, and a store with runs loads it', async () => {
		const folder = await temporaryFolder();
		let loaded = 0;
		const loadSql = () => {
			loaded++;
			return nodePorts.loadSql();
		};
		const store = openStore(nodeFiles(folder), { ...nodePorts, loadSql });
		const run = runOver(bytes, { spans: [[0, 4]] });
		expect(await store.refsOfSize(4)).toEqual([]);
		expect((await store.takenIds())(idOf(run), 'f'.repeat(64))).toBe(false);
		await store.put(run, bytes);
		expect(loaded).toBe(0);
		expect((await store.takenIds())(idOf(run), 'f'.repeat(64))).toBe(true);
		expect(loaded).toBe(1);
	});
});

test('a run that shows its whole source comes with it, read once', async () => {
	const folder = await temporaryFolder();
	const files = nodeFiles(folder);
	let unpacked = 0;
	const gunzip: typeof nodePorts.compression.gunzip = (member, most) => {
		unpacked++;
		return nodePorts.compression.gunzip(member, most);
	};
	const store = openStore(files, { ...nodePorts, compression: { ...nodePorts.compression, gunzip } });
	const run = { ...runOver(bytes, { text: 'one\ntwo\nthree\nfour\n' }), shown: Int32Array.of(0, bytes.length, 0) };
	await store.put(run, bytes);
	expect(foundIn(await store.runWithSource(run.id))).toEqual({ run, bytes });
	const blocksOfRunAndSource = 2;
	expect(unpacked).toBe(blocksOfRunAndSource);
});

describe('a source that is known', () => {
	const stored = async () => {
		const folder = await temporaryFolder();
		const run = runOver(bytes);
		const store = openNodeStore(folder);
		await store.put(run, bytes);
		return { folder, store, run, hash: run.source.hash };
	};

	test('is compared with the stored one, and not made a second time', async () => {
		const { store, run, hash } = await stored();
		const known = { hash, bytes: bytes.slice() };
		expect(foundIn(await store.runWithSource(run.id, known)).bytes).toBe(known.bytes);
	});

	test.each([
		['changed', 'one\ntwo\nTHREE\nfour\n'],
		['shorter', 'one\ntwo\n'],
		['longer', 'one\ntwo\nthree\nfour\nfive\n'],
		['empty', ''],
	])('is damaged where the stored one is %s', async (_, other) => {
		const { folder, store, run, hash } = await stored();
		await nodeFiles(folder).write(sourcePath(hash), blockFile(hash, [text(other)], nodePorts));
		expect(await store.runWithSource(run.id, { hash, bytes })).toMatchObject({ state: 'damaged' });
	});

	test('is no other one', async () => {
		const { store, run } = await stored();
		const other = { hash: '0'.repeat(64), bytes: text('other') };
		expect(foundIn(await store.runWithSource(run.id, other)).bytes).toEqual(bytes);
	});
});

describe('two handles', () => {
	test('see what the other one stores, and what is deleted', async () => {
		const folder = await temporaryFolder();
		const [one, other] = [openNodeStore(folder), openNodeStore(folder)];
		expect(await other.runs()).toEqual([]);
		const run = runOver(bytes, { spans: [[0, 4]] });
		await one.put(run, bytes);
		expect(foundIn(await other.content(idOf(run))).bytes).toEqual(text('one\n'));
		expect(await other.runs()).toHaveLength(1);
		await rm(path.join(folder, 'runs'), { recursive: true });
		expect(await other.content(idOf(run))).toEqual(unknown);
		expect(await other.runs()).toEqual([]);
	});

	test('may save their indexes over one another', async () => {
		const folder = await temporaryFolder();
		const [one, other] = [openNodeStore(folder), openNodeStore(folder)];
		const [a, b] = [runOver(bytes, { name: 'a', spans: [[0, 4]] }), runOver(bytes, { name: 'b', spans: [[4, 8]] })];
		await one.put(a, bytes);
		await one.runs();
		await other.runs();
		await one.put(b, bytes);
		await one.runs();
		await one.saveIndex();
		await other.saveIndex();
		expect(await openNodeStore(folder).refs()).toHaveLength(2);
	});
});

test('opening and closing a store touches nothing', async () => {
	const folder = path.join(await temporaryFolder(), 'store');
	const store = openNodeStore(folder);
	expect(await store.refs()).toEqual([]);
	await store.saveIndex();
	store.close();
	await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('a new store gets its version once, however many files wait for it', async () => {
	const files = nodeFiles(await temporaryFolder());
	const written: string[] = [];
	const bothWait = Promise.withResolvers<void>();
	const write: typeof files.write = async (file, chunks, after) => {
		written.push(file);
		if (written.filter((each) => each !== 'version').length === 2) bothWait.resolve();
		if (file === 'version') await bothWait.promise;
		await files.write(file, chunks, after);
	};
	await openStore({ ...files, write }, nodePorts).put(runOver(bytes, { spans: [[0, 4]] }), bytes);
	expect(written.filter((file) => file === 'version')).toHaveLength(1);
});
