import { grouped } from '../../edits/numbers.ts';
import { type Sentence, sentence } from '../../sentence.ts';
import type { Missing } from '../store.ts';
import type { RefRemains, RunRemains, StoreRecord } from './record.ts';

/** What is known of what expired, by id of runs and refs. */
export interface Remembered {
	/** Ids of refs that expired and of their runs, each with when and what it was. */
	readonly answers: ReadonlyMap<string, Expiry>;
	readonly runs: number;
	readonly refs: number;
	/** What is wrong with record files, a sentence for each. */
	readonly damage: readonly Sentence[];
}

interface Expiry {
	readonly digest: string;
	readonly at: number;
	readonly what: () => Sentence;
}

/** Takes all records; returns what those say that are about expired runs. Of several, the latest counts. */
export function remembered(records: readonly StoreRecord[], damage: readonly Sentence[]): Remembered {
	const answers = new Map<string, Expiry>();
	const add = (id: string, expiry: Expiry) => {
		if ((answers.get(id)?.at ?? expiry.at) <= expiry.at) answers.set(id, expiry);
	};
	const runs = new Set<string>();
	const refs = new Set<string>();
	for (const record of records) {
		if (record.kind !== 'remains') continue;
		const { at } = record;
		for (const run of record.runs) {
			runs.add(run.id);
			add(run.id, { digest: run.digest, at, what: () => whatRun(run) });
			for (const ref of run.refs) {
				refs.add(ref.id);
				add(ref.id, { digest: ref.digest, at, what: () => whatRef(ref, run) });
			}
		}
	}
	return { answers, runs: runs.size, refs: refs.size, damage };
}

/** The answer for an id that nothing stored goes by. */
export function expiredOrUnknown({ answers }: Remembered, id: string): Missing {
	const expiry = answers.get(id);
	return expiry ? { state: 'expired', at: expiry.at, what: expiry.what() } : { state: 'unknown' };
}

function whatRun({ sourceName, lines, refs }: RunRemains): Sentence {
	return sentence('the run over {0} ({1}, {2})', sourceName, lineCount(lines), refCount(refs.length));
}

function whatRef({ secret, reason, lines }: RefRemains, { sourceName }: RunRemains): Sentence {
	if (secret !== undefined || reason === undefined) return sentence('a secret of the kind {0}', secret ?? '');
	return sentence('{0} of “{1}” from {2}', lineCount(lines ?? 0), reason, sourceName);
}

function lineCount(lines: number): Sentence {
	return lines === 1 ? sentence('1 line') : sentence('{0} lines', grouped(lines));
}

function refCount(refs: number): Sentence {
	return refs === 1 ? sentence('1 ref') : sentence('{0} refs', grouped(refs));
}
