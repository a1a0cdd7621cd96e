import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { defaultOptions } from '../../../src/core/options.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { EngineClient } from '../../../src/node/worker/client.ts';
import { manyRefs } from '../support/manyRefs.ts';
import { nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

const RUNS = 6;
const writer = fileURLToPath(new URL('../support/putRuns.ts', import.meta.url));

/** Another process that puts runs and prints the id of each ref once its `put` has returned. */
function putting(folder: string, name: string, runs: number, refs = 1) {
	return spawn(process.execPath, [writer, folder, name, String(runs), String(refs)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
}

async function printed(child: ReturnType<typeof putting>): Promise<string[]> {
	const chunks: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
	await once(child, 'close');
	return Buffer.concat(chunks).toString().split('\n').slice(0, -1);
}

async function expectAll(folder: string, lines: readonly string[]): Promise<void> {
	const store = openNodeStore(folder);
	for (const line of lines) {
		const [id = '', content] = line.split(' ');
		const found = await store.content(id);
		expect(found.state === 'found' && Buffer.from(found.value.bytes).toString(), line).toBe(content);
	}
	store.close();
}

test('several processes that write at once leave a union of all they wrote', async () => {
	const folder = await temporaryFolder();
	const watching = openNodeStore(folder);
	await watching.runs();
	const lines = (await Promise.all(['a', 'b', 'c'].map((name) => printed(putting(folder, name, RUNS))))).flat();
	expect(new Set(lines).size).toBe(3 * RUNS);
	expect(await watching.runs()).toHaveLength(3 * RUNS);
	await expectAll(folder, lines);
});

test('what a killed process had put is there, and what it left half written is no run', async () => {
	const folder = await temporaryFolder();
	const child = putting(folder, 'killed', 100_000);
	const lines = printed(child);
	await once(child.stdout, 'data');
	await once(child.stdout, 'data');
	child.kill('SIGKILL');
	const reported = await lines;
	expect(reported.length).toBeGreaterThan(0);
	await writeFile(path.join(folder, 'runs', `.run_00000000-${'0'.repeat(32)}.run.00.tmp`), 'half');
	await expectAll(folder, reported);
	const store = openNodeStore(folder);
	expect((await store.runs()).length).toBeGreaterThanOrEqual(reported.length);
	expect(await store.ref('ctx_00000000')).toEqual({ state: 'unknown' });
});

test('eight writers of every kind leave 10,000 refs and more, each with its own content, and no other file', async () => {
	const folder = await temporaryFolder();
	const watching = openNodeStore(folder);
	const printers = ['a', 'b', 'c', 'd', 'e'].map((name) => printed(putting(folder, name, 19, 100)));
	const [lines, own] = await Promise.all([
		Promise.all(printers).then((all) => all.flat()),
		putHere(folder, 5),
		reduceInWorker(folder, 3),
		reduceInCommands(folder, 3),
	]);
	const all = [...lines, ...own];
	expect(new Set(all.map((line) => line.split(' ')[0])).size).toBe(10_000);
	await expectAll(folder, all);
	const refs = (await watching.refs()).map(({ id }) => id).sort();
	expect(refs.length).toBeGreaterThan(10_000);
	const fresh = openNodeStore(folder);
	expect((await fresh.refs()).map(({ id }) => id).sort()).toEqual(refs);
	expect(await fresh.runs()).toHaveLength(5 * 19 + 5 + 3 + 3);
	expect(await fresh.damagedRuns()).toEqual([]);
	const names = (await readdir(folder, { recursive: true })).map((name) => path.basename(name));
	expect(
		names.filter((name) => !/^(?:index\.sqlite|version|key|runs|sources|records|.*\.(?:run|gz|json))$/.test(name)),
	).toEqual([]);
});

/** As the extension host would: a handle in this process. */
async function putHere(folder: string, runs: number): Promise<string[]> {
	const store = openNodeStore(folder);
	const lines: string[] = [];
	for (let i = 0; i < runs; i++) {
		const { run, bytes, contents } = manyRefs(`here-${i}`, 100);
		await store.put(run, bytes);
		await store.refs();
		await store.saveIndex();
		lines.push(...Array.from(contents, ([id, content]) => `${id} ${content}`));
	}
	store.close();
	return lines;
}

const log = (name: string) => `${`INFO ${name} took a job\n`.repeat(200)}ERROR ${name} failed\n`;

async function reduceInWorker(folder: string, runs: number): Promise<void> {
	const client = new EngineClient(path.resolve('dist/node/worker.mjs'));
	onTestFinished(() => client.dispose());
	for (let i = 0; i < runs; i++) {
		const bytes = new TextEncoder().encode(log(`worker-${i}`));
		const { recovery } = await client.call(folder, 'reduce', { name: `${i}.log`, bytes, options: defaultOptions });
		expect(recovery.pass).toBe(true);
	}
}

async function reduceInCommands(folder: string, runs: number): Promise<void> {
	for (let i = 0; i < runs; i++) {
		const { code, stderr } = await nolife(['context', '-', '--store', folder], { input: log(`command-${i}`) });
		expect([code, stderr]).toEqual([0, '']);
	}
}

test('a handle that was open all along sees a new ref of another process within a second (R2)', async () => {
	const folder = await temporaryFolder();
	const watching = openNodeStore(folder);
	expect(await watching.refs()).toEqual([]);
	const child = putting(folder, 'other', 100_000);
	onTestFinished(() => void child.kill('SIGKILL'));
	for (let seen = 0; seen < 5; seen++) {
		const [chunk] = await once(child.stdout, 'data');
		const id = String(chunk).split(' ')[0] ?? '';
		const begun = performance.now();
		while ((await watching.ref(id)).state !== 'found') expect(performance.now() - begun).toBeLessThan(1000);
		expect((await watching.refs()).map((ref) => ref.id)).toContain(id);
	}
});
