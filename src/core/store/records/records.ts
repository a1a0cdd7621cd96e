import type { Files, Ports } from '../../ports.ts';
import type { Sentence } from '../../sentence.ts';
import { coalesced } from '../coalesced.ts';
import { undamaged } from '../damaged.ts';
import { type RecordKind, recordKindOf } from '../layout.ts';
import { Burials } from './burials.ts';
import type { Pin, StoreRecord } from './record.ts';
import { readRecord, recordFileNames } from './recordFiles.ts';
import { type Remembered, remembered } from './remembered.ts';

/** What all records say together. */
export interface Acts {
	readonly burials: Burials;
	/** Ids of runs that retention must not take. */
	readonly pinned: ReadonlySet<string>;
	/** What is wrong with record files, a sentence for each. */
	readonly damage: readonly Sentence[];
}

/** The records of a store, whoever wrote them: each is read once, and a look at their folder tells what is new. */
export class Records {
	private readonly files: Files;
	private readonly ports: Pick<Ports, 'sha256'>;
	private readonly acts = new Reading<Acts>(actsOf);
	private readonly remains = new Reading<Remembered>(remembered);

	constructor(files: Files, ports: Pick<Ports, 'sha256'>) {
		this.files = files;
		this.ports = ports;
	}

	/** What the records say now, or said at some moment after the call. The same object as before if none came or went. */
	readonly current = coalesced(() => this.read(this.acts, (file) => recordKindOf(file) !== 'remains'));

	/** What is known of runs that expired. */
	readonly expired = coalesced(() => this.read(this.remains, (file) => recordKindOf(file) === 'remains'));

	/** The records of some kinds with the names of their files. */
	async named(kinds: readonly RecordKind[]): Promise<{ readonly file: string; readonly record: StoreRecord }[]> {
		const named: { file: string; record: StoreRecord }[] = [];
		for (const file of await recordFileNames(this.files)) {
			const kind = recordKindOf(file);
			if (kind === undefined || !kinds.includes(kind)) continue;
			const found = await undamaged(() => readRecord(file, this.files, this.ports));
			if (found.state === 'found' && found.value) named.push({ file, record: found.value });
		}
		return named;
	}

	private async read<T>(reading: Reading<T>, concerns: (file: string) => boolean): Promise<T> {
		const present = (await recordFileNames(this.files)).filter(concerns);
		return reading.update(present, (file) => undamaged(() => readRecord(file, this.files, this.ports)));
	}
}

type Read = Awaited<ReturnType<typeof undamaged<StoreRecord | undefined>>>;

/** Some of the records, and what they come to. */
class Reading<T> {
	private readonly read = new Map<string, Read>();
	private result: T | undefined;
	private readonly combine: (records: StoreRecord[], damage: Sentence[]) => T;

	constructor(combine: (records: StoreRecord[], damage: Sentence[]) => T) {
		this.combine = combine;
	}

	async update(present: readonly string[], read: (file: string) => Promise<Read>): Promise<T> {
		const names = new Set(present);
		const unread = present.filter((file) => !this.read.has(file));
		const gone = [...this.read.keys()].filter((file) => !names.has(file));
		for (const file of gone) this.read.delete(file);
		for (const file of unread) this.read.set(file, await read(file));
		if (this.result === undefined || unread.length + gone.length > 0) this.result = this.together();
		return this.result;
	}

	private together(): T {
		const all = [...this.read.values()];
		const records = all.flatMap((each) => (each.state === 'found' && each.value ? [each.value] : []));
		return this.combine(
			records,
			all.flatMap((each) => (each.state === 'damaged' ? [each.detail] : [])),
		);
	}
}

function actsOf(records: readonly StoreRecord[], damage: readonly Sentence[]): Acts {
	const burials = records.filter((record) => record.kind === 'forgot' || record.kind === 'expired');
	const pinned = pinnedIn(records);
	return { burials: new Burials(burials, pinned), pinned, damage };
}

/** Of acts at the same moment the one that loses nothing counts. */
function pinnedIn(records: readonly StoreRecord[]): Set<string> {
	const pins = records.filter((record): record is Pin => record.kind === 'pinned' || record.kind === 'unpinned');
	pins.sort((a, b) => a.at - b.at || Number(a.kind === 'pinned') - Number(b.kind === 'pinned'));
	const pinned = new Set<string>();
	for (const { kind, run } of pins) {
		if (kind === 'pinned') pinned.add(run);
		else pinned.delete(run);
	}
	return pinned;
}
