import type { Command } from 'commander';
import { tokenAmount } from '../../core/edits/numbers.ts';
import { markerOf } from '../../core/refs/ref.ts';
import type { RefEntry } from '../../core/store/store.ts';
import { isEstimated } from '../../core/tokens/isEstimated.ts';
import { endingWith } from '../action.ts';
import { columns } from '../columns.ts';
import { sayDamage } from '../damage.ts';
import { exitCodes } from '../failure.ts';
import { amount } from '../figures.ts';
import { refJson } from '../json.ts';
import { type OpenedStore, withStore } from '../openStore.ts';
import { printJson, printLines, say } from '../output.ts';

/** `nolife refs`: everything that can be expanded, newest first. */
export function addRefs(nolife: Command): Command {
	return nolife
		.command('refs')
		.description('List the refs in the store, with what they cost to expand.')
		.option('--json', 'print them as JSON')
		.action(endingWith(refs));
}

async function refs(flags: { readonly store?: string; readonly json?: true }) {
	return withStore(flags.store, async (opened) => {
		const entries = await opened.store.refs();
		if (flags.json) printJson(await withSpans(entries, opened));
		else printLines(table(entries));
		await sayDamage(opened);
		return exitCodes.fine;
	});
}

function table(entries: readonly RefEntry[]): string[] {
	const rows = entries.map(({ id, reason, lines, tokens, tokenizer, runId, sourceName }) => [
		markerOf(id),
		reason,
		amount(lines, 'line'),
		tokenAmount(tokens, isEstimated({ tokenizer })),
		runId,
		sourceName,
	]);
	return columns(rows, 'llrrll', '  ');
}

/** The index knows no spans: they stand in the runs' files. */
async function withSpans(entries: readonly RefEntry[], { store }: OpenedStore) {
	const listed = [];
	for (const [runId, ofRun] of Map.groupBy(entries, (entry) => entry.runId)) {
		const found = await store.run(runId);
		if (found.state !== 'found') {
			say(`The run ${runId} is damaged, and its ${amount(ofRun.length, 'ref')} left out: reduce its file again.`);
			continue;
		}
		const ids = new Set(ofRun.map(({ id }) => id));
		const whence = { runId, source: found.value.source.name };
		const json = refJson(found.value);
		for (const ref of found.value.refs) if (ids.has(ref.id)) listed.push({ ...json(ref), ...whence });
	}
	return listed;
}
