import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixture, nolife } from '../support/nolife.ts';

const log = fixture('service.log');

let folder: string;
let store: string[];
let run: {
	readonly runId: string;
	readonly refs: readonly { readonly id: string; readonly lines: number; readonly reason: string }[];
};

async function told(...args: string[]) {
	const { code, stdout, stderr } = await nolife([...args, ...store]);
	return { code, out: stdout.toString(), err: stderr };
}

const json = async (...args: string[]) => JSON.parse((await told(...args, '--json')).out);
const refId = () => run.refs[0]?.id ?? expect.fail();
const today = () => new Date().toISOString().slice(0, 10);
const soon = ['--age', '0.000001'];

beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-retention-'));
	store = ['--store', path.join(folder, 'store')];
	run = await json('analyze', log);
});

afterEach(() => rm(folder, { recursive: true }));

describe('nolife gc', () => {
	test('says what would go, lets it go, and every answer says afterwards that it expired, when, and what it was', async () => {
		const expiring = { runs: [{ runId: run.runId, source: log }] };
		expect(await json('gc', ...soon, '--dry-run')).toMatchObject({ dryRun: true, ...expiring });
		expect((await told('show', refId())).code).toBe(0);
		const { out } = await told('gc', ...soon);
		expect(out).toMatch(
			new RegExp(
				`^${run.runId}  ${today()}  \\S+\\n1 run expired, 1 original and 0 half-written files deleted, [\\d,]+ bytes freed\\n$`,
			),
		);
		const { lines, reason } = run.refs[0] ?? expect.fail();
		expect(await told('show', refId())).toEqual({
			code: 3,
			out: '',
			err: `nolife: ${refId()} expired on ${today()}: ${lines} lines of “${reason}” from ${log}. Reduce the same input again to store it anew.\n`,
		});
		expect((await told('restore', run.runId)).err).toMatch(
			`nolife: ${run.runId} expired on ${today()}: the run over ${log} (`,
		);
		expect((await told('show', 'ctx_00000000')).err).toMatch(/holds no ref ctx_00000000/);
		expect(await json('stats')).toMatchObject({ runs: 0, expiredRuns: 1, expiredRefs: run.refs.length });
	});

	test('takes nothing young, nothing with limits of 0, and nothing pinned', async () => {
		expect(await json('gc')).toMatchObject({ dryRun: false, runs: [], sources: 0 });
		expect(await json('gc', '--age', '0', '--size', '0')).toMatchObject({ runs: [] });
		expect((await told('pin', run.runId)).code).toBe(0);
		expect(await json('gc', ...soon, '--size', '0.000001')).toMatchObject({ runs: [] });
		expect((await told('runs')).out).toMatch(/service\.log {2}pinned\n$/);
		expect((await json('runs'))[0]).toMatchObject({ pinned: true });
		expect((await told('unpin', run.runId)).code).toBe(0);
		expect((await told('runs')).out).toMatch(/service\.log\n$/);
		expect(await json('gc', '--age', '0', '--size', '0.000001')).toMatchObject({ runs: [{ runId: run.runId }] });
	});

	test('takes no limit that is no number', async () => {
		for (const bad of ['-1', 'x', '1e9', '']) {
			const { code, err } = await told('gc', '--age', bad);
			expect({ bad, code }).toEqual({ bad, code: 2 });
			expect(err).toMatch(/Give a number such as 30, or 0 for no limit/);
		}
	});
});

describe('nolife pin', () => {
	test('tells an unknown run from a word that is none', async () => {
		expect(await told('pin', 'run_00000000')).toMatchObject({
			code: 3,
			err: expect.stringMatching(/holds no run run_00000000/),
		});
		expect(await told('pin', '../x')).toMatchObject({ code: 2, err: expect.stringMatching(/is no run/) });
	});
});

describe('nolife stats', () => {
	test('shows what is kept how long, next to what it always showed', async () => {
		await told('pin', run.runId);
		expect(await json('stats')).toMatchObject({
			...{ runs: 1, sources: 1, rawBytes: 19_145, pinned: 1, expiredRuns: 0 },
			limits: { days: 30, megabytes: 1000 },
			oldest: expect.stringMatching(`^${today()}T`),
		});
		const { out } = await told('stats');
		expect(out).toMatch(
			/\npinned +1 run\nexpired +0 runs, 0 refs\non disk +[\d,]+ bytes\noldest +\S+Z\nlimits +30 days, 1,000 MB/,
		);
	});
});

