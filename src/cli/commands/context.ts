import type { Command } from 'commander';
import { endingWith } from '../action.ts';
import { withStore } from '../openStore.ts';
import { printText } from '../output.ts';
import { reduceInput, sayVerdicts } from '../reduceInput.ts';
import { addRunFlags, type RunFlags, runOptions } from '../runFlags.ts';

/** `nolife context`: the visible text alone. */
export function addContext(nolife: Command): Command {
	return addRunFlags(nolife.command('context'))
		.description('Reduce a file: print the visible text alone, for pipes.')
		.action(endingWith(context));
}

async function context(file: string, flags: RunFlags) {
	return withStore(flags.store, async (opened) => {
		const reduction = await reduceInput(file, await runOptions(flags), opened);
		printText(reduction.run.text);
		return sayVerdicts(reduction);
	});
}
