import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Files } from '../../../src/core/ports.ts';
import { BlockReader } from '../../../src/core/store/blockReader.ts';
import { backupFolder } from '../../../src/core/store/layout.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { StoreError } from '../../../src/core/store/storeError.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { fixture, nolife } from '../support/nolife.ts';
import { runOver } from '../support/runOver.ts';
import { foundIn, temporaryFolder } from '../support/storing.ts';

interface Expected {
	/** Id → SHA-256 of what it holds. */
	readonly refs: Readonly<Record<string, string>>;
	readonly runs: Readonly<Record<string, string>>;
}

const versions = ['v1', 'v2'];
const current = 4;
const bytes = new TextEncoder().encode('one\ntwo\n');
const run = runOver(bytes, { spans: [[0, 4]] });
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
const versionFile = (version: number) => `${version} ${sha256(String(version))}\n`;

async function copyOf(version: string): Promise<string> {
	const folder = await temporaryFolder();
	await cp(fixture(`stores/${version}`), folder, { recursive: true });
	return folder;
}

async function expectAll(folder: string, store = openNodeStore(folder)): Promise<void> {
	const expected: Expected = JSON.parse(await readFile(path.join(folder, 'expected.json'), 'utf8'));
	expect(await store.damagedRuns()).toEqual([]);
	for (const [id, hash] of Object.entries(expected.refs)) {
		expect(sha256(foundIn(await store.content(id)).bytes), id).toBe(hash);
	}
	for (const [id, hash] of Object.entries(expected.runs)) {
		const found = foundIn(await store.runWithSource(id));
		expect(sha256(found.bytes), id).toBe(hash);
		expect(found.run.id).toBe(id);
	}
	store.close();
}

/** Path of each run and source → hash of its file. */
async function hashesIn(folder: string): Promise<Record<string, string>> {
	const hashes: Record<string, string> = {};
	for (const kind of ['runs', 'sources'])
		for (const name of await nodeFiles(folder).list(kind))
			hashes[`${kind}/${name}`] = sha256(await readFile(path.join(folder, kind, name)));
	return hashes;
}

async function expectMigrated(folder: string, version: string): Promise<void> {
	await expectAll(folder);
	expect(await hashesIn(path.join(folder, backupFolder))).toEqual(await hashesIn(fixture(`stores/${version}`)));
	expect(await readFile(path.join(folder, 'version'), 'utf8')).toBe(versionFile(current));
	const files = nodeFiles(folder);
	for (const file of Object.keys(await hashesIn(folder))) {
		const name = path.basename(file, '.gz');
		const reader = await BlockReader.open(files, file, name, nodePorts);
		expect([file, await reader.isIntact(), reader.hasLargeBlocks]).toEqual([file, true, false]);
	}
}

async function put(files: Files): Promise<void> {
	const store = openStore(files, nodePorts);
	await store.put(run, bytes);
	store.close();
}

/** Files of a process that is killed when it is about to change a file for the `most + 1`th time. */
function killedAfter(most: number, folder: string) {
	const files = nodeFiles(folder);
	const dead = Promise.withResolvers<never>();
	const killed = Promise.withResolvers<true>();
	let changes = 0;
	const living = async () => {
		if (++changes <= most) return;
		killed.resolve(true);
		await dead.promise;
	};
	const dying: Files = {
		...files,
		write: (file, chunks, after) => files.write(file, chunks, Promise.all([after, living()])),
		async link(paths, to) {
			for (const each of paths) {
				await living();
				await files.link([each], to);
			}
		},
	};
	return { dying, killed: killed.promise };
}

/** Files of a process that is overtaken by another, which does its work when this one has asked `most` times for some bytes. */
function overtakenAfter(most: number, folder: string, work: () => Promise<void>) {
	const files = nodeFiles(folder);
	let asked = 0;
	let overtaking: Promise<void> | undefined;
	const next = async () => {
		if (asked++ === most) overtaking = work();
		await overtaking;
	};
	const overtaken: Files = {
		...files,
		async readRange(file, start, end) {
			await next();
			return files.readRange(file, start, end);
		},
	};
	return { overtaken, wasOvertaken: () => overtaking !== undefined };
}

