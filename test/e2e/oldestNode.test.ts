import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { installOldestNode } from '../../scripts/host/oldestNode.ts';
import { temporaryFolder } from '../../scripts/host/temporaryFolder.ts';

const execute = promisify(execFile);
const samples = 'test/fixtures';
const names = (await readdir(samples, { withFileTypes: true }))
	.filter((entry) => entry.isFile())
	.map(({ name }) => name);

let oldest: string;
let store: string;

beforeAll(async () => {
	oldest = await installOldestNode();
	store = await temporaryFolder();
});

it.each(names)('the oldest Node of package.json makes the same of %s', async (name) => {
	const file = path.join(samples, name);
	expect(await visible(oldest, file)).toBe(await visible(process.execPath, file));
});

async function visible(node: string, file: string): Promise<string> {
	const { stdout } = await execute(node, ['dist/node/nolife.mjs', 'context', file, '--store', store]);
	return stdout;
}
