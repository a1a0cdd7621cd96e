import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixture, nolife, startNolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

const esc = '\x1b';
const hostile = `${esc}[31mred${esc}[0m ${esc}]0;title\x07 \x9b2J caf\xe9 bell\x07 del\x7f over\rwritten\ttab\r\n`;

let store: string[];

beforeEach(async () => {
	store = ['--store', await temporaryFolder()];
});

/** Stores bytes without a look at the visible text; returns the run's id. */
async function stored(input: string | Uint8Array): Promise<string> {
	const { stdout } = await nolife(['analyze', '-', '--json', ...store], { input });
	return JSON.parse(stdout.toString()).runId;
}

/** Four megabytes of which little is visible: more than any pipe holds at once. */
const large = Buffer.from(
	Array.from({ length: 40_000 }, (_, i) => `2026-03-14T09:00:00Z INFO request ${i} ${'started '.repeat(8)}\n`).join(''),
);

describe('large output', () => {
	test('is flushed as a whole before the process ends', async () => {
		const { code, stdout } = await nolife(['restore', await stored(large), ...store]);
		expect(code).toBe(0);
		expect(stdout.equals(large)).toBe(true);
	});

	test('ends quietly when its reader has gone', async () => {
		const child = startNolife(['restore', await stored(large), ...store]);
		child.stdout.once('data', () => child.stdout.destroy());
		const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
		expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
	});
});

describe('a terminal', () => {
	test('is not driven by the source', async () => {
		const runId = await stored(Buffer.from(hostile, 'latin1'));
		for (const args of [
			['context', '-'],
			['restore', runId],
		]) {
			const calling = { input: Buffer.from(hostile, 'latin1'), terminal: true };
			const { stdout } = await nolife([...args, ...store], calling);
			expect(stdout.toString()).toBe('␛[31mred␛[0m ␛]0;title␇ �2J caf� bell␇ del␡ over␍written\ttab\r\n');
		}
	});

	test('gets colours, unless it asks for none', async () => {
		const args = ['analyze', fixture('service.log'), ...store];
		expect((await nolife(args, { terminal: true })).stdout.toString()).toContain(`${esc}[1mOPTIMIZE    ${esc}[22m | `);
		for (const calling of [
			{ terminal: true, env: { NO_COLOR: '1' } },
			{ terminal: false },
			{ env: { FORCE_COLOR: '1' } },
		]) {
			expect((await nolife(args, calling)).stdout.includes(esc)).toBe(false);
		}
	});
});

describe('a pipe', () => {
	test('gets the exact bytes of the source', async () => {
		const bytes = Buffer.from(hostile, 'latin1');
		const { stdout } = await nolife(['context', '-', ...store], { input: bytes });
		expect(stdout.equals(bytes)).toBe(true);
	});

	test('gets no control characters in the lines around it', async () => {
		const folder = await temporaryFolder();
		const file = path.join(folder, `${esc}[2Jname.log`);
		await writeFile(file, await readFile(fixture('service.log')));
		const { stdout, stderr } = await nolife(['analyze', `${file}.missing`, ...store]);
		expect(stdout.toString() + stderr).toContain('␛[2Jname.log.missing does not exist');
		await nolife(['context', file, ...store]);
		expect((await nolife(['runs', ...store])).stdout.toString()).toMatch(/ \S+␛\[2Jname\.log\n$/);
	});
});
