import { type Command, InvalidArgumentError } from 'commander';
import { oneLine } from '../../core/inert.ts';
import { defaultLimits, type Limits } from '../../core/store/retention/chooseExpired.ts';
import type { Expiry } from '../../core/store/retention/expire.ts';
import { endingWith } from '../action.ts';
import { columns } from '../columns.ts';
import { sayDamage } from '../damage.ts';
import { exitCodes } from '../failure.ts';
import { amount, dayOf } from '../figures.ts';
import { withStore } from '../openStore.ts';
import { printJson, printLines } from '../output.ts';

interface GcFlags {
	readonly age: number;
	readonly size: number;
	readonly dryRun?: true;
	readonly json?: true;
	readonly store?: string;
}

/** `nolife gc`: lets the oldest runs expire. */
export function addGc(nolife: Command): Command {
	return nolife
		.command('gc')
		.description('Delete runs that are too old or too much, the oldest first; pinned ones stay.')
		.option('--age <days>', 'days after which a run expires; 0 for never', limit, defaultLimits.days)
		.option('--size <MB>', 'millions of bytes that may stay on disk; 0 for any', limit, defaultLimits.megabytes)
		.option('--dry-run', 'only say what would go')
		.option('--json', 'print it as JSON')
		.action(endingWith(gc));
}

async function gc(flags: GcFlags) {
	const limits: Limits = { days: flags.age, megabytes: flags.size };
	return withStore(flags.store, async (opened) => {
		const { store } = opened;
		const expiry = flags.dryRun ? await store.expirable(limits) : await store.expire(limits);
		if (flags.json) printJson(expiryJson(expiry, flags.dryRun ?? false));
		else printLines(report(expiry, flags.dryRun ?? false));
		await sayDamage(opened);
		return exitCodes.fine;
	});
}

function report({ runs, sources, freed, temporary }: Expiry, dryRun: boolean): string[] {
	const rows = runs.map(({ id, createdAt, sourceName }) => [id, dayOf(createdAt), oneLine(sourceName)]);
	const total = dryRun
		? `${amount(runs.length, 'run')} would expire, ${amount(freed, 'byte')} of their own`
		: `${amount(runs.length, 'run')} expired, ${amount(sources, 'original')} and ${amount(temporary, 'half-written file')} deleted, ${amount(freed, 'byte')} freed`;
	return [...columns(rows, 'lll', '  '), total];
}

function expiryJson({ runs, sources, freed, temporary }: Expiry, dryRun: boolean) {
	return {
		dryRun,
		runs: runs.map(({ id, sourceName, createdAt }) => {
			return { runId: id, source: sourceName, createdAt: new Date(createdAt).toISOString() };
		}),
		sources,
		freedBytes: freed,
		temporaryFiles: temporary,
	};
}

function limit(word: string): number {
	if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(word))
		throw new InvalidArgumentError('Give a number such as 30, or 0 for no limit.');
	return Number(word);
}
