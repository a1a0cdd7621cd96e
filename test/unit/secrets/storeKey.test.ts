import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, hmacSha256 } from '../../../src/core/secrets/hmac.ts';
import { secretKey } from '../../../src/core/store/storeKey.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { running } from '../support/running.ts';
import { temporaryFolder } from '../support/storing.ts';

const hash = 'ab'.repeat(32);

it("HMAC is Node's", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(fc.uint8Array({ maxLength: 100 })), (key, chunks) => {
			const hmac = hmacSha256(key, nodePorts);
			for (const chunk of chunks) hmac.update(chunk);
			expect(hmac.hex()).toBe(createHmac('sha256', key).update(Buffer.concat(chunks)).digest('hex'));
		}),
	);
	expect(bytesOfHex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
});

describe("the store's key", () => {
	it('is made once, for its owner alone, and each source has a key of its own', async () => {
		const folder = await temporaryFolder();
		const files = nodeFiles(folder);
		const made = await secretKey(hash, files, nodePorts);
		expect(made).toMatch(/^[0-9a-f]{64}$/);
		expect(await secretKey(hash, nodeFiles(folder), nodePorts)).toBe(made);
		expect(await secretKey('cd'.repeat(32), files, nodePorts)).not.toBe(made);
		expect(made).toBe(
			createHmac('sha256', await readFile(path.join(folder, 'key')))
				.update(hash)
				.digest('hex'),
		);
		if (process.platform !== 'win32') expect((await stat(path.join(folder, 'key'))).mode & 0o777).toBe(0o600);
	});

	it('is one for all who make it at once', async () => {
		const folder = await temporaryFolder();
		const keys = await Promise.all(Array.from({ length: 16 }, () => secretKey(hash, nodeFiles(folder), nodePorts)));
		expect(new Set(keys).size).toBe(1);
	});

	it('is made anew if it is damaged', async () => {
		const folder = await temporaryFolder();
		const made = await secretKey(hash, nodeFiles(folder), nodePorts);
		for (const damaged of ['short', new Uint8Array(32)]) {
			await writeFile(path.join(folder, 'key'), damaged);
			const again = await secretKey(hash, nodeFiles(folder), nodePorts);
			expect([made, createHmac('sha256', damaged).update(hash).digest('hex')]).not.toContain(again);
			expect(await secretKey(hash, nodeFiles(folder), nodePorts)).toBe(again);
		}
	});
});

describe('ids of a source with secrets', () => {
	const log = `${'INFO all is well\n'.repeat(200)}WARN PASSWORD=hunter1!\n`;
	const idsIn = async (text: string, folder?: string) => {
		const { run } = await running(text, folder === undefined ? {} : { folder });
		return [run.id, ...run.refs.map(({ id }) => id)];
	};

	it('are others in every store, those of ordinary refs and of the run too, so that none confirms a guess', async () => {
		const [here, there] = [await idsIn(log), await idsIn(log)];
		expect(here).toHaveLength(3);
		expect(there.filter((id) => here.includes(id))).toEqual([]);
	});

	it('are the same in one store, as those of a source without secrets are in all', async () => {
		const folder = await temporaryFolder();
		expect(await idsIn(log, folder)).toEqual(await idsIn(log, folder));
		const clean = log.replace('PASSWORD', 'WORD');
		expect(await idsIn(clean)).toEqual(await idsIn(clean));
	});
});

describe('a store whose key is lost', () => {
	const notesOf = async (folder: string, password: string) =>
		(await running(`PASSWORD=${password}\n`, { folder })).run.notes.map(({ english }) => english);

	it('says so once, and one that had none says nothing', async () => {
		const folder = await temporaryFolder();
		expect(await notesOf(folder, 'hunter1!')).toEqual([]);
		expect(await notesOf(folder, 'hunter2!')).toEqual([]);
		await rm(path.join(folder, 'key'));
		expect(await notesOf(folder, 'hunter3!')).toEqual([expect.stringMatching(/^The key file of the store is lost/)]);
		expect(await notesOf(folder, 'hunter4!')).toEqual([]);
		await writeFile(path.join(folder, 'key'), 'short');
		expect(await notesOf(folder, 'hunter5!')).toHaveLength(1);
	});

	it('says nothing where no run has a secret', async () => {
		const folder = await temporaryFolder();
		await running('INFO all is well\n', { folder });
		expect(await notesOf(folder, 'hunter1!')).toEqual([]);
	});
});

describe('create', () => {
	it('leaves a file that is there, whole, and nothing else behind', async () => {
		const folder = await temporaryFolder();
		const files = nodeFiles(path.join(folder, 'new'));
		const contents = Array.from({ length: 8 }, () => new Uint8Array(randomBytes(100_000)));
		const made = await Promise.all(contents.map((bytes) => files.create('a/file', bytes)));
		expect(made.filter(Boolean)).toHaveLength(1);
		expect(await files.read('a/file')).toEqual(Buffer.from(contents[made.indexOf(true)] ?? []));
		expect(await files.sweep('a', -1)).toBe(0);
	});
});
