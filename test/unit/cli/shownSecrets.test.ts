import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { random } from '../secrets/support/samples.ts';
import { nolife } from '../support/nolife.ts';

const password = `${random(12, 5)}7`;
const lines = Array.from(
	{ length: 40 },
	(_, i) => `2026-01-05T10:00:${10 + i}Z INFO job ${i} opened postgres://app:${password}@db/x\n`,
);

let folder: string;
let ordinary: string;
let secret: string;
let mask: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'nolife-shown-secrets-'));
	const { stdout } = await nolife(['analyze', '-', '--json', '--store', folder], { input: lines.join('') });
	const { refs } = JSON.parse(stdout.toString()) as { refs: { id: string; secret?: string }[] };
	ordinary = refs.find((ref) => ref.secret === undefined)?.id ?? '';
	secret = refs.find((ref) => ref.secret === 'password')?.id ?? '';
	mask = `[secret:password #ref:${secret}]`;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

async function show(...args: string[]): Promise<string> {
	const { code, stdout } = await nolife(['show', ...args, '--store', folder]);
	expect(code).toBe(0);
	return stdout.toString();
}

test('an ordinary ref has masks where the secrets stood, in its lines too', async () => {
	const masked = lines.map((line) => line.replace(password, mask));
	expect(await show(ordinary)).toBe(masked.slice(1).join(''));
	expect(await show(ordinary, '--lines', '3-4')).toBe(masked.slice(2, 4).join(''));
	expect(await show(ordinary, '--grep', 'job 7 .*app:\\[secret:.*\\]@db/x$')).toBe(masked[7]);
	expect(JSON.parse(await show(ordinary, '--json')).passages).toEqual([{ line: 2, text: masked.slice(1).join('') }]);
});

test('the raw bytes of it are its spans joined, as they were hashed and counted', async () => {
	const raw = await show(ordinary, '--raw');
	expect(raw).toBe(lines.slice(1).join('').replaceAll(password, ''));
	expect(raw).toHaveLength(JSON.parse(await show(ordinary, '--json')).bytes);
});

test('a secret is its value, byte for byte and once; raw, as often as it stands in the source', async () => {
	expect(await show(secret)).toBe(password);
	expect(await show(secret, '--raw')).toBe(password.repeat(40));
});
