import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Run } from '../../../src/core/run.ts';
import { inEnglish } from '../../../src/core/sentence.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { chooseExpired, type Weighed } from '../../../src/core/store/retention/chooseExpired.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { runOver } from '../support/runOver.ts';
import { foundIn, noise, temporaryFolder } from '../support/storing.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const unlimited = { days: 0, megabytes: 0 };
const monthly = { days: 30, megabytes: 0 };

const bytes = new TextEncoder().encode('one\ntwo\nthree\nfour\n');
const idOf = (run: Run, ref = 0) => run.refs[ref]?.id ?? expect.fail(`no ref ${ref}`);
const old = runOver(bytes, {
	name: 'old.log',
	createdAt: NOW - 31 * DAY,
	spans: [
		[0, 4],
		[4, 8],
	],
});
const young = runOver(bytes, { name: 'young.log', createdAt: NOW - DAY, spans: [[8, 14]] });

function openedAt(folder: string, now = NOW) {
	return openStore(nodeFiles(folder), { ...nodePorts, clock: () => now });
}

async function storeOf(...runs: readonly Run[]) {
	const folder = await temporaryFolder();
	const store = openedAt(folder);
	for (const run of runs) await store.put(run, bytes);
	return { folder, store };
}

const filesIn = async (folder: string, below: string) => (await readdir(path.join(folder, below))).sort();

describe('which runs expire', () => {
	const run = (age: number, more: Partial<Weighed> = {}): Weighed => {
		return { createdAt: NOW - age * DAY, pinned: false, sourceHash: `source ${age}`, bytes: 1e6, ...more };
	};
	const ages = (
		runs: readonly Weighed[],
		sources: readonly (readonly [string, number])[],
		days: number,
		size: number,
	) =>
		chooseExpired(runs, new Map(sources), { days, megabytes: size }, NOW).map(
			({ createdAt }) => (NOW - createdAt) / DAY,
		);

	test('those that are older than so many days; never with 0', () => {
		const runs = [run(40), run(30.01), run(30), run(1)];
		expect(ages(runs, [], 30, 0)).toEqual([40, 30.01]);
		expect(ages(runs, [], 0, 0)).toEqual([]);
	});

	test('the oldest, until what is left is small enough; any size with 0', () => {
		const runs = [run(4), run(3), run(2), run(1)];
		expect(ages(runs, [], 0, 2)).toEqual([4, 3]);
		expect(ages(runs, [], 0, 4)).toEqual([]);
		expect(ages(runs, [['source 4', 5e6]], 0, 4)).toEqual([4]);
	});

	test('no pinned ones', () => {
		expect(ages([run(40, { pinned: true }), run(35), run(1, { pinned: true })], [], 30, 1)).toEqual([35]);
	});

	test('and a source counts until the last of its runs goes', () => {
		const shared = { sourceHash: 'shared', bytes: 0 };
		const runs = [run(4, shared), run(3, shared), run(2)];
		expect(ages(runs, [['shared', 9e6]], 0, 5)).toEqual([4, 3]);
	});
});

