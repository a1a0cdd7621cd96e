import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ForgottenError } from '../../../src/core/store/records/burials.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { runOver } from '../support/runOver.ts';
import { foundIn, temporaryFolder } from '../support/storing.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = text('PREVIEW-OF-A\nPREVIEW-OF-B\nrest\n');
const made = { createdAt: Date.now() - 60_000 };
const a = runOver(bytes, { name: 'name-of-a.log', spans: [[0, 13]], text: 'TEXT-OF-A', ...made });
const b = runOver(bytes, { name: 'name-of-b.log', spans: [[13, 26]], text: 'TEXT-OF-B', ...made });
const refOf = (run: typeof a) => run.refs[0]?.id ?? expect.fail();
const unknown = { state: 'unknown' };

async function storeOfBoth() {
	const folder = await temporaryFolder();
	const store = openNodeStore(folder);
	for (const run of [a, b]) await store.put(run, bytes);
	await store.runs();
	await store.saveIndex();
	return { folder, store };
}

/** Everything that lies in a folder, with the names of the files. */
async function allIn(folder: string): Promise<string> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
	const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
	return [...files, ...contents].join('\n');
}

describe('a forgotten run', () => {
	test('is unknown at once, in every process that has the store open, and for all that is asked of it', async () => {
		const { folder, store } = await storeOfBoth();
		const other = openNodeStore(folder);
		await other.content(refOf(a));
		expect(await store.forget([a.id, 'run_00000000', '../runs'])).toEqual([a.id]);
		for (const handle of [store, other, openNodeStore(folder)]) {
			expect(await handle.run(a.id)).toEqual(unknown);
			expect(await handle.runWithSource(a.id)).toEqual(unknown);
			expect(await handle.ref(refOf(a))).toEqual(unknown);
			expect(await handle.content(refOf(a))).toEqual(unknown);
			expect(await handle.pin(a.id, true)).toEqual(unknown);
			expect((await handle.runs()).map(({ id }) => id)).toEqual([b.id]);
			expect((await handle.refs()).map(({ id }) => id)).toEqual([refOf(b)]);
			expect(await handle.refsOfSize(13)).toHaveLength(1);
			expect(foundIn(await handle.content(refOf(b))).bytes).toEqual(bytes.slice(13, 26));
		}
	});

	test('leaves nothing behind: no file, no row, no free page of the index; its source goes with its last run', async () => {
		const { folder, store } = await storeOfBoth();
		expect(await allIn(folder)).toContain('PREVIEW-OF-A');
		await store.forget([a.id]);
		const rest = await allIn(folder);
		for (const trace of ['PREVIEW-OF-A', 'name-of-a', refOf(a)]) expect(rest, trace).not.toContain(trace);
		expect(rest).toContain('PREVIEW-OF-B');
		expect(await readdir(path.join(folder, 'sources'))).toHaveLength(1);
		await store.forget([b.id]);
		expect(await allIn(folder)).not.toContain('PREVIEW-OF');
		expect(await readdir(path.join(folder, 'sources'))).toEqual([]);
	});

	test('does not come back by the index that another process holds and saves later', async () => {
		const { folder, store } = await storeOfBoth();
		const other = openNodeStore(folder);
		await other.put(runOver(bytes, { name: 'third' }), bytes);
		await other.runs();
		await store.forget([a.id]);
		await other.saveIndex();
		expect(await allIn(folder)).not.toContain('PREVIEW-OF-A');
	});

	test('does not come back by a copy of its file, nor by a write that was under way', async () => {
		const { folder, store } = await storeOfBoth();
		const [file = ''] = (await readdir(path.join(folder, 'runs'))).filter((name) => name.startsWith(a.id));
		const copy = await readFile(path.join(folder, 'runs', file));
		await store.forget([a.id]);
		await writeFile(path.join(folder, 'runs', file), copy);
		for (const handle of [store, openNodeStore(folder)]) {
			expect(await handle.run(a.id)).toEqual(unknown);
			expect(await handle.content(refOf(a))).toEqual(unknown);
		}
		await expect(openNodeStore(folder).put(a, bytes)).rejects.toThrow(ForgottenError);
		await store.expire({ days: 0, megabytes: 0 });
		expect((await readdir(path.join(folder, 'runs'))).filter((name) => name.startsWith(a.id))).toEqual([]);
	});

	test('can be made again by reducing the same text later', async () => {
		const { folder, store } = await storeOfBoth();
		await store.forget([a.id, b.id]);
		const later = { ...a, createdAt: Date.now() + 1 };
		await openNodeStore(folder).put(later, bytes);
		expect(foundIn(await store.run(a.id))).toEqual(later);
		await store.expire({ days: 0, megabytes: 0 });
		expect(foundIn(await store.content(refOf(a))).bytes).toEqual(bytes.slice(0, 13));
	});

	test('is forgotten as well if it is damaged, pinned or has expired', async () => {
		const { folder, store } = await storeOfBoth();
		await store.pin(b.id, true);
		await store.expire({ days: 1e-9, megabytes: 0 });
		expect(await store.ref(refOf(a))).toMatchObject({ state: 'expired' });
		expect(await store.forget([a.id])).toEqual([a.id]);
		expect(await store.ref(refOf(a))).toEqual(unknown);
		expect(await allIn(folder)).not.toContain('name-of-a');
		const [file = ''] = await readdir(path.join(folder, 'runs'));
		await writeFile(path.join(folder, 'runs', file), 'torn');
		expect(await openNodeStore(folder).forget([b.id])).toEqual([b.id]);
		expect(await openNodeStore(folder).run(b.id)).toEqual(unknown);
		expect(await readdir(path.join(folder, 'sources'))).toEqual([]);
		expect((await openNodeStore(folder).pinned()).size).toBe(0);
	});
});

