import type { Command } from 'commander';
import { grouped, tokenAmount } from '../../core/edits/numbers.ts';
import { defaultLimits } from '../../core/store/retention/chooseExpired.ts';
import type { StoreStats } from '../../core/store/store.ts';
import { isEstimated } from '../../core/tokens/isEstimated.ts';
import { endingWith } from '../action.ts';
import { columns } from '../columns.ts';
import { sayDamage } from '../damage.ts';
import { exitCodes } from '../failure.ts';
import { amount, percent } from '../figures.ts';
import { withStore } from '../openStore.ts';
import { printJson, printLines } from '../output.ts';

/** `nolife stats`: what the store holds and what it saved. */
export function addStats(nolife: Command): Command {
	return nolife
		.command('stats')
		.description('Say what the store holds and how much was saved.')
		.option('--json', 'print it as JSON')
		.action(endingWith(stats));
}

async function stats(flags: { readonly store?: string; readonly json?: true }) {
	return withStore(flags.store, async (opened) => {
		const figures = await opened.store.stats();
		const saved = savedOf(figures);
		const estimated = (await opened.store.runs()).some(isEstimated);
		if (flags.json) printJson(statsJson(figures, saved));
		else printLines(columns(rows(figures, saved, estimated, opened.folder), 'll', '  '));
		await sayDamage(opened);
		return exitCodes.fine;
	});
}

function savedOf({ tokensBefore, tokensAfter }: StoreStats): number {
	return tokensBefore === 0 ? 0 : 1 - tokensAfter / tokensBefore;
}

function statsJson(figures: StoreStats, saved: number) {
	const { oldest, ...rest } = figures;
	return {
		...rest,
		saved,
		oldest: oldest === undefined ? null : new Date(oldest).toISOString(),
		limits: defaultLimits,
	};
}

function rows(figures: StoreStats, saved: number, estimated: boolean, folder: string): string[][] {
	const { runs, refs, sources, rawBytes, storedBytes, tokensBefore, tokensAfter } = figures;
	const { pinned, expiredRuns, expiredRefs, diskBytes, oldest } = figures;
	const { days, megabytes } = defaultLimits;
	return [
		['store', folder],
		['runs', amount(runs, 'run')],
		['refs', amount(refs, 'ref')],
		['originals', `${amount(sources, 'file')}, ${amount(rawBytes, 'byte')}, ${amount(storedBytes, 'byte')} on disk`],
		[
			'saved',
			`${percent(saved)}: ${tokenAmount(tokensBefore, estimated)} before, ${tokenAmount(tokensAfter, estimated)} after, as each run counted`,
		],
		['pinned', amount(pinned, 'run')],
		['expired', `${amount(expiredRuns, 'run')}, ${amount(expiredRefs, 'ref')}`],
		['on disk', amount(diskBytes, 'byte')],
		['oldest', oldest === undefined ? 'none' : new Date(oldest).toISOString()],
		[
			'limits',
			`${amount(days, 'day')}, ${grouped(megabytes)} MB, unless the settings or the flags of \`nolife gc\` say otherwise`,
		],
	];
}
