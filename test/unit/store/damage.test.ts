import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Run } from '../../../src/core/run.ts';
import { BLOCK } from '../../../src/core/store/blockFormat.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { StoreIndex } from '../../../src/core/store/storeIndex.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { runOver } from '../support/runOver.ts';
import { noise, temporaryFolder } from '../support/storing.ts';

const SAMPLES = 40;

const bytes = new TextEncoder().encode('one\ntwo\nthree\nfour\n');
const other = new TextEncoder().encode('another source\n');
let folder: string;
let run: Run;
let healthy: Run;

beforeEach(async () => {
	folder = await temporaryFolder();
	run = runOver(bytes, { spans: [[0, 4, 8, 14]] });
	healthy = runOver(other, { name: 'healthy', spans: [[0, 7]] });
	const store = openNodeStore(folder);
	await store.put(run, bytes);
	await store.put(healthy, other);
	store.close();
});

/** Runs a check with a fresh handle on the store as it is. */
async function fresh<T>(check: (store: Store) => Promise<T>): Promise<T> {
	const store = openNodeStore(folder);
	try {
		return await check(store);
	} finally {
		store.close();
	}
}

async function fileOf(kind: 'runs' | 'sources', owner: Run): Promise<string> {
	const start = kind === 'runs' ? owner.id : owner.source.hash;
	const name = (await readdir(path.join(folder, kind))).find((file) => file.startsWith(start));
	return path.join(folder, kind, name ?? expect.fail(`no file of ${start}`));
}

/** Every faulty form of a file: truncated at many lengths, single bits flipped at many places. */
async function* faults(file: string): AsyncGenerator<string> {
	const whole = await readFile(file);
	const step = Math.ceil(whole.length / SAMPLES);
	for (let size = 0; size < whole.length; size += step) {
		await writeFile(file, whole.subarray(0, size));
		yield `${size} of ${whole.length} bytes`;
	}
	for (let at = 0; at < whole.length; at += step) {
		const changed = Buffer.from(whole);
		changed[at] = (changed[at] as number) ^ (1 << (at % 8));
		await writeFile(file, changed);
		yield `byte ${at} of ${whole.length} changed`;
	}
	await writeFile(file, whole);
}

const idOf = (of: Run) => of.refs[0]?.id ?? expect.fail('no ref');

async function outcome(store: Store, of: Run, expected: string): Promise<string> {
	const found = await store.content(idOf(of));
	if (found.state !== 'found') return found.state;
	return Buffer.from(found.value.bytes).toString() === expected ? 'right' : 'wrong';
}

describe('a faulty run file', () => {
	test('is damaged, never served, and harms no other run', async () => {
		for await (const fault of faults(await fileOf('runs', run))) {
			await fresh(async (store) => {
				expect(await outcome(store, run, ''), fault).toBe('damaged');
				expect((await store.run(run.id)).state, fault).toBe('damaged');
				expect(await outcome(store, healthy, 'another'), fault).toBe('right');
				expect(
					(await store.runs()).map(({ sourceName }) => sourceName),
					fault,
				).toEqual(['healthy']);
			});
		}
		expect(await fresh((store) => outcome(store, run, 'one\nthree\n'))).toBe('right');
	});

	test('is damaged though the index knows its refs', async () => {
		await fresh(async (store) => {
			expect(await store.runs()).toHaveLength(2);
			await store.saveIndex();
		});
		for await (const fault of faults(await fileOf('runs', run))) {
			await fresh(async (store) => expect(await outcome(store, run, ''), fault).toBe('damaged'));
		}
	});

	test('is whole again when the run is put again, for handles that saw the damage too', async () => {
		const watching = openNodeStore(folder);
		await writeFile(await fileOf('runs', run), 'torn');
		expect(await outcome(watching, run, '')).toBe('damaged');
		await fresh((store) => store.put(run, bytes));
		expect(await outcome(watching, run, 'one\nthree\n')).toBe('right');
	});

	test('under the name of another run is damaged', async () => {
		await writeFile(await fileOf('runs', run), await readFile(await fileOf('runs', healthy)));
		expect(await fresh((store) => outcome(store, run, ''))).toBe('damaged');
		expect((await fresh((store) => store.run(run.id))).state).toBe('damaged');
	});
});

