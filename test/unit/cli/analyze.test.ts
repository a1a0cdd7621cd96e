import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, nolife } from '../support/nolife.ts';

const log = fixture('service.log');
const error = 'ERROR PaymentService line 421: charge for order 48228 failed after 3 attempts';

let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-analyze-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A store of its own for each call, unless it shares one by name. */
let stores = 0;
const store = (name = `store${stores++}`) => ['--store', path.join(folder, name)];

async function analysis(...args: string[]) {
	const { code, stdout, stderr } = await nolife(['analyze', '--json', ...store(), ...args]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
	return JSON.parse(stdout.toString());
}

describe('nolife analyze', () => {
	test('prints one row per stage, where the volume went, the visible text and the refs', async () => {
		const { code, stdout, stderr } = await nolife(['analyze', log, ...store()]);
		const [trace, reasons, visible, refs, waysBack] = stdout.toString().split('\n\n');
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(trace?.split('\n').map((row) => row.slice(0, 15))).toEqual([
			'LOAD         | ',
			'CLASSIFY     | ',
			'MEASURE_RAW  | ',
			'SECRETS      | ',
			'OPTIMIZE     | ',
			'MEASURE_OPT  | ',
			'SIGNAL       | ',
			'RECOVERY     | ',
		]);
		expect(trace).toMatch(/^OPTIMIZE {5}\| log refs=\d+ \| [\d,]+ bytes \| \d+ ms$/m);
		expect(trace).toMatch(/^MEASURE_RAW {2}\| estimate: bytes \/ 4 \| 19,145 bytes, ~4,787 tokens \| \d+ ms$/m);
		expect(reasons).toMatch(
			/^Taken out, by reason:\n( {2}\S.* \| +\d+ places? \| +\d+ lines? \| +[\d,]+ bytes \| +~[\d,]+ tokens\n?)+$/,
		);
		expect(visible).toContain(`Visible text:\n2026-03-14T09:11:58.204Z INFO  Bootstrap checkout-service 4.18.2`);
		expect(visible).toContain(error);
		expect(refs).toMatch(/^Refs:\n(#ref:ctx_[0-9a-f]{8} \| \S.* \| +\d+ lines? \| +~[\d,]+ tokens \| \S.*\n?)+$/);
		const hints = /^nolife (show ctx_[0-9a-f]{8} .*) prints .*; nolife (restore run_[0-9a-f]{8} .*) prints .*\n$/;
		const [, show = '', restore = ''] = hints.exec(waysBack ?? '') ?? [];
		expect((await nolife(show.split(' '))).stdout.toString()).toContain('RequestLogger POST /api/v1/carts/70680/items');
		expect((await nolife(restore.split(' '))).stdout).toEqual(await readFile(log));
	});

	test('says that there was nothing to reduce', async () => {
		const { stdout } = await nolife(['analyze', '-', ...store()], { input: 'all is well\n' });
		expect(stdout.toString()).toContain('\n\nVisible text (nothing to reduce):\nall is well\n\nnolife restore run_');
	});

	test('prints everything as JSON', async () => {
		const bytes = await readFile(log);
		const { trace, refs, reasons, visible, ...rest } = await analysis(log);
		const sum = (key: 'bytes' | 'tokens') =>
			refs.reduce((total: number, ref: Record<typeof key, number>) => total + ref[key], 0);
		expect(rest).toEqual({
			runId: expect.stringMatching(/^run_[0-9a-f]{8}$/),
			source: log,
			type: 'log',
			confidence: expect.any(Number),
			granularity: 'coarse',
			level: 1,
			raw: { bytes: bytes.length, tokens: Math.ceil(bytes.length / 4), lines: 189 },
			markers: { count: refs.length, tokens: expect.any(Number) },
			referenced: { bytes: sum('bytes'), tokens: sum('tokens') },
			saved: 1 - visible.tokens / rest.raw.tokens,
			signal: { pass: true, expected: expect.any(Number), missing: [], restored: expect.any(Number), notInSource: [] },
			recovery: { pass: true, refs: refs.length, source: true },
		});
		expect(visible).toEqual({
			text: expect.stringContaining(error),
			bytes: Buffer.byteLength(visible.text),
			tokens: Math.ceil(Buffer.byteLength(visible.text) / 4),
			lines: visible.text.split('\n').length - 1,
		});
		expect(trace.map(({ stage }: { stage: string }) => stage).join(' ')).toBe(
			'LOAD CLASSIFY MEASURE_RAW SECRETS OPTIMIZE MEASURE_OPT SIGNAL RECOVERY',
		);
		for (const row of trace) {
			expect(row).toMatchObject({ detail: expect.any(String), ms: expect.any(Number) });
			expect(String(row.ms)).toMatch(/^\d+(\.\d)?$/);
		}
		for (const row of reasons) expect(Object.keys(row)).toEqual(['reason', 'places', 'bytes', 'tokens', 'lines']);
		expect(refs.length).toBeGreaterThan(0);
	});

	test('gives the spans of a ref in bytes of the file', async () => {
		const file = path.join(folder, 'umlauts.log');
		const line = (i: number) =>
			`2026-03-14T09:00:${10 + (i % 50)}Z INFO Prüfung größer als üblich, Auftrag ${1000 + i}\n`;
		await writeFile(file, `\ufeff${Array.from({ length: 200 }, (_, i) => line(i)).join('')}`);
		const bytes = await readFile(file);
		const { refs } = await analysis(file);
		expect(refs.length).toBeGreaterThan(0);
		for (const ref of refs) {
			const content = Buffer.concat(ref.spans.map(([start, end]: [number, number]) => bytes.subarray(start, end)));
			expect(content.length).toBe(ref.bytes);
			expect(content.toString().startsWith(ref.preview)).toBe(true);
			expect(ref.marker).toBe(`#ref:${ref.id}`);
		}
	});

	test('says the same whenever it is asked', async () => {
		const timeless = (run: { trace: object[] }) => ({ ...run, trace: run.trace.map((row) => ({ ...row, ms: 0 })) });
		expect(timeless(await analysis(log))).toEqual(timeless(await analysis(log)));
	});

	test('takes type, granularity, tokenizer and signals', async () => {
		const planted = ['--signal', 'order 48224:', '--signal', 'order 48226:'];
		const chosen = ['--type', 'log', '--granularity', 'fine', '--tokenizer', 'o200k_base', '--level', '1'];
		const run = await analysis(log, ...chosen, ...planted);
		expect(run).toMatchObject({ type: 'log', confidence: 1, granularity: 'fine', signal: { pass: true } });
		expect(run.raw.tokens).not.toBe(Math.ceil(run.raw.bytes / 4));
		expect(run.refs.length).toBeGreaterThan((await analysis(log)).refs.length);
		for (const order of [48224, 48226]) expect(run.visible.text).toContain(`charge confirmed for order ${order}:`);
	});

	test('says which planted signals the source does not hold', async () => {
		const { code, stderr, stdout } = await nolife(['analyze', log, '--json', '--signal', 'line 422', ...store()]);
		expect(code).toBe(0);
		expect(stderr).toBe('nolife: The signal "line 422" does not stand in the source: check its spelling.\n');
		expect(JSON.parse(stdout.toString()).signal).toMatchObject({ pass: true, notInSource: ['line 422'] });
	});

	test('reads stdin', async () => {
		const { stdout } = await nolife(['analyze', '-', '--json', ...store()], { input: await readFile(log) });
		expect(JSON.parse(stdout.toString())).toMatchObject({ source: 'stdin', type: 'log', raw: { bytes: 19_145 } });
	});

	test('keeps its store where it is told to, else where the environment says', async () => {
		const chosen = path.join(folder, 'chosen');
		const fromEnvironment = path.join(folder, 'environment');
		const env = { NOLIFE_STORE: fromEnvironment };
		const { stdout } = await nolife(['analyze', log, '--json', '--store', chosen], { env });
		const { runId } = JSON.parse(stdout.toString());
		expect((await nolife(['restore', runId, '--store', chosen])).code).toBe(0);
		expect((await nolife(['restore', runId], { env })).code).toBe(3);
		await nolife(['context', log], { env });
		expect((await nolife(['restore', runId], { env })).code).toBe(0);
	});
});

describe('nolife context', () => {
	test('prints the visible text alone', async () => {
		const { visible } = await analysis(log);
		const { code, stdout, stderr } = await nolife(['context', log, ...store()]);
		expect({ code, stderr, text: stdout.toString() }).toEqual({ code: 0, stderr: '', text: visible.text });
	});

	test('prints bytes that are no UTF-8 as they are', async () => {
		const bytes = Buffer.from('caf\xe9 \xff\xfe is Latin-1: gr\xfc\xdfe\n', 'latin1');
		const { stdout } = await nolife(['context', '-', ...store()], { input: bytes });
		expect(stdout.equals(bytes)).toBe(true);
	});

	test('prints UTF-16 as UTF-8', async () => {
		const bytes = Buffer.from('\ufeffGrüße 🙂\r\n', 'utf16le');
		const { stdout } = await nolife(['context', '-', ...store()], { input: bytes });
		expect(stdout.toString()).toBe('Grüße 🙂\r\n');
	});
});
