import { decode } from '../source/encoding.ts';
import { ofOneDigest, orGone, unknown } from './answers.ts';
import { undamaged } from './damaged.ts';
import { isRunId, runIdOf } from './layout.ts';
import type { StoredRun } from './runCodec.ts';
import { readRun, runFileNames } from './runFiles.ts';
import { type KnownSource, readSource } from './sourceFiles.ts';
import type { Found, Missing, RunWithSource } from './store.ts';
import type { StoreParts } from './storeParts.ts';

/** A run from the newest undamaged file that holds it; read without the index, which other processes may lag behind. */
export async function findRun(id: string, parts: StoreParts): Promise<Found<StoredRun>> {
	if (!isRunId(id)) return unknown;
	const { files, ports, records } = parts;
	const { burials } = await records.current();
	let damage: Missing = unknown;
	const runs: StoredRun[] = [];
	for (const file of await filesOfRun(id, parts)) {
		const found = await undamaged(() => readRun(file, files, ports));
		if (found.state !== 'found') damage = burials.has(file) ? damage : found;
		else if (!burials.isDead(file, found.value.facts.createdAt)) runs.push(found.value);
	}
	runs.sort((a, b) => b.facts.createdAt - a.facts.createdAt);
	const unambiguous = ofOneDigest(id, runs, ({ facts }) => facts.digest);
	return unambiguous.state === 'found'
		? { state: 'found', value: unambiguous.value[0] }
		: orGone(records, id, unambiguous, damage);
}

/** The names of all files that hold a run. */
export async function filesOfRun(id: string, { files }: Pick<StoreParts, 'files'>): Promise<string[]> {
	return (await runFileNames(files)).filter((file) => runIdOf(file) === id);
}

/** All bytes of a source, checked against its hash or what is known of it. */
export function findSource(
	hash: string,
	{ files, ports }: StoreParts,
	known?: KnownSource,
): Promise<Found<Uint8Array>> {
	return undamaged(() => readSource(hash, files, ports, known));
}

/** A run as it was found, with its source. */
export async function withSource(
	{ facts, showsSource, whole }: StoredRun,
	parts: StoreParts,
	known?: KnownSource,
): Promise<Found<RunWithSource>> {
	const source = await findSource(facts.source.hash, parts, known);
	if (source.state !== 'found') return source;
	const bytes = source.value;
	return undamaged(async () => ({ run: whole(showsSource ? decode(bytes).text : undefined), bytes }));
}
