import type { Ref } from '../../refs/ref.ts';
import { undamaged } from '../damaged.ts';
import type { RunFile } from '../indexRows.ts';
import { recordsFolder, runPath, runsFolder, sourcesFolder } from '../layout.ts';
import { isFull } from '../records/makingRoom.ts';
import type { RefRemains, RunRemains } from '../records/record.ts';
import { writeRecord } from '../records/recordFiles.ts';
import type { StoredRun } from '../runCodec.ts';
import { readRun } from '../runFiles.ts';
import { sourceHashesIn } from '../sourceFiles.ts';
import type { StoreParts } from '../storeParts.ts';
import { chooseExpired, type Limits, type Weighed } from './chooseExpired.ts';
import { type DiskSizes, measureStored } from './measure.ts';
import { releaseFrom, sparesOf } from './releaseSources.ts';

/** What retention took, or would take. */
export interface Expiry {
	readonly runs: readonly { readonly id: string; readonly sourceName: string; readonly createdAt: number }[];
	/** Originals that no run needs any more. Unknown before they are deleted. */
	readonly sources: number;
	/** Bytes on disk. */
	readonly freed: number;
	/** Half-written files that killed processes left behind. */
	readonly temporary: number;
}

type Candidate = RunFile & Weighed;

/** Milliseconds after which nobody is still writing a file. */
const DAY = 24 * 60 * 60 * 1000;

/** Runs that are written down and deleted in one go. */
const BATCH = 100;

/** What would expire now; changes nothing. */
export async function expirable(parts: StoreParts, limits: Limits): Promise<Expiry> {
	const sizes = await measureStored(parts.files);
	const runs = await choose(parts, sizes, limits);
	return { runs: runs.map(listed), sources: 0, freed: runs.reduce((sum, { bytes }) => sum + bytes, 0), temporary: 0 };
}

/**
 * Takes what is too old or too much, and finishes what a killed pass began. What is to go is written down first, so that a
 * pass may be killed at any point: the next one goes on. Safe beside any number of others that read and write the store.
 */
export async function expire(parts: StoreParts, limits: Limits): Promise<Expiry> {
	const { files } = parts;
	let temporary = 0;
	for (const folder of ['.', runsFolder, sourcesFolder, recordsFolder]) temporary += await files.sweep(folder, DAY);
	await eraseDead(parts);
	const sizes = await measureStored(files);
	const gone: Candidate[] = [];
	const chosen = await choose(parts, sizes, limits);
	for (let at = 0; at < chosen.length; at += BATCH) gone.push(...(await bury(parts, chosen.slice(at, at + BATCH))));
	const sources = await releaseUnneeded(parts);
	await parts.index.save();
	const freed = gone.reduce((sum, { bytes }) => sum + bytes, 0);
	const released = sources.reduce((sum, hash) => sum + (sizes.sources.get(hash) ?? 0), 0);
	return { runs: gone.map(listed), sources: sources.length, freed: freed + released, temporary };
}

function listed({ id, sourceName, createdAt }: Candidate): Expiry['runs'][number] {
	return { id, sourceName, createdAt };
}

async function choose({ records, index, ports }: StoreParts, sizes: DiskSizes, limits: Limits): Promise<Candidate[]> {
	const { pinned } = await records.current();
	const runs = (await index.current()).runFiles().map((run) => ({
		...run,
		pinned: pinned.has(run.id),
		bytes: sizes.runs.get(run.file) ?? 0,
	}));
	return chooseExpired(runs, sizes.sources, limits, ports.clock());
}

/** Writes down what some runs were and that they are gone, then deletes them. Returns those that really were so old. */
async function bury(parts: StoreParts, candidates: readonly Candidate[]): Promise<Candidate[]> {
	const { files, ports, index } = parts;
	const buried: Candidate[] = [];
	const runs: RunRemains[] = [];
	const hashes: string[] = [];
	for (const candidate of candidates) {
		const found = await undamaged(() => readRun(candidate.file, files, ports));
		// The index does not see that another process stored the same run again meanwhile.
		if (found.state === 'found' && found.value.facts.createdAt === candidate.createdAt) {
			buried.push(candidate);
			runs.push(remainsOf(found.value));
			hashes.push(found.value.facts.source.hash);
		} else {
			index.outdated(candidate.file);
		}
	}
	if (buried.length === 0) return [];
	const at = ports.clock();
	const times = Object.fromEntries(buried.map(({ file, createdAt }) => [file, createdAt]));
	const named = buried.map(({ file }) => file);
	const spares = sparesOf(parts, named, hashes);
	await writeRecord({ kind: 'remains', at, runs }, files, ports, spares);
	await writeRecord({ kind: 'expired', at, files: times }, files, ports, spares).catch(unlessFull);
	await eraseDead(parts);
	return buried;
}

/** A disk that is still full has had the runs' own room, so that there is none left to be told of. */
function unlessFull(error: unknown): void {
	if (!isFull(error)) throw error;
}

/** Deletes the run files that are gone by the records as they are now. */
async function eraseDead({ index, files }: StoreParts): Promise<void> {
	await index.current();
	for (const file of index.remaining()) await files.remove(runPath(file));
}

/** A damaged run does not say which source it needs, so that while there is one, any source may be the one. */
async function releaseUnneeded(parts: StoreParts): Promise<string[]> {
	await parts.index.current();
	return parts.index.damaged().length > 0 ? [] : releaseFrom(parts, await sourceHashesIn(parts.files));
}

function remainsOf({ facts, refs }: StoredRun): RunRemains {
	return {
		id: facts.id,
		digest: facts.digest,
		sourceName: facts.source.name,
		lines: facts.raw.lines,
		refs: refs.map(refRemains),
	};
}

function refRemains({ id, digest, reason, lines, secret }: Ref): RefRemains {
	return secret === undefined ? { id, digest, reason, lines } : { id, digest, secret };
}
