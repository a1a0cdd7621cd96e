import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { temporaryFolder } from '../support/storing.ts';

const RUNS = 6;
const writer = fileURLToPath(new URL('../support/putRuns.ts', import.meta.url));

/** Another process that puts runs and prints the id of each ref once its `put` has returned. */
function putting(folder: string, name: string, runs: number) {
	return spawn(process.execPath, [writer, folder, name, String(runs)], { stdio: ['ignore', 'pipe', 'inherit'] });
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
