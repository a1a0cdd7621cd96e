import type { Command } from 'commander';
import { savedShare } from '../../core/run.ts';
import type { RunEntry } from '../../core/store/store.ts';
import { endingWith } from '../action.ts';
import { columns } from '../columns.ts';
import { sayDamage } from '../damage.ts';
import { exitCodes } from '../failure.ts';
import { amount, percent } from '../figures.ts';
import { runJson } from '../json.ts';
import { withStore } from '../openStore.ts';
import { printJson, printLines } from '../output.ts';

/** `nolife runs`: what was reduced, newest first. */
export function addRuns(nolife: Command): Command {
	return nolife
		.command('runs')
		.description('List the runs in the store, newest first.')
		.option('--json', 'print them as JSON')
		.action(endingWith(runs));
}

async function runs(flags: { readonly store?: string; readonly json?: true }) {
	return withStore(flags.store, async (opened) => {
		const entries = await opened.store.runs();
		if (flags.json) printJson(entries.map(runJson));
		else printLines(columns(entries.map(cells), 'lllrrll', '  '));
		await sayDamage(opened);
		return exitCodes.fine;
	});
}

function cells({ id, createdAt, type, raw, visible, refs, sourceName, pinned }: RunEntry): string[] {
	const saved = `${percent(savedShare({ raw, visible }))} of ${amount(raw.bytes, 'byte')}`;
	return [id, new Date(createdAt).toISOString(), type, saved, amount(refs, 'ref'), sourceName, pinned ? 'pinned' : ''];
}
