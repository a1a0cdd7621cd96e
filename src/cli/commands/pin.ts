import type { Command } from 'commander';
import { endingWith } from '../action.ts';
import { setPinned } from '../setPinned.ts';

/** `nolife pin`: keeps a run from expiring. */
export function addPin(nolife: Command): Command {
	return nolife
		.command('pin')
		.description('Keep a run from expiring.')
		.argument('<run>', 'id of the run: run_…')
		.action(endingWith((id: string, flags: { readonly store?: string }) => setPinned(id, true, flags.store)));
}
