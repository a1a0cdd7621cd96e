import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Chunks, Files } from '../core/ports.ts';
import { hasCode, storeErrorOf } from './fileErrors.ts';
import { createFile, flushFolder, HIDDEN, replaceFile, TEMPORARY } from './wholeFiles.ts';

const FOLDER_MODE = 0o700;

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
		write: (file, chunks, after) => guarded(writeInto(at(file), chunks, after)),
		create: (file, bytes) => guarded(createInto(at(file), bytes)),
		link: (paths, folder) => guarded(linkInto(at(folder), paths, at)),
		makeFolder: (folder) => guarded(makeFlushed(at(folder))),
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

async function writeInto(file: string, chunks: Chunks, after?: Promise<unknown>): Promise<void> {
	// It may fail before it is waited for; without this, that would count as unhandled.
	after?.catch(() => undefined);
	const touched = await makeFolder(path.dirname(file));
	await replaceFile(file, chunks, [...touched.map(flushFolder), after]);
}

async function createInto(file: string, bytes: Uint8Array): Promise<boolean> {
	const touched = await makeFolder(path.dirname(file));
	return createFile(file, bytes, touched.map(flushFolder));
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
	if (!(await ifThere(stat(target)))) await writeInto(target, contentOf(file));
}

/** Opens the file only when it is read, so that whoever reads it is told if it has gone. */
async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
	yield* createReadStream(file);
}

async function makeFlushed(folder: string): Promise<void> {
	for (const each of await makeFolder(folder)) await flushFolder(each);
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
