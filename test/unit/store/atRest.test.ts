import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from '../../../src/core/run.ts';
import { writeExport } from '../../../src/node/exchange/writeExport.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { runOver } from '../support/runOver.ts';
import { temporaryFolder } from '../support/storing.ts';

const bytes = new TextEncoder().encode('one\ntwo\n');
const day = 24 * 60 * 60 * 1000;
const [old, run, unwanted] = [100, 1, 2].map((age) =>
	runOver(bytes, { name: `${age}`, createdAt: Date.now() - age * day, spans: [[0, 4]] }),
) as [Run, Run, Run];

/** A store in which everything lies that a store can hold. */
async function fullStore(folder: string) {
	const store = openNodeStore(folder);
	await store.secretKey(run.source.hash);
	for (const each of [old, run, unwanted]) await store.put(each, bytes);
	await store.pin(run.id, true);
	await store.expire({ days: 30, megabytes: 0 });
	await store.forget([unwanted.id]);
	await store.saveIndex();
	return store;
}

test('everything in a store is for its owner alone: folders 700, files 600, whatever they hold', async () => {
	const folder = path.join(await temporaryFolder(), 'made', 'store');
	const store = await fullStore(folder);
	await writeExport(await store.filesOf([run.id], { withSecrets: false }), path.join(folder, 'export.tar'));
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const kinds = new Set(
		entries.map(({ name }) => /^(?:[a-z]{2,}(?=\b|_)|.*(?=\.gz$))/.exec(name)?.[0].replace(/.{64}/, 'source')),
	);
	for (const kind of ['runs', 'run', 'sources', 'source', 'records', 'pinned', 'expired', 'remains', 'forgot'])
		expect(kinds).toContain(kind);
	for (const kind of ['index', 'key', 'version', 'export']) expect(kinds).toContain(kind);
	for (const entry of entries) {
		const { mode } = await stat(path.join(entry.parentPath, entry.name));
		expect((mode & 0o777).toString(8), entry.name).toBe(entry.isDirectory() ? '700' : '600');
	}
	for (const made of [folder, path.dirname(folder)]) expect((await stat(made)).mode & 0o777).toBe(0o700);
});

test('a folder that was there before keeps its mode', async () => {
	const folder = await temporaryFolder();
	await chmod(folder, 0o755);
	await fullStore(folder);
	expect((await stat(folder)).mode & 0o777).toBe(0o755);
	expect((await stat(path.join(folder, 'runs'))).mode & 0o777).toBe(0o700);
});

test('a store inside a workspace brings its own ignore file before the first original, and one elsewhere none', async () => {
	const workspace = await temporaryFolder();
	const local = path.join(workspace, '.nolife');
	await openNodeStore(local).put(run, bytes);
	expect(await readFile(path.join(local, '.gitignore'), 'utf8')).toBe('*\n');
	expect(await readdir(workspace)).toEqual(['.nolife']);
	const elsewhere = path.join(workspace, 'store');
	await openNodeStore(elsewhere).put(run, bytes);
	expect(await readdir(elsewhere)).not.toContain('.gitignore');
});

test('forgetting everything leaves the ignore file of a store inside a workspace', async () => {
	const local = path.join(await temporaryFolder(), '.nolife');
	await (await fullStore(local)).forgetEverything();
	expect(await readdir(local)).toContain('.gitignore');
});