describe.each(versions)('a store of version %s', (version) => {
	test('is read as it is, and reading changes none of its files', async () => {
		const folder = await copyOf(version);
		const before = await hashesIn(folder);
		await expectAll(folder);
		expect(await hashesIn(folder)).toEqual(before);
		expect((await readdir(folder)).sort()).toEqual(['expected.json', 'runs', 'sources']);
	});

	test('is migrated by the first write after a backup, and gives back all it held', async () => {
		const folder = await copyOf(version);
		await put(nodeFiles(folder));
		await expectMigrated(folder, version);
		expect(foundIn(await openNodeStore(folder).source(run.source.hash))).toEqual(bytes);
	});

	test('killed at any step of its migration is read as before, and migrated by the next write', async () => {
		for (let most = 0; ; most++) {
			const folder = await copyOf(version);
			const { dying, killed } = killedAfter(most, folder);
			const isKilled = await Promise.race([killed, put(dying).then(() => false)]);
			await expectAll(folder);
			await put(nodeFiles(folder));
			await expectMigrated(folder, version);
			if (!isKilled) break;
		}
	});

	test('migrated by another process at any moment of its reading is read whole', async () => {
		for (let most = 0; ; most++) {
			const folder = await copyOf(version);
			const { overtaken, wasOvertaken } = overtakenAfter(most, folder, () => put(nodeFiles(folder)));
			await expectAll(folder, openStore(overtaken, nodePorts));
			if (!wasOvertaken()) break;
		}
	});

	test('migrated by several processes at once gives back all it held', async () => {
		const folder = await copyOf(version);
		const inputs = ['a', 'b', 'c'].map((name) => nolife(['analyze', '-', '--store', folder], { input: name }));
		for (const { code, stderr } of await Promise.all(inputs)) expect([code, stderr]).toEqual([0, '']);
		await expectMigrated(folder, version);
		expect(await openNodeStore(folder).runs()).toHaveLength(9);
	});

	test('keeps no copy in its backup of what is forgotten', async () => {
		const folder = await copyOf(version);
		const store = openNodeStore(folder);
		const ids = (await store.runs()).map(({ id }) => id);
		await store.forget(ids);
		store.close();
		expect(await hashesIn(path.join(folder, backupFolder))).toEqual({});
	});
});

describe('a store of version v3', () => {
	test('is read as it is, its secret too', async () => {
		const folder = await copyOf('v3');
		const before = await readdir(folder);
		await expectAll(folder);
		expect(await readdir(folder)).toEqual(before);
	});

	test('needs no backup, since a write changes its version alone', async () => {
		const folder = await copyOf('v3');
		const before = await hashesIn(folder);
		await put(nodeFiles(folder));
		await expectAll(folder);
		expect(await hashesIn(folder)).toMatchObject(before);
		expect(await readFile(path.join(folder, 'version'), 'utf8')).toBe(versionFile(current));
		expect(await readdir(folder)).not.toContain(backupFolder);
	});
});

test('a run of the first version tells its notes', async () => {
	const store = openNodeStore(await copyOf('v1'));
	const empty = (await store.runs()).find(({ raw }) => raw.bytes === 0) ?? expect.fail('no empty source');
	const { notes } = foundIn(await store.run(empty.id));
	expect(notes).toEqual([{ english: 'The source is empty: there is nothing to reduce.', values: [] }]);
});

describe('a store of a newer version', () => {
	const sentence = /newer version of Nolife Tokens .* update this one/;

	async function newerStore(): Promise<string> {
		const folder = await temporaryFolder();
		await put(nodeFiles(folder));
		await writeFile(path.join(folder, 'version'), versionFile(current + 1));
		return folder;
	}

	test('is read, and nothing is changed in it', async () => {
		const folder = await newerStore();
		const before = await readdir(folder, { recursive: true });
		const store = openNodeStore(folder);
		expect(foundIn(await store.content(run.refs[0]?.id ?? '')).bytes).toEqual(bytes.subarray(0, 4));
		const changes = [
			() => store.put(runOver(bytes, { name: 'another' }), bytes),
			() => store.forget([run.id]),
			() => store.forgetEverything(),
			() => store.pin(run.id, true),
			() => store.expire({ days: 1, megabytes: 1 }),
		];
		for (const change of changes) {
			const error = await change().catch((thrown) => thrown);
			expect([error instanceof StoreError, error.message]).toEqual([true, expect.stringMatching(sentence)]);
		}
		await store.saveIndex();
		expect(await readdir(folder, { recursive: true })).toEqual(before);
	});

	test('says on the command line what to do', async () => {
		const folder = await newerStore();
		const shown = await nolife(['show', run.refs[0]?.id ?? '', '--store', folder]);
		expect([shown.code, shown.stdout.toString()]).toEqual([0, 'one\n']);
		const { code, stderr } = await nolife(['analyze', '-', '--store', folder], { input: 'x\n' });
		expect(code).toBe(3);
		expect(stderr).toMatch(sentence);
		expect(stderr.trim().split('\n')).toHaveLength(1);
	});
});

describe('the version file', () => {
	test('is there before the first run can be seen', async () => {
		const folder = await temporaryFolder();
		const files = nodeFiles(folder);
		const seen: string[] = [];
		const write: Files['write'] = async (file, chunks, after) => {
			await files.write(file, chunks, after);
			seen.push(file.split('/')[0] ?? '');
			if (file.startsWith('runs/'))
				expect(await readFile(path.join(folder, 'version'), 'utf8')).toBe(versionFile(current));
		};
		await put({ ...files, write });
		expect(seen).toContain('runs');
	});

	test('damaged in any way makes nobody take the store for another version', async () => {
		const folder = await temporaryFolder();
		await put(nodeFiles(folder));
		const whole = Buffer.from(versionFile(current));
		const faulty = Array.from(whole, (byte, at) => [
			whole.subarray(0, at),
			Buffer.from(whole).fill(byte ^ 1, at, at + 1),
		]);
		for (const each of faulty.flat()) {
			await writeFile(path.join(folder, 'version'), each);
			expect((await openNodeStore(folder).content(run.refs[0]?.id ?? '')).state).toBe('found');
			await put(nodeFiles(folder));
			expect(await readFile(path.join(folder, 'version'), 'utf8')).toBe(versionFile(current));
		}
		expect(await readdir(folder)).not.toContain(backupFolder);
	});
});
