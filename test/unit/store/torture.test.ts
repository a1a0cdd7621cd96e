import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../../scripts/torture.mjs');

test('processes killed at random moments leave all they reported, whole, and nothing torn', async () => {
	const { stdout } = await promisify(execFile)(process.execPath, [script, '--kills', '8', '--seed', '20260314']);
	const [, puts, complaints] = /^8 kills, (\d+) puts that had returned, (\d+) complaints/m.exec(stdout) ?? [];
	expect(Number(puts)).toBeGreaterThan(8);
	expect(complaints).toBe('0');
}, 120_000);
