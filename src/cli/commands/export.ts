import path from 'node:path';
import type { Command } from 'commander';
import { writeExport } from '../../node/exchange/writeExport.ts';
import { endingWith } from '../action.ts';
import { exitCodes, wrongUsage } from '../failure.ts';
import { amount } from '../figures.ts';
import { checkRunId, unwrapRun } from '../lookUp.ts';
import { withStore } from '../openStore.ts';
import { say } from '../output.ts';

interface ExportFlags {
	readonly output: string;
	readonly all?: true;
	readonly withSecrets?: true;
	readonly store?: string;
}

/** `nolife export`: runs with their originals as one file. */
export function addExport(nolife: Command): Command {
	return nolife
		.command('export')
		.description('Write runs with their originals to one file, which `nolife import` takes elsewhere.')
		.argument('[runs...]', 'ids of the runs: run_…')
		.requiredOption('--output <file>', 'the file to write')
		.option('--all', 'every run in the store')
		.option('--with-secrets', 'also runs in which secrets were found: their originals hold them')
		.action(endingWith(exportRuns));
}

async function exportRuns(named: readonly string[], { output, all, withSecrets, store }: ExportFlags) {
	if (named.length > 0 === (all ?? false))
		throw wrongUsage('Name the runs to export, or give --all alone: `nolife runs` lists them.');
	named.forEach(checkRunId);
	return withStore(store, async (opened) => {
		for (const id of named) unwrapRun(await opened.store.run(id), id, opened);
		const ids = all ? (await opened.store.runs()).map(({ id }) => id) : named;
		await writeExport(await opened.store.filesOf(ids, { withSecrets: withSecrets ?? false }), path.resolve(output));
		say(`${amount(new Set(ids).size, 'run')} written to ${output}.`);
		return exitCodes.fine;
	});
}
