import type { Command } from 'commander';
import { endingWith } from '../action.ts';
import { exitCodes } from '../failure.ts';
import { lookUpRun, sourceOf } from '../lookUp.ts';
import { withStore } from '../openStore.ts';
import { printBytes } from '../output.ts';

/** `nolife restore`: the original bytes of a run's source. */
export function addRestore(nolife: Command): Command {
	return nolife
		.command('restore')
		.description('Print the original of a run, byte for byte.')
		.argument('<run>', 'id of the run: run_…')
		.action(endingWith(restore));
}

async function restore(id: string, flags: { readonly store?: string }) {
	return withStore(flags.store, async (opened) => {
		printBytes(await sourceOf(await lookUpRun(id, opened), opened));
		return exitCodes.fine;
	});
}