describe('nolife forget', () => {
	test('deletes the runs that are named, and says which it does not know', async () => {
		const { code, err } = await told('forget', run.runId, 'run_00000000');
		expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/holds no run run_00000000/) });
		expect((await told('show', refId())).err).toMatch(/holds no ref/);
		expect((await told('forget', run.runId)).code).toBe(3);
		expect((await json('analyze', log)).runId).toBe(run.runId);
		expect((await told('show', refId())).code).toBe(0);
	});

	test('says what went: a run by its name, several by their number', async () => {
		expect(await told('forget', run.runId)).toEqual({
			code: 0,
			out: '',
			err: `nolife: Forgot ${run.runId} (${log}).\n`,
		});
		const again = [await json('analyze', log), await json('analyze', fixture('crash.txt'))];
		const { code, err } = await told('forget', ...again.map(({ runId }) => runId));
		expect({ code, err }).toEqual({ code: 0, err: 'nolife: Forgot 2 runs.\n' });
	});

	test('of a run that expired says its id', async () => {
		await told('gc', ...soon);
		expect((await told('forget', run.runId)).err).toBe(`nolife: Forgot ${run.runId}.\n`);
	});

	test('says in its help what --yes is for', async () => {
		expect((await told('forget', '--help')).out).toMatch(/--yes +with --all: do not ask/);
	});

	test('takes either runs or --all', async () => {
		expect((await told('forget')).code).toBe(2);
		expect((await told('forget', run.runId, '--all')).code).toBe(2);
	});

	test('of everything needs --yes where nobody can be asked', async () => {
		expect(await told('forget', '--all')).toMatchObject({ code: 2, err: expect.stringMatching(/give --yes/) });
		expect((await told('show', refId())).code).toBe(0);
		expect(await told('forget', '--all', '--yes')).toEqual({
			code: 0,
			out: '',
			err: 'nolife: Forgot 1 run.\n',
		});
		expect(await json('runs')).toEqual([]);
		expect((await told('show', refId())).code).toBe(3);
	});

	const hasScript = spawnSync('script', ['--version']).status === 0;
	test.runIf(hasScript)('of everything asks on a terminal, and does nothing unless told so', async () => {
		const ask = (answer: string) => {
			const command = `${process.execPath} ${path.resolve('dist/node/nolife.mjs')} forget --all ${store.join(' ')}`;
			return spawnSync('script', ['-qec', command, '/dev/null'], { input: `${answer}\n`, encoding: 'utf8' }).stdout;
		};
		expect(ask('')).toMatch(/Forget everything in .*\? 1 run and their originals cannot be brought back\. \[y\/N\]/);
		expect(await json('runs')).toHaveLength(1);
		ask('y');
		expect(await json('runs')).toEqual([]);
	});

	test.runIf(hasScript).each([
		['Ctrl-C', '\x03'],
		['Ctrl-D', '\x04'],
	])('of everything takes %s at the question for a no', async (_, key) => {
		const command = `${process.execPath} ${path.resolve('dist/node/nolife.mjs')} forget --all ${store.join(' ')}`;
		const child = spawn('script', ['-qec', command, '/dev/null']);
		let out = '';
		child.stdout.on('data', (chunk) => {
			const wasAsked = out.includes('[y/N]');
			out += chunk;
			if (!wasAsked && out.includes('[y/N]')) child.stdin.write(key);
		});
		const [code] = await once(child, 'close');
		expect({ code, said: out.split('\n').at(-2)?.trim() }).toEqual({ code: 0, said: 'nolife: Nothing was forgotten.' });
		expect(await json('runs')).toHaveLength(1);
	});
});

describe('nolife export and import', () => {
	test('bring runs elsewhere, with their originals', async () => {
		const file = path.join(folder, 'runs.tar');
		expect(await told('export', run.runId, '--output', file)).toEqual({
			code: 0,
			out: '',
			err: `nolife: 1 run written to ${file}.\n`,
		});
		const elsewhere = ['--store', path.join(folder, 'elsewhere')];
		const { code, stdout, stderr } = await nolife(['import', file, ...elsewhere]);
		expect({ code, out: stdout.toString(), err: stderr }).toEqual({
			code: 0,
			out: `${run.runId}\n`,
			err: 'nolife: 1 run taken in.\n',
		});
		expect((await nolife(['restore', run.runId, ...elsewhere])).stdout.equals(await readFile(log))).toBe(true);
		expect((await nolife(['import', file, ...elsewhere])).stderr).toBe('nolife: 0 runs taken in, 1 there already.\n');
		await nolife(['forget', run.runId, ...elsewhere]);
		expect(await nolife(['import', file, ...elsewhere])).toMatchObject({
			code: 1,
			stderr: `nolife: The run ${run.runId} was forgotten here and is not taken in: reduce its source again to store it anew.\nnolife: 0 runs taken in.\n`,
		});
		await nolife(['analyze', log, ...elsewhere]);
		expect(await nolife(['restore', run.runId, ...elsewhere])).toMatchObject({ code: 0 });
	});

	test('of all runs at once, or of those named', async () => {
		await told('context', fixture('payment-response.json'));
		const file = path.join(folder, 'all.tar');
		expect((await told('export', '--all', '--output', file)).err).toBe(`nolife: 2 runs written to ${file}.\n`);
		expect((await told('export', '--output', file)).code).toBe(2);
		expect((await told('export', 'run_00000000', '--output', file)).code).toBe(3);
	});

	test('say what is wrong with a file, and leave nothing behind', async () => {
		for (const [file, why] of [
			[log, /cannot be read as an export of runs|holds what no export/],
			[path.join(folder, 'none.tar'), /cannot be read as an export of runs \(ENOENT/],
			[folder, /cannot be read as an export of runs \(EISDIR/],
		] as const) {
			expect(await told('import', file)).toMatchObject({ code: 3, err: expect.stringMatching(why) });
		}
		expect((await readdir(path.join(folder, 'store'))).filter((name) => name.startsWith('.'))).toEqual([]);
	});
});

test('a store inside the workspace, if it is chosen, is one that Git ignores', async () => {
	await nolife(['context', log, '--store', '.nolife'], { cwd: folder });
	expect(await readFile(path.join(folder, '.nolife', '.gitignore'), 'utf8')).toBe('*\n');
});
