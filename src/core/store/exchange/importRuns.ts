import type { Files, Ports } from '../../ports.ts';
import { type Sentence, SentenceError, sentence } from '../../sentence.ts';
import { runIdOf, runPath } from '../layout.ts';
import type { ManagedStore } from '../managedStore.ts';
import { openStore } from '../openStore.ts';
import { runFileNames } from '../runFiles.ts';
import { manifestPath, readManifest } from './manifest.ts';
import { verifiedRun } from './verifyRun.ts';

/** What came of an import. */
export interface Imported {
	/** Ids of the runs that were taken in. */
	readonly runs: readonly string[];
	/** How many were there already. */
	readonly present: number;
	/** Why others were not taken in, a sentence for each. */
	readonly refused: readonly Sentence[];
}

/**
 * Takes in the runs of an unpacked export, which may come from anybody. All of them are verified before the first is taken
 * in; if one is not what it says, none is, and a `SentenceError` is thrown.
 */
export async function importRuns(from: Files, into: ManagedStore, ports: Ports): Promise<Imported> {
	await checkManifest(from);
	const other = openStore(from, ports);
	const names = await runFileNames(from);
	for (const file of names) await verified(file, from, other, ports);
	const runs: string[] = [];
	const refused: Sentence[] = [];
	let present = 0;
	for (const file of names) {
		const { run, bytes } = await verified(file, from, other, ports);
		const known = await into.run(run.id);
		if (known.state === 'found' && known.value.digest === run.digest) {
			present++;
			continue;
		}
		const refusal = await into.takeIn(run, bytes);
		if (refusal) refused.push(refusal);
		else runs.push(run.id);
	}
	other.close();
	return { runs, present, refused };
}

async function verified(file: string, from: Files, other: ManagedStore, ports: Ports) {
	const id = runIdOf(file) ?? '';
	const found = await verifiedRun(file, id, from, other, ports).catch(() => undefined);
	if (found) return found;
	throw new SentenceError(
		sentence('The run {0} of the export is damaged or is not what it says; nothing was taken in.', id),
	);
}

/** An export that was cut off, or to which something was added, is none. */
async function checkManifest(from: Files): Promise<void> {
	const manifest = readManifest((await from.read(manifestPath)) ?? new Uint8Array(0));
	if (!manifest)
		throw new SentenceError(
			sentence('The file is no export of runs, or one of a newer version of Nolife Tokens: update it to read it.'),
		);
	const sizes = await Promise.all(manifest.files.map(({ path }) => from.size(path)));
	const isWhole = manifest.files.every(({ bytes }, i) => sizes[i] === bytes);
	const listed = new Set(manifest.files.map(({ path }) => path));
	const isAll = (await runFileNames(from)).every((file) => listed.has(runPath(file)));
	if (!isWhole || !isAll)
		throw new SentenceError(sentence('The export is not whole; nothing was taken in: export the runs again.'));
}
