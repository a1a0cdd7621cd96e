import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentTypeTable } from '../../../src/core/contentTypes.ts';
import { PlanBuilder } from '../../../src/core/edits/plan.ts';
import { expandText } from '../../../src/core/refs/expandText.ts';
import { runView } from '../../../src/core/refs/runView.ts';
import { noRules } from '../../../src/core/rules/rules.ts';
import type { Reduction } from '../../../src/core/run.ts';
import { checkSignals } from '../../../src/core/signals/check.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { loadSource } from '../../../src/core/source/source.ts';
import { judgeSignals } from '../../../src/core/stages/judgeSignals.ts';
import type { MeasuredVisible } from '../../../src/core/stages/state.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { running } from '../support/running.ts';
import { foundIn, temporaryFolder } from '../support/storing.ts';
import { maintainedSamples, ownSamples, random } from './support/samples.ts';

const key = `AKIA${random(16, 3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`;
const password = `${random(12, 5)}7`;
const mask = /\[secret:[\w-]+ #ref:ctx_[0-9a-f]{8,64}\]/g;

const noise = (lines: number) =>
	Array.from(
		{ length: lines },
		(_, i) => `2026-01-01T00:00:${10 + (i % 50)}Z INFO request ${i} took ${i % 7} ms\n`,
	).join('');

const stage = ({ trace }: Reduction, name: string) => trace.find((row) => row.stage === name)?.detail;
const secretsOf = ({ run }: Reduction) => run.refs.filter(({ secret }) => secret !== undefined);

/** All that is told of a run without being asked for a secret, and what its ordinary refs hold. */
async function told(reduction: Reduction, folder: string): Promise<string> {
	const { run, trace } = reduction;
	const store = openNodeStore(folder);
	const contents: string[] = [];
	for (const { id, secret } of run.refs)
		if (secret === undefined) contents.push(Buffer.from(foundIn(await store.content(id)).bytes).toString());
	const listed = [await store.runs(), await store.refs()];
	store.close();
	const source = loadSource(run.source.name, new Uint8Array(0), { sha256 });
	const view = {
		...runView({ ...reduction, run: { ...run, refs: [] } }, source, false),
		refs: run.refs.map(({ spans: _, ...ref }) => ref),
	};
	return (
		JSON.stringify([run.text, run.reasons, run.signal, trace, run.evidence, run.notes, view, listed]) +
		contents.join('\n')
	);
}

describe('a source with secrets', () => {
	const log = `${noise(200)}ERROR login of ${key} failed\n${noise(200)}WARN postgres://app:${password}@db/x and ${key}\n`;

	it('shows a mask for each place, and everything comes back', async () => {
		const reduction = await running(log);
		const { run, recovery } = reduction;
		expect(run.text.match(mask)).toHaveLength(3);
		expect(stage(reduction, 'SECRETS')).toBe('3 masked: aws-key 2, password 1');
		expect(secretsOf(reduction).map(({ secret, places, preview }) => [secret, places, preview])).toEqual([
			['aws-key', 2, ''],
			['password', 1, ''],
		]);
		expect(recovery).toEqual({ pass: true, refs: run.refs.length, source: true });
		expect(run.signal.pass).toBe(true);
	});

	it('gives each secret back by its own ref, in a later handle too', async () => {
		const folder = await temporaryFolder();
		const [aws, pass] = secretsOf(await running(log, { folder }));
		const store = openNodeStore(folder);
		const content = async (id = '') => Buffer.from(foundIn(await store.content(id)).bytes).toString();
		expect(await content(aws?.id)).toBe(key + key);
		expect(await content(pass?.id)).toBe(password);
		expect((await store.refs()).filter(({ secret }) => secret).map(({ secret }) => secret)).toEqual([
			'aws-key',
			'password',
		]);
		expect((await store.runs())[0]).toMatchObject({ secrets: 2 });
		store.close();
	});

	it('has other ids in another store, the same in the same', async () => {
		const folder = await temporaryFolder();
		const ids = async (where?: string) =>
			secretsOf(await running(log, where ? { folder: where } : {})).map(({ id }) => id);
		expect(await ids(folder)).toEqual(await ids(folder));
		expect(await ids(folder)).not.toEqual(await ids());
	});

	it('is read back the same from its file', async () => {
		const folder = await temporaryFolder();
		const { run } = await running(log, { folder });
		const store = openNodeStore(folder);
		expect(foundIn(await store.run(run.id))).toEqual(run);
		store.close();
	});

	it('shows them if asked to, and says so', async () => {
		const reduction = await running(log, { secrets: 'show' });
		expect(reduction.run.text).toContain(key);
		expect(stage(reduction, 'SECRETS')).toBe('off');
		expect(secretsOf(reduction)).toEqual([]);
	});

	it('masks them also where it is kept visible', async () => {
		const at = log.indexOf(key);
		const { run } = await running(log, { keep: [[at - 4, at + 30]] });
		expect(run.text).not.toContain(key);
		expect(run.text.match(mask)).toHaveLength(3);
	});

	it('masks them also in a source that is shown as it is', async () => {
		const reduction = await running(`\0\x01\x02\x03\x04\x05\x06${key}\0\0\0\0\0\0\0`);
		expect(reduction.run.notes.map(({ english }) => english)).toContain('The source is binary: it is shown as it is.');
		expect(reduction.run.text).not.toContain(key);
		expect(reduction.recovery.pass).toBe(true);
	});

	it('says that there are none', async () => {
		expect(stage(await running(noise(3)), 'SECRETS')).toBe('none found');
	});

	it('is not changed by a second reduction of the visible text', async () => {
		const short = `password=${password}\n`;
		const { run } = await running(short);
		expect((await running(run.text)).run.text).toBe(run.text);
	});
});

describe('a secret', () => {
	it('is masked in every place, also where nothing gives it away', async () => {
		const { run } = await running(`DB_PASSWORD=${password}\ntried ${password} again\n`);
		expect(run.text.match(mask)).toHaveLength(2);
		expect(run.text).not.toContain(password);
	});

	it('that is a planted signal stands as a mask; what holds one likewise', async () => {
		const source = `${noise(200)}INFO took key ${key} for it\n${noise(200)}`;
		const { run } = await running(source, { signals: [key, `took key ${key} for`] });
		expect(run.signal).toMatchObject({ pass: true, expected: 2, missing: [], notInSource: [] });
		expect(run.text).toContain('took key [secret:aws-key #ref:');
	});

	it('is not told by a verdict', async () => {
		const reduction = await running(`login ${key}\n`, { signals: [`logout ${key}`] });
		expect(reduction.run.signal.notInSource).toEqual(['logout [secret:aws-key]']);
	});

	it('is not told by what its detector and its reducer say', async () => {
		const planOf = (text: string) => {
			const plan = new PlanBuilder();
			plan.edit(plan.omission(`as before ${password}`), 0, text.indexOf('PASSWORD'));
			return plan.build();
		};
		const detect = vi.spyOn(contentTypeTable.log, 'detect');
		const reduce = vi.spyOn(contentTypeTable.log, 'reduce');
		onTestFinished(() => [detect, reduce].forEach((each) => void each.mockRestore()));
		detect.mockReturnValue({ confidence: 1, evidence: `it says ${password}` });
		reduce.mockImplementation(({ text }) => planOf(text));
		const { run } = await running(`${noise(100)}PASSWORD=${password}\n`);
		expect(run.evidence).toEqual(['it says [secret:password]']);
		expect(run.trace[1]?.detail).toMatch(/^log 0\.95: it says \[secret:password\]$/);
		expect(run.reasons.map(({ reason }) => reason)).toContain('as before [secret:password]');
		expect(run.text).not.toContain(password);
	});

	it.each([0, 190])('is not told by a verdict of what is missing, also where it is cut off (%d)', (before) => {
		const text = `${'.'.repeat(before)}${key} was refused${'.'.repeat(200)}`;
		const masks = {
			spans: Int32Array.of(before, before + key.length),
			secret: Int32Array.of(0),
			quoted: Int32Array.of(0),
			kinds: ['aws-key'],
		};
		const rendered = { text: '', shown: new Int32Array(0), masked: new Int32Array(0) };
		const judged = judgeSignals({
			source: { text },
			criticals: [{ start: 0, end: text.length }],
			options: { signals: [] },
			applied: { rendered },
			masks,
		} as unknown as MeasuredVisible);
		const [missing = ''] = judged.state.signal.missing;
		expect(missing).toHaveLength(200);
		expect(missing).toContain('[secret:');
		expect(missing).not.toContain(key.slice(0, 5));
	});

	it('with colours in it is masked with them', async () => {
		const coloured = `${key.slice(0, 8)}\x1b[31m${key.slice(8)}\x1b[0m`;
		const { run, recovery } = await running(`login ${coloured} ok\n${noise(50)}`);
		expect(run.text).toContain('login [secret:aws-key #ref:');
		expect(run.text).not.toContain(key.slice(0, 8));
		expect(run.text).not.toContain(key.slice(8));
		expect(recovery.pass).toBe(true);
	});

	it('leaves a text that is longer only by its mask with exactly that', async () => {
		const { run } = await running('PASSWORD=hunter2!\n');
		expect(run.text.replace(mask, '?')).toBe('PASSWORD=?\n');
		expect(run.visible.bytes).toBeGreaterThan(run.raw.bytes);
	});

	it('is not held against a reduction: sizes are compared with the masks on both sides', async () => {
		const secrets = Array.from({ length: 60 }, (_, i) => `PASSWORD=hunter${10 + i}!\n`).join('');
		const { run } = await running(noise(30) + secrets, {
			keep: [[noise(30).length, noise(30).length + secrets.length]],
		});
		expect(run.visible.bytes).toBeGreaterThan(run.raw.bytes);
		expect(run.refs.some(({ secret }) => secret === undefined)).toBe(true);
	});

	it('does not keep the rest from being reduced', async () => {
		const { run } = await running(`${noise(60)}PASSWORD=hunter2!\n`.repeat(3));
		expect(run.visible.bytes).toBeLessThan(run.raw.bytes / 3);
	});
});

it('a critical string that is a secret is not visible where no mask stands for it', () => {
	const masks = { spans: Int32Array.of(2, 8), secret: Int32Array.of(0), quoted: Int32Array.of(0), kinds: ['token'] };
	const checked = (masked: number[]) =>
		checkSignals({
			text: 'a 123456 b',
			criticals: [{ start: 2, end: 8 }],
			planted: [],
			masks,
			rendered: { text: '', shown: new Int32Array(0), masked: Int32Array.from(masked) },
		}).pass;
	expect([checked([0]), checked([])]).toEqual([true, false]);
});

describe('JSON with secrets', () => {
	const value = {
		name: 'x',
		token: random(32),
		nested: { url: `https://joe:${password}@h.x/`, text: `a\n"${key}"\tb` },
		big: Array(60).fill({ a: 1, b: 'same' }),
	};

	it.each([
		['one value', JSON.stringify(value, null, 2)],
		['on one line', JSON.stringify(value)],
		['lines of it', Array.from({ length: 40 }, () => `${JSON.stringify({ ...value, big: 1 })}\n`).join('')],
		['within a string of it', JSON.stringify({ log: JSON.stringify(value) })],
	])('stays JSON: %s', async (_, source) => {
		const { run, recovery } = await running(source);
		expect(recovery.pass).toBe(true);
		for (const line of source.includes('\n{') ? run.text.trimEnd().split('\n') : [run.text])
			expect(() => JSON.parse(line)).not.toThrow();
		for (const secret of [value.token, password, key]) expect(run.text).not.toContain(secret);
	});

	it('gets a string for a bare value in a line of it', async () => {
		const rules = { ...noRules, secrets: ['4242\\d+'] };
		const { run } = await running('{"pin": 424242}\n{"pin": 4242777}\n', { rules });
		for (const line of run.text.trimEnd().split('\n')) expect(JSON.parse(line).pin).toMatch(/^\[secret:custom /);
	});

	it('gets a string for a bare value that is one, and no mask over its structure', async () => {
		const rules = { ...noRules, secrets: ['4242\\d+', '"b".*"c"'] };
		const { run } = await running('{"pin": 424242, "b": "x\\"y", "c": [true, 4242424]}', { rules });
		const parsed = JSON.parse(run.text);
		expect(parsed.pin).toMatch(/^\[secret:custom #ref:ctx_\w+\]$/);
		expect(Object.values(parsed).at(-1)).toEqual([true, expect.stringMatching(/^\[secret:custom #ref:ctx_\w+\]$/)]);
	});
});

describe('the rules of a person', () => {
	const rules = { ...noRules, secrets: ['acme-[0-9a-z]{6}', 'ticket=(\\w+)'], notSecrets: [password, 'AKIA[A-Z0-9]+'] };
	it('say what is a secret and what is none', async () => {
		const reduction = await running(`a acme-12ab34 ticket=QZ11\nPASSWORD=${password} ${key}\n`, { rules });
		expect(reduction.run.text.replace(mask, '?')).toBe(`a ? ticket=?\nPASSWORD=${password} ${key}\n`);
		expect(stage(reduction, 'SECRETS')).toBe('2 masked: custom 2');
	});
});

describe('expanding', () => {
	const line = (i: number) => `2026-01-01T00:00:${10 + (i % 50)}Z INFO job ${i} used postgres://app:${password}@db/x\n`;
	const source = Array.from({ length: 100 }, (_, i) => line(i)).join('');
	const loaded = loadSource('input', bytesOfText(source), { sha256 });

	it('an ordinary ref shows the masks in it', async () => {
		const { run } = await running(source);
		const ordinary = run.refs.filter(({ secret }) => secret === undefined).map(({ id }) => id);
		const { text } = expandText(run, loaded, new Set(ordinary));
		expect(text).not.toContain(password);
		expect(text.replace(mask, password)).toBe(source);
	});

	it("a secret's own ref shows the secret, and where", async () => {
		const { run } = await running(source);
		const all = expandText(run, loaded, new Set(run.refs.map(({ id }) => id)));
		expect(all.text).toBe(source);
		const own = run.refs.find(({ secret }) => secret !== undefined)?.id;
		const ranges = all.expanded.filter(({ refId }) => refId === own);
		expect(ranges).toHaveLength(100);
		for (const { start, end } of ranges) expect(all.text.slice(start, end)).toBe(password);
	});
});

describe('nothing that is told of any source', () => {
	const samples = [...Object.values(maintainedSamples).flat(), ...ownSamples];
	const lines = fc.oneof(
		fc.constantFrom(...samples).map(([, before, value, after]) => ({ text: `at ${before}${value}${after}`, value })),
		fc
			.constantFrom('ERROR it failed', 'INFO done in 5 ms', '{"a":1}', '+added', '\x1b[31mred\x1b[0m')
			.map((text) => ({ text, value: '' })),
	);

	it.each(['coarse', 'fine'] as const)('holds a secret of it (%s)', async (granularity) => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(lines, fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 12 }),
				async (rows) => {
					const source = rows.map(([{ text }, times]) => `${text}\n`.repeat(times)).join('');
					const folder = await temporaryFolder();
					const reduction = await running(source, { folder, granularity });
					expect(reduction.recovery.pass).toBe(true);
					const all = await told(reduction, folder);
					for (const [{ value }] of rows) if (value) expect(all.includes(value) ? value : '').toBe('');
				},
			),
			{ numRuns: 40 },
		);
	});
});
