import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, nolife } from '../support/nolife.ts';

const log = fixture('service.log');

interface Analysis {
	readonly runId: string;
	readonly source: string;
	readonly type: string;
	readonly granularity: string;
	readonly level: number;
	readonly raw: { readonly tokens: number };
	readonly visible: { readonly tokens: number };
	readonly saved: number;
	readonly refs: readonly { readonly id: string }[];
}

let folder: string;
let store: string[];
let first: Analysis;
let second: Analysis;

async function json(...args: string[]) {
	return JSON.parse((await nolife([...args, '--json', ...store])).stdout.toString());
}

async function lines(...args: string[]): Promise<string[]> {
	const { code, stdout, stderr } = await nolife([...args, ...store]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
	return stdout.toString().split('\n').slice(0, -1);
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-lists-'));
	store = ['--store', path.join(folder, 'store')];
	first = await json('analyze', log);
	second = await json('analyze', fixture('payment-response.json'), '--tokenizer', 'o200k_base');
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

describe('nolife runs', () => {
	test('lists the newest first', async () => {
		const shape = ({ runId, source, type, granularity, level, raw, saved, refs }: Analysis) => {
			return { runId, source, type, granularity, level, raw, saved, refCount: refs.length, signal: { pass: true } };
		};
		expect(await json('runs')).toMatchObject([shape(second), shape(first)]);
		const rows = await lines('runs');
		expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual([second.runId, first.runId]);
		expect(rows[1]).toMatch(/ {2}log {2,}8\d\.\d % of 19,145 bytes {2,}\d+ refs {2}\S+service\.log$/);
	});
});

describe('nolife refs', () => {
	test('lists every ref with its spans', async () => {
		const whole = ({ runId, source, refs }: Analysis) => refs.map((ref) => ({ ...ref, runId, source }));
		const listed: { id: string }[] = await json('refs');
		const expected = [...whole(second), ...whole(first)];
		const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
		expect(listed.toSorted(byId)).toEqual(expected.toSorted(byId));
	});

	test('calls estimates by their name', async () => {
		const rows = await lines('refs');
		expect(rows).toHaveLength(first.refs.length + second.refs.length);
		for (const row of rows) expect(/ ~[\d,]+ tokens? /.test(row)).toBe(row.includes(first.runId));
	});
});

describe('nolife stats', () => {
	test('sums up', async () => {
		const tokens = (key: 'raw' | 'visible') => [first, second].reduce((sum, run) => sum + run[key].tokens, 0);
		expect(await json('stats')).toMatchObject({
			runs: 2,
			refs: first.refs.length + second.refs.length,
			sources: 2,
			tokensBefore: tokens('raw'),
			tokensAfter: tokens('visible'),
			saved: 1 - tokens('visible') / tokens('raw'),
		});
		const printed = (await lines('stats')).join('\n');
		expect(printed).toMatch(/^store .*\nruns +2 runs\nrefs +\d+ refs\noriginals +2 files, /);
		expect(printed).toMatch(/\nsaved +[\d.]+ %: ~[\d,]+ tokens before, ~[\d,]+ tokens after, as each run counted\n/);
	});
});

describe('a store with a damaged run', () => {
	test('lists the others and says what is missing and what to do', async () => {
		const damaged = path.join(folder, 'damaged');
		await cp(path.join(folder, 'store'), damaged, { recursive: true });
		await rm(path.join(damaged, 'index.sqlite'));
		const [file] = (await readdir(path.join(damaged, 'runs'))).filter((name) => name.startsWith(first.runId));
		await writeFile(path.join(damaged, 'runs', file ?? ''), 'torn');
		const where = ['--json', '--store', damaged];
		for (const list of ['runs', 'refs', 'stats']) {
			const { code, stdout, stderr } = await nolife([list, ...where]);
			expect(stderr).toBe(
				`nolife: 1 run in the store ${damaged} cannot be read (The file runs/${file} of the store is damaged.): ` +
					'reduce the same input again to store it anew.\n',
			);
			expect(code).toBe(0);
			expect(stdout.toString()).not.toContain(first.runId);
			if (list !== 'stats') expect(stdout.toString()).toContain(second.runId);
		}
	});
});

describe('a store that does not exist', () => {
	test('holds nothing', async () => {
		const empty = ['--json', '--store', path.join(folder, 'none')];
		for (const list of ['runs', 'refs']) {
			expect(await nolife([list, ...empty])).toMatchObject({ code: 0, stdout: Buffer.from('[]\n') });
		}
		expect(JSON.parse((await nolife(['stats', ...empty])).stdout.toString())).toMatchObject({ runs: 0, saved: 0 });
	});
});