describe('forgetting everything', () => {
	test('leaves no run, source, index, key, backup and no record but the one that says so', async () => {
		const { folder, store } = await storeOfBoth();
		await store.pin(a.id, true);
		await store.forget([b.id]);
		await mkdir(path.join(folder, 'backup-before-3'));
		await writeFile(path.join(folder, 'backup-before-3', 'old.run'), 'PREVIEW-OF-A');
		await writeFile(path.join(folder, 'key'), 'secret');
		const other = openNodeStore(folder);
		await other.runs();
		await store.forgetEverything();
		const names = (await readdir(folder, { recursive: true })).filter(
			(name) => !['runs', 'sources', 'records'].includes(name),
		);
		expect(names.filter((name) => name !== 'version')).toEqual([expect.stringMatching(/^records\/forgot-/)]);
		const rest = await allIn(folder);
		for (const trace of ['PREVIEW-OF', 'name-of', 'TEXT-OF']) expect(rest).not.toContain(trace);
		for (const handle of [store, other]) {
			expect(await handle.run(a.id)).toEqual(unknown);
			expect(await handle.content(refOf(a))).toEqual(unknown);
			expect(await handle.refs()).toEqual([]);
		}
		await other.saveIndex();
		expect(await allIn(folder)).not.toContain('PREVIEW-OF');
	});

	test('keeps what is stored later, and refuses what was made before', async () => {
		const { folder, store } = await storeOfBoth();
		await store.forgetEverything();
		await expect(openNodeStore(folder).put(a, bytes)).rejects.toThrow(ForgottenError);
		const never = runOver(bytes, { name: 'never stored', ...made });
		await expect(store.put(never, bytes)).rejects.toThrow(ForgottenError);
		const later = { ...a, createdAt: Date.now() + 1 };
		await openNodeStore(folder).put(later, bytes);
		expect(foundIn(await store.run(a.id))).toEqual(later);
		await store.forgetEverything();
		expect(await store.runs()).toEqual([]);
	});
});
