import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pem, random } from '../secrets/support/samples.ts';
import { nolife } from '../support/nolife.ts';

const password = `${random(12, 5)}7`;
const cookie = random(32, 8);
const token = `ghp_${random(36, 3)}`;

const rows = <T>(count: number, row: (i: number) => T) => Array.from({ length: count }, (_, i) => row(i));
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const second = (i: number) => `2026-01-05T10:00:${10 + (i % 50)}Z`;
const openedWith = (value: string, i: number) => `${second(i)} INFO job ${i} opened postgres://app:${value}@db/x`;
const opened = rows(40, (i) => openedWith(password, i));

/** In each, secrets stand within what is folded; one stands in many places, and some stand nowhere else. */
const sources: Readonly<Record<string, string>> = {
	log: text([
		...opened,
		openedWith(`${random(12, 6)}7`, 40),
		`${second(1)} ERROR job 7 failed`,
		...rows(30, (i) => `${second(i)} DEBUG pushed ${i} with ${token}${i % 5 ? '' : ` and ${password}`}`),
	]),
	JSON: JSON.stringify(
		{
			error: 'declined',
			items: rows(30, (i) => ({ id: i, state: 'ok', password, login: `https://joe:${password}@h.x/${i}` })),
			debug: { key: pem(), headers: rows(20, (i) => `x-${i}: ${token}`) },
		},
		null,
		1,
	),
	recording: JSON.stringify({
		log: {
			entries: rows(30, (i) => ({
				startedDateTime: second(i),
				request: {
					method: 'GET',
					url: `https://x.example/${i}`,
					headers: [
						{ name: 'Accept', value: '*/*' },
						{ name: 'Cookie', value: `lang=en; sid=${cookie}` },
					],
					cookies: [
						{ name: 'lang', value: 'en' },
						{ name: 'sid', value: cookie },
						{ name: 'csrf', value: random(24, 7 + (i % 9)) },
					],
				},
				response: {
					status: i === 20 ? 500 : 200,
					headers: [{ name: 'set-cookie', value: `sid=${cookie}; Path=/` }],
					content: { text: `body ${'of many words '.repeat(40)}` },
				},
			})),
		},
	}),
	diff: text([
		...['diff --git a/package-lock.json b/package-lock.json', '--- a/package-lock.json', '+++ b/package-lock.json'],
		'@@ -1,30 +1,30 @@',
		...rows(60, (i) => `${i % 2 ? '+' : '-'} "url": "https://joe:${password}@r.example/p${i >> 1}-${i}.tgz",`),
		...['diff --git a/src/a.ts b/src/a.ts', '--- a/src/a.ts', '+++ b/src/a.ts', '@@ -1,41 +1,41 @@'],
		...rows(40, (i) => ` const a${i} = push(${i}, '${i === 20 ? token : 'x'}');`),
		...['-const key = 1;', '+const key = 2;'],
	]),
};

interface Listed {
	readonly id: string;
	readonly runId: string;
	readonly marker: string;
	readonly reason: string;
	readonly spans: readonly (readonly [number, number])[];
	readonly bytes: number;
	readonly tokens: number;
	readonly secret?: string;
	readonly secrets?: readonly string[];
}

interface Analysis {
	readonly runId: string;
	readonly visible: { readonly text: string };
	readonly refs: readonly Listed[];
	readonly referenced: { readonly bytes: number; readonly tokens: number };
	readonly reasons: readonly { readonly bytes: number; readonly tokens: number }[];
	readonly recovery: { readonly refs: number };
}

let root: string;

beforeAll(async () => {
	root = await mkdtemp(path.join(tmpdir(), 'nolife-shown-secrets-'));
});

afterAll(() => rm(root, { recursive: true }));

/** A source reduced into a store of its own. */
async function analyzed(source: string, granularity: string) {
	const folder = await mkdtemp(path.join(root, 'run-'));
	const file = path.join(folder, 'source.txt');
	await writeFile(file, source);
	const call = (...args: string[]) => nolife([...args, '--store', path.join(folder, 'store')]);
	const json = async (...args: string[]) => JSON.parse((await call(...args, '--json')).stdout.toString());
	const run: Analysis = await json('analyze', file, '--granularity', granularity);
	const all: Listed[] = await json('refs');
	const bytes = Buffer.from(source);
	const cut = ({ spans }: Listed) => Buffer.concat(spans.map(([start, end]) => bytes.subarray(start, end)));
	return { bytes, file, call, run, all, cut };
}

const cases = Object.keys(sources).flatMap((name) => ['coarse', 'fine'].map((granularity) => [name, granularity]));

