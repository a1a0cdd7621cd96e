import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Found } from '../../../src/core/store/store.ts';

/** An empty folder of this test's own, gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'nolife-test-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** What was found; fails the test if nothing was. */
export function foundIn<T>(found: Found<T>): T {
	if (found.state !== 'found') throw new Error(`not found: ${JSON.stringify(found)}`);
	return found.value;
}

/** Bytes that gzip cannot shrink, the same for the same seed. */
export function noise(size: number, seed = 1): Uint8Array {
	const bytes = new Uint8Array(size);
	let state = seed;
	for (let i = 0; i < size; i++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		bytes[i] = state >>> 24;
	}
	return bytes;
}
