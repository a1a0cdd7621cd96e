import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Chunks } from '../core/ports.ts';
import { hasCode } from './fileErrors.ts';

const FILE_MODE = 0o600;

/** Temporary files begin with this; whoever is killed leaves one behind, and nobody reads it. */
export const HIDDEN = '.';
export const TEMPORARY = '.tmp';

/**
 * Writes a file, for its owner alone, that takes the place of one that is there; its name appears when it is whole and all
 * of `others` is done. A reader sees the old file or the new one, never a part; flushes keep that true across power loss.
 */
export async function replaceFile(
	file: string,
	chunks: Chunks,
	others: readonly (Promise<unknown> | undefined)[] = [],
): Promise<void> {
	const temporary = temporaryName(file);
	try {
		await allDone([writeFlushed(temporary, chunks), ...others]);
		await rename(temporary, file);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => undefined);
		throw error;
	}
	await flushFolder(path.dirname(file));
}

/**
 * Likewise, but returns false if there is a file of that name: a link, unlike a rename, never takes its place. Where a disk
 * knows no links, the file itself is made exclusively.
 */
export async function createFile(
	file: string,
	bytes: Uint8Array,
	others: readonly Promise<unknown>[] = [],
): Promise<boolean> {
	const temporary = temporaryName(file);
	try {
		await allDone([writeFlushed(temporary, [bytes]), ...others]);
		await link(temporary, file).catch((error) => {
			if (hasCode(error, 'EEXIST')) throw error;
			return writeFlushed(file, [bytes]);
		});
	} catch (error) {
		if (hasCode(error, 'EEXIST')) return false;
		throw error;
	} finally {
		await rm(temporary, { force: true }).catch(() => undefined);
	}
	await flushFolder(path.dirname(file));
	return true;
}

/** Windows can neither open a folder nor has need to: its journal keeps renames in order. */
export async function flushFolder(folder: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(folder);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

function temporaryName(file: string): string {
	const name = `${HIDDEN}${path.basename(file)}.${randomBytes(6).toString('hex')}${TEMPORARY}`;
	return path.join(path.dirname(file), name);
}

async function writeFlushed(file: string, chunks: Chunks): Promise<void> {
	const handle = await open(file, 'wx', FILE_MODE);
	try {
		await handle.writeFile(chunks);
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Waits for all, whatever becomes of the others; throws what the first of them threw that failed. */
async function allDone(works: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
