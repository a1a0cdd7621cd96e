import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { endingWith } from '../action.ts';
import { exitCodes, unreadable, wrongUsage } from '../failure.ts';
import { amount } from '../figures.ts';
import { checkRunId, whyMissing } from '../lookUp.ts';
import { type OpenedStore, withStore } from '../openStore.ts';
import { say } from '../output.ts';

interface ForgetFlags {
	readonly all?: true;
	readonly yes?: true;
	readonly store?: string;
}

/** `nolife forget`: deletes runs for good. */
export function addForget(nolife: Command): Command {
	return nolife
		.command('forget')
		.description('Delete runs with their originals for good; their markers answer as unknown from then on.')
		.argument('[runs...]', 'ids of the runs: run_…')
		.option('--all', 'forget everything in the store')
		.option('--yes', 'with --all: do not ask; naming a run is answer enough')
		.action(endingWith(forget));
}

async function forget(ids: readonly string[], flags: ForgetFlags) {
	if (ids.length > 0 === (flags.all ?? false))
		throw wrongUsage('Name the runs to forget, or give --all alone: `nolife runs` lists them.');
	ids.forEach(checkRunId);
	return withStore(flags.store, (opened) => (flags.all ? forgetAll(opened, flags) : forgetThese(ids, opened)));
}

async function forgetThese(ids: readonly string[], { store, folder }: OpenedStore) {
	const names = new Map((await store.runs()).map(({ id, sourceName }) => [id, sourceName]));
	const forgotten = await store.forget(ids);
	if (forgotten.length > 0) say(`Forgot ${whichRuns(forgotten, names)}.`);
	const known = new Set(forgotten);
	const unknown = ids
		.filter((id) => !known.has(id))
		.map((id) => whyMissing({ state: 'unknown' }, { kind: 'run', id }, folder));
	const last = unknown.pop();
	for (const sentence of unknown) say(sentence);
	if (last !== undefined) throw unreadable(last);
	return exitCodes.fine;
}

/** One run by its id and its source, which a damaged or expired one does not tell; several by their number. */
function whichRuns(ids: readonly string[], names: ReadonlyMap<string, string>): string {
	const [id = ''] = ids;
	const name = names.get(id);
	if (ids.length > 1) return amount(ids.length, 'run');
	return name === undefined ? id : `${id} (${name})`;
}

async function forgetAll({ store, folder }: OpenedStore, { yes }: ForgetFlags) {
	if (!yes && !process.stdin.isTTY)
		throw wrongUsage('Forgetting everything cannot be undone: give --yes where nobody can be asked.');
	const { runs } = await store.stats();
	const question = `Forget everything in ${folder}? ${amount(runs, 'run')} and their originals cannot be brought back. [y/N] `;
	if (!yes && !(await confirmed(question))) {
		say('Nothing was forgotten.');
		return exitCodes.fine;
	}
	await store.forgetEverything();
	say(`Forgot ${amount(runs, 'run')}.`);
	return exitCodes.fine;
}

/** Ctrl-C and the end of the input are a no. */
async function confirmed(question: string): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const broughtToEnd = once(terminal, 'close').then(() => undefined);
	try {
		const answer = await Promise.race([terminal.question(question).catch(() => undefined), broughtToEnd]);
		if (answer === undefined) process.stderr.write('\n');
		return /^y(es)?$/i.test((answer ?? '').trim());
	} finally {
		terminal.close();
	}
}
