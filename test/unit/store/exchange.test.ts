import { createHash } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/core/options.ts';
import type { Run } from '../../../src/core/run.ts';
import { inEnglish } from '../../../src/core/sentence.ts';
import { recover } from '../../../src/core/stages/recover.ts';
import { BLOCK, footer, SIGNPOST, signpost, WIDTH } from '../../../src/core/store/blockFormat.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { importRuns } from '../../../src/core/store/exchange/importRuns.ts';
import { encodeRun } from '../../../src/core/store/runCodec.ts';
import { readExport } from '../../../src/node/exchange/readExport.ts';
import { writeExport } from '../../../src/node/exchange/writeExport.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { reduceInto } from '../../../src/node/reduceInto.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { running } from '../support/running.ts';
import { contentOf, runOver } from '../support/runOver.ts';
import { foundIn, temporaryFolder } from '../support/storing.ts';

interface Entry {
	readonly name: string;
	readonly data: Uint8Array;
	readonly type?: 'file' | 'symlink' | 'link' | 'directory';
	readonly linkname?: string;
}

const log = Array.from(
	{ length: 400 },
	(_, i) => `2026-03-14T09:00:0${i % 10}Z INFO request ${1000 + i} answered\n`,
).join('');

let here: string;
let there: string;
let tar: string;
let run: Run;

beforeEach(async () => {
	here = await temporaryFolder();
	there = path.join(await temporaryFolder(), 'store');
	tar = path.join(await temporaryFolder(), 'runs.tar');
	run = (await running(log, { folder: here, name: 'service.log' })).run;
});

async function exported(ids: readonly string[] = [run.id], withSecrets = false): Promise<void> {
	await writeExport(await openNodeStore(here).filesOf(ids, { withSecrets }), tar);
}

const imported = () => readExport(tar, openNodeStore(there), there);

