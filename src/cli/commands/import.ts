import path from 'node:path';
import type { Command } from 'commander';
import { inEnglish } from '../../core/sentence.ts';
import { readExport } from '../../node/exchange/readExport.ts';
import { endingWith } from '../action.ts';
import { exitCodes } from '../failure.ts';
import { amount } from '../figures.ts';
import { withStore } from '../openStore.ts';
import { printLines, say } from '../output.ts';

/** `nolife import`: takes in runs that were exported elsewhere. */
export function addImport(nolife: Command): Command {
	return nolife
		.command('import')
		.description(
			'Take in the runs of a file that `nolife export` wrote, once all of them are verified. What was forgotten in this store stays out (exit code 1): reduce its source again, or import into another store.',
		)
		.argument('<file>', 'the file to read')
		.action(endingWith(importRuns));
}

async function importRuns(file: string, flags: { readonly store?: string }) {
	return withStore(flags.store, async ({ store, folder }) => {
		const { runs, present, refused } = await readExport(path.resolve(file), store, folder);
		printLines(runs);
		for (const sentence of refused) say(inEnglish(sentence));
		say(`${amount(runs.length, 'run')} taken in${present > 0 ? `, ${present} there already` : ''}.`);
		return refused.length > 0 ? exitCodes.verdictFailed : exitCodes.fine;
	});
}