describe.each(cases)('secrets within what is left out (%s, %s)', (name, granularity) => {
	let made: Awaited<ReturnType<typeof analyzed>>;
	beforeAll(async () => {
		made = await analyzed(sources[name ?? ''] ?? '', granularity ?? '');
	}, 60_000);

	test('the refs listed are those whose markers stand in the visible text', () => {
		const { all, run } = made;
		const marked = all.filter(({ marker }) => run.visible.text.includes(marker)).map(({ id }) => id);
		expect(marked.length).toBeLessThan(all.length);
		expect(run.refs.map(({ id }) => id).toSorted()).toEqual(marked.toSorted());
	});

	test('every other ref is a secret that stood in one of these, and counted with them', () => {
		const { all, run } = made;
		const ids = new Set(run.refs.flatMap(({ id, secrets = [] }) => [id, ...secrets]));
		expect([...ids].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
		const sum = (key: 'bytes' | 'tokens', of: readonly Record<typeof key, number>[]) =>
			of.reduce((total, each) => total + each[key], 0);
		for (const counted of [run.reasons, all])
			expect({ bytes: sum('bytes', counted), tokens: sum('tokens', counted) }).toEqual(run.referenced);
		expect(run.recovery.refs).toBe(all.length);
	});

	test('show prints the spans of every ref joined, and says what that does not tell', async () => {
		const { all, call, cut } = made;
		const shown = await Promise.all(all.map(({ id }) => call('show', id)));
		shown.forEach(({ code, stdout, stderr }, i) => {
			const ref = all[i] as Listed;
			expect([code, stdout.equals(cut(ref))], ref.id).toEqual([0, true]);
			const isWhole = ref.secrets === undefined && (ref.secret === undefined || ref.spans.length === 1);
			expect(stderr, ref.id).toMatch(isWhole ? /^$/ : /^nolife: [^\n]* --masks [^\n]*\n$/);
		});
	}, 60_000);

	test('restore prints the file', async () => {
		const { bytes, call, run } = made;
		expect((await call('restore', run.runId)).stdout.equals(bytes)).toBe(true);
	});
});

test('the text form lists the same refs, and how many secrets stood within them', async () => {
	const { call, file, run } = await analyzed(sources.diff ?? '', 'coarse');
	const [, rows = ''] = (await call('analyze', file)).stdout.toString().split('\nRefs:\n');
	const cells = Array.from(rows.matchAll(/^#ref:(\S+) \| ([^|]*\S) +\|/gm), ([, id, why]) => [id, why]);
	expect(cells).toEqual(run.refs.map(({ id, reason }) => [id, `${reason} (1 secret in it)`]));
});

describe('masks', () => {
	const lines = opened.map((line) => `${line}\n`);
	let show: (...args: string[]) => Promise<{ out: string; err: string }>;
	let ordinary: string;
	let secret: string;
	let masked: string[];

	beforeAll(async () => {
		const { call, run } = await analyzed(lines.join(''), 'coarse');
		show = async (...args) => {
			const { code, stdout, stderr } = await call('show', ...args);
			expect(code).toBe(0);
			return { out: stdout.toString(), err: stderr };
		};
		ordinary = run.refs.find((ref) => ref.secret === undefined)?.id ?? '';
		secret = run.refs.find((ref) => ref.secret === 'password')?.id ?? '';
		masked = lines.map((line) => line.replace(password, `[secret:password #ref:${secret}]`));
	}, 60_000);

	test('stand where the secrets stood if they are asked for, and in lines and passages always', async () => {
		expect(await show(ordinary, '--masks')).toEqual({ out: masked.slice(1).join(''), err: '' });
		expect(await show(ordinary, '--lines', '3-4')).toEqual({ out: masked.slice(2, 4).join(''), err: '' });
		expect((await show(ordinary, '--grep', 'job 7 .*app:\\[secret:.*\\]@db/x$')).out).toBe(masked[7]);
		expect(JSON.parse((await show(ordinary, '--json')).out)).toMatchObject({
			secrets: [secret],
			passages: [{ line: 2, text: masked.slice(1).join('') }],
		});
	});

	test('not asked for, are told of', async () => {
		expect(await show(ordinary)).toEqual({
			out: lines.slice(1).join('').replaceAll(password, ''),
			err: `nolife: ${ordinary} is printed without 1 secret that stood in it: --masks prints a mask where one stood.\n`,
		});
	});

	test('asked for, a secret is printed once', async () => {
		expect(await show(secret)).toEqual({
			out: password.repeat(40),
			err: `nolife: ${secret} is printed for each of its 40 places: --masks prints it once.\n`,
		});
		expect(await show(secret, '--masks')).toEqual({ out: password, err: '' });
	});
});
