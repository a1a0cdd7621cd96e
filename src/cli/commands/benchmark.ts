import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { defaultOptions } from '../../core/options.ts';
import { reduceInto } from '../../node/reduceInto.ts';
import { endingWith } from '../action.ts';
import { type BenchmarkRow, benchmarkLines, brokenInvariants, signalsNotFound } from '../benchmarkTable.ts';
import { exitCodes } from '../failure.ts';
import { type Fixture, fixturesIn } from '../fixtures.ts';
import { readInput } from '../input.ts';
import { type OpenedStore, withStore } from '../openStore.ts';
import { printLines, say } from '../output.ts';

/** The project's own fixtures, seen from the built command. */
const ownFixtures = fileURLToPath(new URL('../../test/fixtures', import.meta.url));

/** `nolife benchmark`: what reducing does to the files of a folder, and whether the invariants hold. */
export function addBenchmark(nolife: Command): Command {
	return nolife
		.command('benchmark')
		.description('Reduce the files of a folder in both granularities; tokens are estimates (bytes / 4).')
		.argument('[folder]', "the folder; the project's own fixtures by default")
		.action(endingWith(benchmark));
}

async function benchmark(folder = ownFixtures, flags: { readonly store?: string }) {
	const fixtures = await fixturesIn(folder);
	return withScratchStore(flags.store, async (opened) => {
		const rows: BenchmarkRow[] = [];
		for (const fixture of fixtures) rows.push(...(await rowsOf(fixture, opened)));
		const broken = rows.flatMap(brokenInvariants);
		printLines(benchmarkLines(rows));
		for (const sentence of [...rows.flatMap(signalsNotFound), ...broken]) say(sentence);
		return broken.length === 0 ? exitCodes.fine : exitCodes.verdictFailed;
	});
}

/** One row for each granularity; a single one where both show the same. */
async function rowsOf({ name, path: file, signals }: Fixture, { store, folder }: OpenedStore): Promise<BenchmarkRow[]> {
	const { bytes } = await readInput(file);
	const options = { ...defaultOptions, signals };
	const coarse = await reduceInto(store, folder, { name, bytes, options });
	const fine = await reduceInto(store, folder, { name, bytes, options: { ...options, granularity: 'fine' } });
	if (fine.run.text === coarse.run.text) return [{ name, reduction: coarse }];
	return [
		{ name: `${name} coarse`, reduction: coarse },
		{ name: `${name} fine`, reduction: fine },
	];
}

/** What is measured must not depend on what was reduced before: without `--store`, a store for this once. */
async function withScratchStore<T>(flag: string | undefined, work: (opened: OpenedStore) => Promise<T>): Promise<T> {
	if (flag !== undefined) return withStore(flag, work);
	const folder = await mkdtemp(path.join(tmpdir(), 'nolife-benchmark-'));
	try {
		return await withStore(folder, work);
	} finally {
		await rm(folder, { recursive: true });
	}
}