/** Everything in the store that the import goes to. */
const arrived = async () =>
	(await readdir(there, { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

async function entries(): Promise<Entry[]> {
	const unpacked = await unpackTar(await readFile(tar));
	return unpacked.map(({ header, data }) => ({ name: header.name, data: data ?? new Uint8Array(0) }));
}

async function packed(files: readonly Entry[]): Promise<void> {
	const header = ({ name, data, type = 'file', linkname = '' }: Entry) => ({ name, size: data.length, type, linkname });
	await writeFile(tar, await packTar(files.map((each) => ({ header: header(each), body: each.data }))));
}

/** Packs these files with a list that names them all. */
function packedAsExport(files: readonly Entry[]): Promise<void> {
	const listed = files.map(({ name, data }) => ({ path: name, bytes: data.length }));
	const json = new TextEncoder().encode(JSON.stringify({ format: 1, files: listed }));
	return packed([{ name: 'nolife-export.json', data: json }, ...files]);
}

async function blocks(name: string, content: Iterable<Uint8Array>): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of blockFile(name, content, nodePorts)) chunks.push(chunk);
	return new Uint8Array(Buffer.concat(chunks));
}

/** An export of a run as a forger would write it: every checksum is right. */
async function forged(forgery: Run, bytes: Uint8Array): Promise<void> {
	const name = `${forgery.id}-${'0'.repeat(32)}.run`;
	await packedAsExport([
		{ name: `sources/${forgery.source.hash}.gz`, data: await blocks(forgery.source.hash, [bytes]) },
		{ name: `runs/${name}`, data: await blocks(name, encodeRun(forgery)) },
	]);
}

describe('an export', () => {
	test('brings runs to another store, whose refs and originals come back byte for byte', async () => {
		const second = (await running(`${log}end\n`, { folder: here, name: 'second.log' })).run;
		await exported([run.id, second.id]);
		expect(await imported()).toEqual({ runs: [run.id, second.id].sort(), present: 0, refused: [] });
		const store = openNodeStore(there);
		for (const each of [run, second]) expect(await recover(each.id, store, nodePorts)).toMatchObject({ pass: true });
		const found = foundIn(await store.content(run.refs[0]?.id ?? ''));
		expect(Buffer.from(found.bytes).equals(contentOf(Buffer.from(log), run.refs[0]?.spans ?? new Int32Array(0)))).toBe(
			true,
		);
		expect(await imported()).toEqual({ runs: [], present: 2, refused: [] });
		expect((await arrived()).filter((name) => name.includes('import'))).toEqual([]);
	});

	test('is a plain tar for its owner alone, and the same for the same runs', async () => {
		await exported();
		const first = await readFile(tar);
		expect((await stat(tar)).mode & 0o777).toBe(0o600);
		await exported();
		expect((await readFile(tar)).equals(first)).toBe(true);
		expect((await entries()).map(({ name }) => name.split('/')[0])).toEqual(['nolife-export.json', 'sources', 'runs']);
		expect(await readdir(path.dirname(tar))).toEqual(['runs.tar']);
	});

	test('of a run with secrets is refused unless they are wanted', async () => {
		const bytes = new TextEncoder().encode('token abc\n');
		const secret = runOver(bytes, { spans: [[6, 9]], text: 'token\n' });
		const refs = secret.refs.map((ref) => ({ ...ref, secret: 'token' as NonNullable<typeof ref.secret>, preview: '' }));
		await openNodeStore(here).put({ ...secret, refs }, bytes);
		await expect(exported([secret.id])).rejects.toThrow(/holds secrets/);
		await exported([secret.id], true);
	});

	test('of a damaged run is refused', async () => {
		const [source = ''] = await readdir(path.join(here, 'sources'));
		await writeFile(path.join(here, 'sources', source), 'torn');
		await expect(exported()).rejects.toThrow(/is damaged and is not exported/);
	});

	test('that cannot be written is told in a sentence, and leaves nothing', async () => {
		tar = path.join(path.dirname(tar), 'none', 'runs.tar');
		await expect(exported()).rejects.toThrow(/cannot be written .*choose another place/);
	});
});

/** Bytes of a block that may unpack to a whole one. */
const SMALL = Math.ceil(BLOCK / 1000);

describe('an import', () => {
	test('takes in an old run as of now, so that it does not expire at once', async () => {
		await openNodeStore(here).put({ ...run, createdAt: 1000 }, new TextEncoder().encode(log));
		await exported();
		await imported();
		const store = openNodeStore(there);
		expect(Date.now() - ((await store.runs())[0]?.createdAt ?? 0)).toBeLessThan(60_000);
		expect((await store.expire({ days: 30, megabytes: 0 })).runs).toEqual([]);
	});

	test('brings back nothing that was forgotten there, though it was made before on another machine', async () => {
		await exported();
		await imported();
		await openNodeStore(there).forget([run.id]);
		const { runs, refused } = await imported();
		expect(runs).toEqual([]);
		expect(refused.map(inEnglish)).toEqual([
			`The run ${run.id} was forgotten here and is not taken in: reduce its source again to store it anew.`,
		]);
		expect(await openNodeStore(there).run(run.id)).toEqual({ state: 'unknown' });
	});

	test('takes no run whose ids belong to other content there', async () => {
		const bytes = new TextEncoder().encode('other\n');
		const taken = runOver(bytes, { spans: [[0, 6]], text: '' });
		const id = run.refs[0]?.id ?? '';
		await openNodeStore(there).put({ ...taken, refs: taken.refs.map((ref) => ({ ...ref, id })) }, bytes);
		await exported();
		const { runs, refused } = await imported();
		expect(runs).toEqual([]);
		expect(refused.map(inEnglish)[0]).toMatch(/ids that belong to other content/);
		expect(foundIn(await openNodeStore(there).content(id)).bytes).toEqual(bytes);
	});

	test('of a file with any byte changed takes in the right content or nothing', async () => {
		await exported();
		const whole = await readFile(tar);
		let refusals = 0;
		for (let at = 0; at < whole.length; at += 97) {
			const flipped = Buffer.from(whole);
			flipped[at] = (flipped[at] as number) ^ 0x10;
			await writeFile(tar, flipped);
			there = path.join(await temporaryFolder(), 'store');
			const refused = await imported().then(
				() => false,
				() => true,
			);
			if (refused) {
				refusals++;
				expect(await arrived()).toEqual([]);
			} else {
				expect(await recover(run.id, openNodeStore(there), nodePorts)).toMatchObject({ pass: true });
			}
		}
		expect(refusals).toBeGreaterThan(20);
	});

	test('of a file that was cut off anywhere takes in nothing', async () => {
		await exported();
		const whole = await readFile(tar);
		for (let size = 0; size < whole.length - 1024; size += 499) {
			await writeFile(tar, whole.subarray(0, size));
			await expect(imported(), String(size)).rejects.toThrow(/^.+[.:]/);
			expect(await arrived()).toEqual([]);
		}
	});

	test('lets no name become a path', async () => {
		await exported();
		const files = await entries();
		const evil = [
			'../evil.run',
			'/tmp/evil.run',
			'runs/../../evil',
			'runs/evil.run',
			'records/forgot-00.json',
			'sources/x/y.gz',
		];
		for (const name of evil) {
			await packed([...files, { name, data: new Uint8Array(3) }]);
			await expect(imported(), name).rejects.toThrow(/holds what no export of runs holds/);
		}
		const link = {
			name: files[1]?.name ?? '',
			data: new Uint8Array(0),
			type: 'symlink',
			linkname: '/etc/passwd',
		} as const;
		await packed([files[0] as Entry, link, files[2] as Entry]);
		await expect(imported()).rejects.toThrow(/holds what no export of runs holds/);
		await packed([...files, files[1] as Entry]);
		await expect(imported()).rejects.toThrow(/holds what no export of runs holds/);
		expect(await arrived()).toEqual([]);
	});

	test('takes in no run that the list does not name, and no list that names what is not there', async () => {
		await exported();
		const [list, source, file] = (await entries()) as [Entry, Entry, Entry];
		await packed([list, source]);
		await expect(imported()).rejects.toThrow(/is not whole/);
		await packedAsExport([source]);
		const [short] = await entries();
		await packed([short as Entry, source, file]);
		await expect(imported()).rejects.toThrow(/is not whole/);
		await packed([source, file]);
		await expect(imported()).rejects.toThrow(/is no export of runs/);
	});

	test('takes in the forged run that is right, and none of those that lie', async () => {
		const bytes = new TextEncoder().encode(log);
		await forged(run, bytes);
		expect((await imported()).runs).toEqual([run.id]);
		const [ref, ...others] = run.refs;
		if (!ref) return expect.fail();
		const lies: Record<string, Run> = {
			'another id': { ...run, id: 'run_00000000' },
			'another source': { ...run, source: { ...run.source, hash: '0'.repeat(64) } },
			'another ref': { ...run, refs: [{ ...ref, id: 'ctx_00000000' }, ...others] },
			'other spans': { ...run, refs: [{ ...ref, spans: Int32Array.of(0, 5) }, ...others] },
			'spans outside': { ...run, refs: [{ ...ref, spans: Int32Array.of(0, 2 ** 30) }, ...others] },
			'negative spans': { ...run, refs: [{ ...ref, spans: Int32Array.of(-5, 5) }, ...others] },
			'another preview': { ...run, refs: [{ ...ref, preview: 'run rm -rf' }, ...others] },
			'no name': { ...run, source: { ...run.source, name: { toString: 'evil' } as unknown as string } },
			'no type': { ...run, type: '__proto__' as Run['type'] },
			'a plan outside': { ...run, plan: { ...run.plan, end: run.plan.end.map(() => 2 ** 30) } },
			'a plan of nothing': { ...run, plan: { ...run.plan, omission: run.plan.omission.map(() => 99) } },
		};
		for (const [what, lie] of Object.entries(lies)) {
			there = path.join(await temporaryFolder(), 'store');
			await forged(lie, bytes);
			await expect(imported(), what).rejects.toThrow(
				/^The run run_\w+ of the export is damaged or is not what it says/,
			);
			expect(await arrived(), what).toEqual([]);
		}
	});

	test('takes in a run with secrets as it is, and none whose masks fit nothing', async () => {
		const bytes = new TextEncoder().encode('INFO start\nERROR db postgres://app:hunter2Xq9z@db/x refused\n');
		const input = { name: 'db.log', bytes, options: defaultOptions };
		const { run: masked } = await reduceInto(openNodeStore(here), here, input);
		const { masks } = masked.plan;
		if (!masks) return expect.fail('no masks');
		await forged(masked, bytes);
		expect((await imported()).runs).toEqual([masked.id]);
		const withMasks = (other: Partial<typeof masks>): Run => ({
			...masked,
			plan: { ...masked.plan, masks: { ...masks, ...other } },
		});
		const lies: Record<string, Run> = {
			'a place outside': withMasks({ spans: Int32Array.of(0, 2 ** 30) }),
			'an empty place': withMasks({ spans: Int32Array.of(5, 5) }),
			'a place cut off': withMasks({ spans: Int32Array.of(5) }),
			'a secret of no kind': withMasks({ secret: Int32Array.of(7) }),
			'a kind too many': withMasks({ kinds: ['password', 'password'] }),
			'a kind that is no word': withMasks({ kinds: [{} as unknown as string] }),
			'a key that is none': { ...masked, secretKey: '../key' },
			'a setting that is none': { ...masked, options: { ...masked.options, secrets: 'all' as 'show' } },
		};
		for (const [what, lie] of Object.entries(lies)) {
			there = path.join(await temporaryFolder(), 'store');
			await forged(lie, bytes);
			await expect(imported(), what).rejects.toThrow(/is damaged or is not what it says/);
			expect(await arrived(), what).toEqual([]);
		}
	});

	test('takes no memory for a size that a file only claims', async () => {
		await exported();
		const [, source, file] = (await entries()) as [Entry, Entry, Entry];
		for (const [blocks, claim] of [
			[1, 2 ** 40],
			[1, -1],
			[1, Number.NaN],
			// As much as so many bytes can hold, and more than one text can.
			[2100, 2100 * BLOCK],
		] as const) {
			const lengths = Array<number>(blocks).fill(SMALL);
			const table = { lengths, rawBytes: claim, dataHash: '0'.repeat(64) };
			const end = footer(path.basename(source.name, '.gz'), table, nodePorts);
			const bomb = new Uint8Array(Buffer.concat([new Uint8Array(blocks * (SIGNPOST + SMALL)), end]));
			await packedAsExport([{ ...source, data: bomb }, file]);
			await expect(imported(), String(claim)).rejects.toThrow(/damaged or is not what it says/);
			expect(await unpackedLengths(), String(claim)).not.toContain(SMALL);
		}
	});

	test('stops unpacking where a file holds more than it claims', async () => {
		await exported();
		const [, source, file] = (await entries()) as [Entry, Entry, Entry];
		const name = path.basename(source.name, '.gz');
		const member = new Uint8Array(gzipSync(new Uint8Array(BLOCK)));
		const blocks = 400;
		const data = Buffer.concat(Array.from({ length: blocks }, () => [signpost(member.length), member]).flat());
		const lengths = Array<number>(blocks).fill(member.length);
		const dataHash = createHash('sha256').update(data).digest('hex');
		const end = footer(name, { lengths, rawBytes: 1, dataHash }, nodePorts);
		await packedAsExport([{ ...source, data: new Uint8Array(Buffer.concat([data, end])) }, file]);
		await expect(imported()).rejects.toThrow(/damaged or is not what it says/);
		const unpacked = (await unpackedLengths()).filter((length) => length === member.length);
		expect(unpacked.length).toBeGreaterThan(0);
		// What is damaged is read twice.
		expect(unpacked.length).toBeLessThanOrEqual(2 * WIDTH);
		expect(await arrived()).toEqual([]);
	});

	test('refuses a file of which the archive claims too much before it reads it', async () => {
		await exported();
		const archive = await readFile(tar);
		const header = archive.lastIndexOf(`sources/${run.source.hash}`);
		const size = 2 ** 30 + 1;
		archive.write(`${size.toString(8).padStart(11, '0')}\0`, header + 124, 'latin1');
		archive.write('        ', header + 148, 'latin1');
		const sum = archive.subarray(header, header + 512).reduce((total, byte) => total + byte, 0);
		archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, header + 148, 'latin1');
		await writeFile(tar, archive);
		// As long as it claims to be, without taking room.
		await truncate(tar, header + 2 ** 30 + 4096);
		await expect(imported()).rejects.toThrow(/holds what no export of runs holds/);
		expect(await arrived()).toEqual([]);
	});
});

/** Verifies the export once more; gives the length of each block that was unpacked for that. */
async function unpackedLengths(): Promise<number[]> {
	const lengths: number[] = [];
	const gunzip: typeof nodePorts.compression.gunzip = (member, most) => {
		lengths.push(member.length);
		return nodePorts.compression.gunzip(member, most);
	};
	const files = memoryFiles(new Map((await entries()).map(({ name, data }) => [name, data])));
	const compression = { ...nodePorts.compression, gunzip };
	await importRuns(files, openNodeStore(there), { ...nodePorts, compression }).catch(() => undefined);
	return lengths;
}
