import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pem, random } from '../secrets/support/samples.ts';
import { nolife } from '../support/nolife.ts';
import { temporaryFolder } from '../support/storing.ts';

const token = `ghp_${random(36, 3)}`;
const password = `${random(9, 4)}!7`;
const bearer = random(40, 5);
const key = pem();
const values = [token, password, bearer, ...key.split('\n').slice(1, -1)];

const rows = (line: (i: number) => string) => Array.from({ length: 60 }, (_, i) => line(i)).join('\n');
const noise = rows((i) => `2026-03-14T09:00:${10 + (i % 50)}Z INFO request ${1000 + i} answered in ${i} ms`);
const facts = [
	`ERROR cannot reach postgres://app:${password}@db:5432/main`,
	`WARN curl -H "Authorization: Bearer ${bearer}" https://api.example.org gave 401`,
	`INFO pushing with ${token}`,
];

/** The same secrets in sources of several types. */
const sources: Readonly<Record<string, string>> = {
	'service.log': `${noise}\n${facts.join('\n')}\n${noise}\n${facts.join('\n')}\n${key}\n`,
	'one.json': JSON.stringify({
		items: Array.from({ length: 40 }, (_, i) => ({ i, token, password, message: facts[i % 3], key })),
	}),
	'screen.txt': `\u001b[32m$\u001b[0m deploy\n${facts.map((fact) => `\u001b[31m${fact}\u001b[0m`).join('\n')}\n${token.slice(0, 12)}\u001b[1m${token.slice(12)}\u001b[0m\n${key}\n`,
};

interface Ref {
	readonly id: string;
	readonly secret?: string;
}

interface Shown {
	readonly runId: string;
	readonly refs: readonly Ref[];
	readonly trace: readonly { readonly stage: string; readonly detail: string }[];
}

/** Processes at a time. */
const AT_ONCE = 4;

/** So many characters of a secret in a row give it away. */
const PIECE = 10;
const pieces = values.flatMap((value) => [value.slice(0, PIECE), value.slice(-PIECE)]);

/** Which secrets stand in what a command printed. */
const told = ({ stdout, stderr }: Awaited<ReturnType<typeof nolife>>) => {
	const all = stdout.toString('latin1') + stderr;
	return pieces.filter((piece) => all.includes(piece));
};

/** A store over one of the sources, and what `analyze --json` said of it. */
async function analyzed(name: string) {
	const folder = await temporaryFolder();
	const file = path.join(folder, name);
	await writeFile(file, sources[name] ?? '');
	const call = (...args: string[]) => nolife([...args, '--store', path.join(folder, 'store')]);
	const whole = await call('analyze', file, '--json');
	const shown: Shown = JSON.parse(whole.stdout.toString());
	const refs: Ref[] = JSON.parse((await call('refs', '--json')).stdout.toString());
	const own = refs.filter(({ secret }) => secret !== undefined);
	const ordinary = refs.filter(({ secret }) => secret === undefined);
	return { ...shown, folder, file, call, whole, own, ordinary };
}

describe('secrets in a source', () => {
	test.each(Object.keys(sources))('(%s) are told by the two ways alone that ask for them', async (name) => {
		const { call, file, whole, own, ordinary, runId, trace } = await analyzed(name);
		expect(own.length).toBeGreaterThanOrEqual(4);
		expect(trace.find(({ stage }) => stage === 'SECRETS')?.detail).toMatch(/^\d+ masked: /);
		expect(told(whole)).toEqual([]);
		expect(told(await call('analyze', file, '--granularity', 'fine'))).toEqual([]);
		for (const { id } of ordinary.slice(0, 1))
			for (const flags of [[], ['--json']]) expect(told(await call('show', id, ...flags)), id).toEqual([]);
		const contents = await Promise.all(own.map(async ({ id }) => (await call('show', id)).stdout.toString()));
		for (const piece of pieces)
			expect(
				contents.some((content) => content.includes(piece)),
				piece,
			).toBe(true);
		expect((await call('restore', runId)).stdout.toString()).toBe(sources[name]);
	});

	test('are told by no other command, and by no error', async () => {
		const { folder, call, file, own, ordinary, runId } = await analyzed('service.log');
		const commands: string[][] = [
			['context', file],
			['context', file, '--granularity', 'fine'],
			['analyze', file, '--secrets', 'mask', '--signal', `with ${token}`, '--signal', password],
			...['refs', 'runs', 'stats', 'gc'].flatMap((command) => [[command], [command, '--json']]),
			...ordinary.slice(0, 1).flatMap(({ id }) => [
				['show', id, '--masks'],
				['show', id, '--lines', '1-9999'],
				['show', id, '--grep', '.'],
			]),
			['show', 'ctx_00000000'],
			['restore', 'run_00000000'],
			['show', own[0]?.id ?? '', '--grep', '('],
			['analyze', file, '--type', 'nonsense'],
			['export', path.join(folder, 'out.tar'), runId],
		];
		const quiet = async (command: readonly string[]) =>
			expect(told(await call(...command)), command.join(' ')).toEqual([]);
		for (let i = 0; i < commands.length; i += AT_ONCE) await Promise.all(commands.slice(i, i + AT_ONCE).map(quiet));
		expect(told(await call('context', file, '--secrets', 'show'))).toEqual(expect.arrayContaining(pieces.slice(0, 6)));
	});
});

test('a damaged store is told of without the secrets in it', async () => {
	const folder = await temporaryFolder();
	const store = path.join(folder, 'store');
	const file = path.join(folder, 'service.log');
	await writeFile(file, sources['service.log'] ?? '');
	const { stdout } = await nolife(['analyze', file, '--json', '--store', store]);
	const { runId, refs }: Shown = JSON.parse(stdout.toString());
	for (const below of ['runs', 'sources'])
		for (const each of await readdir(path.join(store, below))) {
			const bytes = await readFile(path.join(store, below, each));
			bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
			await writeFile(path.join(store, below, each), bytes);
		}
	for (const command of [['refs'], ['runs'], ['stats'], ['restore', runId], ['show', refs[0]?.id ?? '']]) {
		const ended = await nolife([...command, '--store', store]);
		expect(told(ended), command.join(' ')).toEqual([]);
		expect(ended.stderr, command.join(' ')).toMatch(/^nolife: /);
	}
});