describe('a pass', () => {
	test('deletes an old run, and says of it and its refs when they expired and what they were', async () => {
		const { folder, store } = await storeOf(old);
		const expiry = await store.expire(monthly);
		expect(expiry).toMatchObject({ runs: [{ id: old.id, sourceName: 'old.log' }], sources: 1, temporary: 0 });
		expect(expiry.freed).toBeGreaterThan(100);
		for (const handle of [store, openedAt(folder)]) {
			const ref = await handle.content(idOf(old));
			expect(ref).toMatchObject({ state: 'expired', at: NOW });
			expect(ref.state === 'expired' && inEnglish(ref.what)).toBe('1 line of “reason 0” from old.log');
			expect(await handle.ref(idOf(old, 1))).toMatchObject({ state: 'expired' });
			const run = await handle.run(old.id);
			expect(run.state === 'expired' && inEnglish(run.what)).toBe('the run over old.log (1 line, 2 refs)');
			expect(await handle.ref('ctx_00000000')).toEqual({ state: 'unknown' });
		}
		expect([...(await filesIn(folder, 'runs')), ...(await filesIn(folder, 'sources'))]).toEqual([]);
		expect(await store.stats()).toMatchObject({ runs: 0, refs: 0, expiredRuns: 1, expiredRefs: 2 });
	});

	test('keeps a source that another run needs', async () => {
		const { store } = await storeOf(old, young);
		expect(await store.expire(monthly)).toMatchObject({ runs: [{ id: old.id }], sources: 0 });
		expect(foundIn(await store.content(idOf(young))).bytes).toEqual(bytes.slice(8, 14));
	});

	test('lets the same text be stored again, whose refs are found again', async () => {
		const { folder, store } = await storeOf(old);
		await store.expire(monthly);
		await store.put({ ...old, createdAt: NOW }, bytes);
		await store.expire(monthly);
		for (const handle of [store, openedAt(folder)])
			expect(foundIn(await handle.content(idOf(old))).bytes).toEqual(bytes.slice(0, 4));
	});

	test('takes no run that another process has stored anew meanwhile, and says of none that it did', async () => {
		const { folder, store } = await storeOf(old);
		await store.runs();
		await openedAt(folder).put({ ...old, createdAt: NOW }, bytes);
		expect(await store.expire(monthly)).toMatchObject({ runs: [], freed: 0 });
		expect(await store.stats()).toMatchObject({ runs: 1, expiredRuns: 0, oldest: NOW });
	});

	test('by size takes the oldest first', async () => {
		const large = [3, 2, 1].map((age) => {
			const source = noise(600_000, age);
			return { source, run: runOver(source, { name: `${age}`, createdAt: NOW - age * DAY, text: 'short' }) };
		});
		const store = openedAt(await temporaryFolder());
		for (const { run, source } of large) await store.put(run, source);
		await store.expire({ days: 0, megabytes: 1.3 });
		expect((await store.runs()).map(({ sourceName }) => sourceName)).toEqual(['1', '2']);
	});

	test('takes no pinned run, and one that was let go again', async () => {
		const { store } = await storeOf(old);
		foundIn(await store.pin(old.id, true));
		expect((await store.runs())[0]?.pinned).toBe(true);
		expect((await store.expire(monthly)).runs).toEqual([]);
		expect(await store.stats()).toMatchObject({ runs: 1, pinned: 1, oldest: old.createdAt });
		foundIn(await store.pin(old.id, false));
		expect((await store.expire(monthly)).runs).toHaveLength(1);
		expect(await store.pin(old.id, true)).toMatchObject({ state: 'expired' });
		expect(await store.pin('run_00000000', true)).toEqual({ state: 'unknown' });
	});

	test('that is only asked what it would do changes nothing', async () => {
		const { folder, store } = await storeOf(old, young);
		const before = await readdir(folder, { recursive: true });
		expect((await store.expirable(monthly)).runs).toEqual([
			{ id: old.id, sourceName: 'old.log', createdAt: old.createdAt },
		]);
		expect(await readdir(folder, { recursive: true })).toEqual(before);
	});

	test('sweeps what killed writers left a day ago, and nothing younger', async () => {
		const { folder, store } = await storeOf(young);
		const left = (name: string) => path.join(folder, name);
		const names = ['.a.tmp', 'runs/.b.tmp', 'sources/.c.tmp', 'runs/.fresh.tmp'];
		for (const name of names) await writeFile(left(name), 'half');
		const before = Date.now() / 1000 - 25 * 60 * 60;
		for (const name of names.slice(0, 3)) await utimes(left(name), before, before);
		expect(await store.expire(unlimited)).toMatchObject({ temporary: 3 });
		expect(await filesIn(folder, 'runs')).toContain('.fresh.tmp');
	});

	test('keeps every source while a run cannot be read, for it may be the one it needs', async () => {
		const { folder, store } = await storeOf(old, young);
		const [damaged = ''] = (await filesIn(folder, 'runs')).filter((file) => file.startsWith(young.id));
		const whole = await readFile(path.join(folder, 'runs', damaged));
		await writeFile(path.join(folder, 'runs', damaged), whole.subarray(0, 20));
		const fresh = openedAt(folder);
		expect(await fresh.expire(monthly)).toMatchObject({ runs: [{ id: old.id }], sources: 0 });
		await writeFile(path.join(folder, 'runs', damaged), whole);
		expect(foundIn(await store.content(idOf(young))).bytes).toEqual(bytes.slice(8, 14));
	});
});

test('ids of what expired are given to no other content, in an empty store as well', async () => {
	const { folder, store } = await storeOf(old);
	await store.expire(monthly);
	const isTaken = await openedAt(folder).takenIds();
	for (const { id, digest } of [old, ...old.refs]) {
		expect(isTaken(id, 'f'.repeat(64))).toBe(true);
		expect(isTaken(id, digest)).toBe(false);
	}
});

describe('records', () => {
	async function records(folder: string): Promise<string[]> {
		return (await filesIn(folder, 'records')).map((file) => path.join(folder, 'records', file));
	}

	test('that are damaged in any byte are told and ignored, and nothing else fails', async () => {
		const { folder, store } = await storeOf(old, young);
		await store.pin(young.id, true);
		const [pin = ''] = await records(folder);
		const whole = await readFile(pin);
		for (let at = 0; at < whole.length; at++) {
			const flipped = Buffer.from(whole);
			flipped[at] = (flipped[at] as number) ^ 1;
			await writeFile(pin, flipped);
			const fresh = openedAt(folder);
			expect((await fresh.damagedRecords()).map(inEnglish)).toEqual([
				`The file records/${path.basename(pin)} of the store is damaged.`,
			]);
			expect((await fresh.pinned()).size).toBe(0);
			expect((await fresh.run(old.id)).state).toBe('found');
		}
		await writeFile(pin, whole.subarray(0, whole.length - 1));
		expect(await openedAt(folder).damagedRecords()).toHaveLength(1);
	});

	test('under a name of another kind are damaged', async () => {
		const { folder, store } = await storeOf(young);
		await store.pin(young.id, true);
		const [pin = ''] = await records(folder);
		await writeFile(pin.replace('pinned', 'unpinned'), await readFile(pin));
		expect(await openedAt(folder).damagedRecords()).toHaveLength(1);
		expect((await openedAt(folder).pinned()).has(young.id)).toBe(true);
	});

	test('count by their time, not by the order in which they are found; the latest word on a pin stays alone', async () => {
		const folder = await temporaryFolder();
		await openedAt(folder).put(young, bytes);
		for (const [i, pinned] of [true, false, true].entries()) await openedAt(folder, NOW - i).pin(young.id, pinned);
		expect((await openedAt(folder).pinned()).has(young.id)).toBe(true);
		expect(await records(folder)).toHaveLength(1);
	});
});