describe('a faulty source file', () => {
	test('gives its own bytes or none, and harms no other source', async () => {
		const seen = new Set<string>();
		for await (const fault of faults(await fileOf('sources', run))) {
			await fresh(async (store) => {
				const content = await outcome(store, run, 'one\nthree\n');
				expect(content, fault).not.toBe('wrong');
				const source = await store.source(run.source.hash);
				if (source.state === 'found') expect(source.value, fault).toEqual(bytes);
				expect(await outcome(store, healthy, 'another'), fault).toBe('right');
				seen.add(content);
			});
		}
		expect([...seen].sort()).toEqual(['damaged', 'right']);
	});

	test('leaves refs in its undamaged blocks as they were', async () => {
		const large = noise(2 * BLOCK + 900);
		const spans = [
			[10, 20],
			[BLOCK + 10, BLOCK + 20],
			[2 * BLOCK + 10, 2 * BLOCK + 20],
		] as const;
		const many = runOver(large, { name: 'large', spans });
		await fresh((store) => store.put(many, large));
		const file = await fileOf('sources', many);
		const stored = await readFile(file);
		const middle = stored.length >> 1;
		stored[middle] = (stored[middle] as number) ^ 1;
		await writeFile(file, stored);
		await fresh(async (store) => {
			const states = [];
			for (const { id } of many.refs) states.push((await store.content(id)).state);
			expect(states).toEqual(['found', 'damaged', 'found']);
		});
	});

	test('is written anew when its run is put again', async () => {
		const file = await fileOf('sources', run);
		for (const faulty of [Buffer.from('torn'), (await readFile(file)).fill(7, 40, 44)]) {
			await writeFile(file, faulty);
			const store = openNodeStore(folder);
			expect(await outcome(store, run, '')).toBe('damaged');
			await store.put(run, bytes);
			expect(await outcome(store, run, 'one\nthree\n')).toBe('right');
		}
	});

	test('that holds the bytes of another is damaged', async () => {
		await writeFile(await fileOf('sources', run), await readFile(await fileOf('sources', healthy)));
		await fresh(async (store) => {
			expect(await outcome(store, run, 'one\nthree\n')).toBe('damaged');
			expect(await store.source(run.source.hash)).toMatchObject({ state: 'damaged' });
		});
	});
});

describe('the index', () => {
	const index = () => path.join(folder, 'index.sqlite');
	const intact = (store: Store) => outcome(store, run, 'one\nthree\n');
	const saved = () =>
		fresh(async (store) => {
			await store.runs();
			await store.saveIndex();
			return readFile(index());
		});

	test('faulty in any way is built anew from the files', async () => {
		const whole = await saved();
		const faulty = [
			'',
			'garbage',
			whole.subarray(0, 5000),
			whole.subarray(0, -1),
			Buffer.from(whole).fill(0, 100, 9000),
		];
		for (const each of faulty) {
			await writeFile(index(), each);
			await fresh(async (store) => {
				expect(await intact(store)).toBe('right');
				expect(await store.refs()).toHaveLength(2);
				await store.saveIndex();
			});
			expect((await readFile(index())).length).toBe(whole.length);
		}
	});

	test('lost is built anew from the files, and says how far it has come', async () => {
		await saved();
		await rm(index());
		const said: string[] = [];
		const onIndexing = (done: number, total: number) => void said.push(`${done}/${total}`);
		const store = openNodeStore(folder, onIndexing);
		expect(await store.refs()).toHaveLength(2);
		expect(said).toEqual(['1/2', '2/2']);
		await store.saveIndex();
		store.close();
		const again = openNodeStore(folder, onIndexing);
		expect(await again.refs()).toHaveLength(2);
		expect(said).toHaveLength(2);
		again.close();
	});

	test('with a single value changed is noticed', async () => {
		const whole = await saved();
		const at = whole.indexOf('reason 0');
		expect(at).toBeGreaterThan(0);
		whole[at] = 'R'.charCodeAt(0);
		await writeFile(index(), whole);
		expect(await fresh((store) => store.refs())).toMatchObject([{ reason: 'reason 0' }, { reason: 'reason 0' }]);
	});

	test('of another version is built anew', async () => {
		const sql = await nodePorts.loadSql();
		const index = StoreIndex.empty(sql);
		expect(StoreIndex.of(sql, index.toBytes())).toBeDefined();
		const later = new sql.Database(index.toBytes());
		later.run('pragma user_version = 99');
		expect(StoreIndex.of(sql, later.export())).toBeUndefined();
	});

	test('that is intact spares reading the run files again', async () => {
		await saved();
		await writeFile(await fileOf('runs', run), 'torn');
		expect(await fresh((store) => store.runs())).toHaveLength(2);
	});
});
