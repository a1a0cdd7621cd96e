import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Chunks, Files } from '../core/ports.ts';
import { storeErrorOf } from './fileErrors.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Temporary files begin with this; whoever is killed leaves one behind, and nobody reads it. */
const HIDDEN = '.';
const TEMPORARY = '.tmp';

/** Files below a folder, which need not exist yet: the first write makes it, for its owner alone. */
export function nodeFiles(root: string): Files {
	const at = (relative: string) => path.join(root, relative);
	const guarded = async <T>(work: Promise<T>): Promise<T> => {
		try {
			return await work;
		} catch (error) {
			throw storeErrorOf(error, root);
		}
	};
	return {
		read: (file) => guarded(ifThere(readFile(at(file)))),
		readRange: (file, start, end) => guarded(ifThere(readRange(at(file), start, end))),
		size: (file) => guarded(ifThere(stat(at(file)).then(({ size }) => size))),
		write: (file, chunks, after) => guarded(writeWhole(at(file), chunks, after)),
		create: (file, bytes) => guarded(createWhole(at(file), bytes)),
		link: (paths, folder) => guarded(linkInto(at(folder), paths, at)),
		list: (folder) => guarded(namesIn(at(folder))),
		rename: (from, to) => guarded(isThere(rename(at(from), at(to)))),
		remove: (file) => guarded(rm(at(file), { recursive: true, force: true })),
		sweep: (folder, age) => guarded(sweep(at(folder), Date.now() - age)),
	};
}

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		if (hasCode(error, 'ENOENT')) return undefined;
		throw error;
	}
}

async function isThere(work: Promise<unknown>): Promise<boolean> {
	return (await ifThere(work.then(() => true))) ?? false;
}

function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}

async function namesIn(folder: string): Promise<string[]> {
	const names = (await ifThere(readdir(folder))) ?? [];
	return names.filter((name) => !name.startsWith(HIDDEN));
}

/** Deletes temporary files and folders last changed before a time (milliseconds since 1970). */
async function sweep(folder: string, before: number): Promise<number> {
	const names = (await ifThere(readdir(folder))) ?? [];
	let swept = 0;
	for (const name of names.filter((each) => each.startsWith(HIDDEN) && each.endsWith(TEMPORARY))) {
		const file = path.join(folder, name);
		const found = await ifThere(stat(file));
		if (!found || found.mtimeMs >= before) continue;
		await rm(file, { recursive: true, force: true });
		swept++;
	}
	return swept;
}

async function readRange(file: string, start: number, end: number): Promise<Uint8Array> {
	const handle = await open(file);
	try {
		const bytes = new Uint8Array(end - start);
		let size = 0;
		while (size < bytes.length) {
			const { bytesRead } = await handle.read(bytes, size, bytes.length - size, start + size);
			if (bytesRead === 0) break;
			size += bytesRead;
		}
		return bytes.subarray(0, size);
	} finally {
		await handle.close();
	}
}

/** A reader sees the old file or the new one, never a part; the flush before the rename keeps that true across power loss. */
async function writeWhole(file: string, chunks: Chunks, after?: Promise<unknown>): Promise<void> {
	// It may fail before it is waited for; without this, that would count as unhandled.
	after?.catch(() => undefined);
	const folder = path.dirname(file);
	const touched = await makeFolder(folder);
	const temporary = temporaryName(file);
	try {
		await allDone([writeFlushed(temporary, chunks), ...touched.map(flushFolder), after]);
		await rename(temporary, file);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => undefined);
		throw error;
	}
	await flushFolder(folder);
}

/** A link, unlike a rename, never takes the place of a file; where a disk knows none, the file itself is made exclusively. */
async function createWhole(file: string, bytes: Uint8Array): Promise<boolean> {
	const folder = path.dirname(file);
	const touched = await makeFolder(folder);
	const temporary = temporaryName(file);
	try {
		await allDone([writeFlushed(temporary, [bytes]), ...touched.map(flushFolder)]);
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
	await flushFolder(folder);
	return true;
}

/** Flushes each folder once, not once a file. Whoever deletes one of the files meanwhile wants it gone. */
async function linkInto(folder: string, paths: readonly string[], at: (path: string) => string): Promise<void> {
	const touched = new Set<string>();
	for (const each of paths) {
		const target = path.join(folder, each);
		for (const above of await makeFolder(path.dirname(target))) touched.add(above);
		await ifThere(link(at(each), target).catch((error) => copyInstead(error, at(each), target)));
		touched.add(path.dirname(target));
	}
	for (const each of touched) await flushFolder(each);
}

/** Where a disk knows no links. */
async function copyInstead(error: unknown, file: string, target: string): Promise<void> {
	if (hasCode(error, 'EEXIST')) return;
	if (hasCode(error, 'ENOENT')) throw error;
	if (!(await ifThere(stat(target)))) await writeWhole(target, contentOf(file));
}

/** Opens the file only when it is read, so that whoever reads it is told if it has gone. */
async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
	yield* createReadStream(file);
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

/**
 * Makes a folder and those it lies in; returns the folders that got a new entry, which have to be flushed. Node's own way
 * (`recursive`) never ends where a folder is there but takes no entries, such as `/proc`.
 */
async function makeFolder(folder: string): Promise<string[]> {
	const missing: string[] = [];
	for (let each = folder; !(await ifThere(stat(each))); each = path.dirname(each)) missing.unshift(each);
	for (const each of missing) await mkdir(each, { mode: FOLDER_MODE }).catch(unlessTaken);
	return missing.map((each) => path.dirname(each));
}

/** Another process may have made it meanwhile. */
function unlessTaken(error: unknown): void {
	if (!hasCode(error, 'EEXIST')) throw error;
}

/** Windows can neither open a folder nor has need to: its journal keeps renames in order. */
async function flushFolder(folder: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(folder);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
