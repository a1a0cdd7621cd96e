import type { Command } from 'commander';
import { endingWith } from '../action.ts';
import { setPinned } from '../setPinned.ts';

/** `nolife unpin`: lets a run expire again. */
export function addUnpin(nolife: Command): Command {
	return nolife
		.command('unpin')
		.description('Let a run that was pinned expire again.')
		.argument('<run>', 'id of the run: run_…')
		.action(endingWith((id: string, flags: { readonly store?: string }) => setPinned(id, false, flags.store)));
}
