import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/storing.ts';

const watch = pathToFileURL(path.resolve('scripts/fuzz/watched.ts')).href;

/** Fuzzes in a process of its own with a worker of this code; gives its exit code and what it printed. */
async function fuzzed(worker: string) {
	const folder = await temporaryFolder();
	await writeFile(path.join(folder, 'worker.mjs'), `import { parentPort } from 'node:worker_threads';\n${worker}`);
	const main = `
		import { watched } from ${JSON.stringify(watch)};
		const options = { seconds: 1, seed: 7 };
		process.exitCode = await watched({ program: './worker.mjs', options, grace: 0.2, print: console.log });`;
	await writeFile(path.join(folder, 'main.mjs'), main);
	const child = spawn(process.execPath, ['main.mjs'], {
		cwd: folder,
		stdio: ['ignore', 'pipe', 'pipe'],
		timeout: 15_000,
	});
	const [printed, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
	return { printed, code, signal };
}

const begins = (name: string) => `parentPort.postMessage({ kind: 'begins', name: '${name}', seconds: 0.1 });`;
const ends = (name: string, cases: number) =>
	`parentPort.postMessage({ kind: 'ended', name: '${name}', cases: ${cases} });`;

describe('fuzzing', () => {
	test('ends a target that never returns, and tells which', async () => {
		const { printed, code } = await fuzzed(`${begins('fine')}${ends('fine', 9)}${begins('stuck')} for (;;);`);
		expect(printed).toMatch(/^fine +9 cases/);
		expect(printed).toMatch(/^stuck +hangs; Again: npm run fuzz -- --target "stuck" --seed 7$/m);
		expect(code).toBe(1);
	});

	test('is fine with targets that return', async () => {
		const { printed, code } = await fuzzed(`${begins('fine')}${ends('fine', 9)}`);
		expect([printed.trim().split('\n').length, code]).toEqual([1, 0]);
	});

	test.each([
		['that runs no case', `${begins('none')}${ends('none', 0)}`],
		['that is none', ''],
	])('does not take a target %s for one that holds', async (_, worker) => {
		expect((await fuzzed(worker)).code).toBe(1);
	});
});
