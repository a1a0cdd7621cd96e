import { indexPath, recordPath, recordsFolder, runIdOf, runPath, runsFolder, sourcesFolder } from '../layout.ts';
import type { Remains } from '../records/record.ts';
import { recordFileNames, writeRecord } from '../records/recordFiles.ts';
import { runFileNames } from '../runFiles.ts';
import { sourceHashesIn } from '../sourceFiles.ts';
import type { StoreParts } from '../storeParts.ts';
import { releaseFrom, sparesOf } from './releaseSources.ts';

/** Milliseconds after which a half-written file can be nobody's work any more. */
const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Deletes runs for good, with the sources that no other run needs, and whatever the records say of them; a tombstone keeps
 * any other process from bringing them back. Takes ids; those of runs that expired or are damaged as well.
 */
export async function forgetRuns(parts: StoreParts, ids: ReadonlySet<string>): Promise<void> {
	const { files, ports, index } = parts;
	const known = await index.current();
	const named = (await runFileNames(files)).filter((file) => ids.has(runIdOf(file) ?? ''));
	const hashes = sourcesOf(parts, known, named);
	const at = ports.clock();
	const times = Object.fromEntries(named.map((file) => [file, Math.max(at, known.createdAt(file) ?? at)]));
	const sources = await hashes;
	const spares = sparesOf(parts, named, sources);
	if (named.length > 0) await writeRecord({ kind: 'forgot', at, files: times }, files, ports, spares);
	await eraseAll(parts, named);
	await releaseFrom(parts, sources);
	// Last, since what is written anew needs the room of what was deleted.
	await forgetRecords(parts, ids);
	await index.save();
}

/** Deletes everything for good: runs, sources, index, keys, backups, and all records but the one that says so. */
export async function forgetEverything(parts: StoreParts): Promise<void> {
	const { files, ports, index } = parts;
	const known = await index.current();
	const at = ports.clock();
	const times = new Map((await runFileNames(files)).map((file) => [file, Math.max(at, known.createdAt(file) ?? at)]));
	for (const { record } of await parts.records.named(['forgot'])) {
		if (!('files' in record)) continue;
		for (const [file, upTo] of Object.entries(record.files)) times.set(file, Math.max(upTo, times.get(file) ?? upTo));
	}
	const tombstone = { kind: 'forgot', at, files: Object.fromEntries(times), everything: true } as const;
	const records = (await recordFileNames(files)).map((file) => () => files.remove(recordPath(file)));
	const runs = sparesOf(parts, await runFileNames(files), await sourceHashesIn(files));
	const written = await writeRecord(tombstone, files, ports, [...runs, ...records]);
	for (const file of await recordFileNames(files)) if (file !== written) await files.remove(recordPath(file));
	await eraseAll(parts, await runFileNames(files));
	await releaseFrom(parts, await sourceHashesIn(files));
	for (const folder of ['.', runsFolder, sourcesFolder, recordsFolder]) await files.sweep(folder, TEN_MINUTES);
	for (const name of (await files.list('.')).filter(isPrivate)) await files.remove(name);
	await index.save();
	await files.remove(indexPath);
}

/** The sources of some run files; any might be that of a damaged one. */
async function sourcesOf(
	{ files }: StoreParts,
	known: Awaited<ReturnType<StoreParts['index']['current']>>,
	named: readonly string[],
): Promise<readonly string[]> {
	if (named.some((file) => !known.has(file))) return sourceHashesIn(files);
	const wanted = new Set(named);
	return known.runFiles().flatMap(({ file, sourceHash }) => (wanted.has(file) ? [sourceHash] : []));
}

/** Deletes those of the run files that are gone by the records or cannot be read. */
async function eraseAll({ index, files }: StoreParts, named: readonly string[]): Promise<void> {
	const alive = await index.current();
	for (const file of named) if (!alive.has(file)) await files.remove(runPath(file));
}

/** Rewrites what the records say of expired runs without these, and deletes their pins. */
async function forgetRecords({ records, files, ports }: StoreParts, ids: ReadonlySet<string>): Promise<void> {
	for (const { file, record } of await records.named(['remains', 'pinned', 'unpinned'])) {
		if (record.kind === 'remains') {
			const rest = record.runs.filter(({ id }) => !ids.has(id));
			if (rest.length === record.runs.length) continue;
			const without: Remains = { ...record, runs: rest };
			if (rest.length > 0) await writeRecord(without, files, ports, [() => files.remove(recordPath(file))]);
			await files.remove(recordPath(file));
		} else if ('run' in record && ids.has(record.run)) {
			await files.remove(recordPath(file));
		}
	}
}

/** Whether an entry of the store's folder holds what could still tell of forgotten runs: keys and backups. */
function isPrivate(name: string): boolean {
	return name === 'key' || name.startsWith('backup-');
}
