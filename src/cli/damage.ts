import { inEnglish } from '../core/sentence.ts';
import { amount } from './figures.ts';
import type { OpenedStore } from './openStore.ts';
import { say } from './output.ts';

/** Says on stderr that a list is not complete, if the files of some runs are damaged. */
export async function sayDamage({ store, folder }: OpenedStore): Promise<void> {
	const [record, ...records] = await store.damagedRecords();
	if (record !== undefined)
		say(
			`${amount(1 + records.length, 'record')} in the store ${folder} cannot be read and ${records.length === 0 ? 'is' : 'are'} ignored (${inEnglish(record)}): pin again what must not expire.`,
		);
	const [first, ...others] = await store.damagedRuns();
	if (first === undefined) return;
	const runs = amount(1 + others.length, 'run');
	say(
		`${runs} in the store ${folder} cannot be read (${inEnglish(first)}): reduce the same input again to store it anew.`,
	);
}
