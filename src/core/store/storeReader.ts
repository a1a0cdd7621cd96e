import type { Files, Ports } from '../ports.ts';
import type { Run } from '../run.ts';
import type { Sentence } from '../sentence.ts';
import { type Content, ContentReader } from './contentReader.ts';
import { undamaged } from './damaged.ts';
import { contentOf, holdersOf } from './findRefs.ts';
import { findRun, findSource, withSource } from './findRuns.ts';
import { Records } from './records/records.ts';
import type { KnownSource } from './sourceFiles.ts';
import { statsOf } from './stats.ts';
import type { Found, RefEntry, RunEntry, RunWithSource, StoreStats } from './store.ts';
import { hasKey, secretKey } from './storeKey.ts';
import type { StoreParts } from './storeParts.ts';
import { type OnIndexing, SyncedIndex } from './syncedIndex.ts';
import { type IsTaken, isEmpty, takenIds } from './takenIds.ts';

/** What can be asked of an opened store. */
export class StoreReader implements StoreParts {
	readonly files: Files;
	readonly ports: Ports;
	readonly records: Records;
	readonly index: SyncedIndex;
	protected readonly contents: ContentReader;

	constructor(files: Files, ports: Ports, onIndexing: OnIndexing) {
		this.files = files;
		this.ports = ports;
		this.records = new Records(files, ports);
		this.index = new SyncedIndex(files, ports, this.records, onIndexing);
		this.contents = new ContentReader(files, ports);
	}

	async run(id: string): Promise<Found<Run>> {
		const stored = await findRun(id, this);
		if (stored.state !== 'found') return stored;
		if (!stored.value.showsSource) return undamaged(async () => stored.value.whole());
		const found = await withSource(stored.value, this);
		return found.state === 'found' ? { state: 'found', value: found.value.run } : found;
	}

	async runWithSource(id: string, known?: KnownSource): Promise<Found<RunWithSource>> {
		const stored = await findRun(id, this);
		return stored.state === 'found' ? withSource(stored.value, this, known) : stored;
	}

	source(hash: string): Promise<Found<Uint8Array>> {
		return findSource(hash, this);
	}

	async ref(id: string): Promise<Found<RefEntry>> {
		const held = await holdersOf(id, this);
		return held.state === 'found' ? { state: 'found', value: held.value[0].entry } : held;
	}

	content(id: string): Promise<Found<Content>> {
		return contentOf(id, this.contents, this);
	}

	async refsOfSize(bytes: number): Promise<RefEntry[]> {
		return (await isEmpty(this)) ? [] : (await this.index.current()).refsOfSize(bytes);
	}

	async runs(): Promise<RunEntry[]> {
		const runs = (await this.index.current()).runs();
		const pinned = await this.pinned();
		return runs.map((run) => ({ ...run, pinned: pinned.has(run.id) }));
	}

	async refs(): Promise<RefEntry[]> {
		return (await this.index.current()).refs();
	}

	stats(): Promise<StoreStats> {
		return statsOf(this);
	}

	async pinned(): Promise<ReadonlySet<string>> {
		return (await this.records.current()).pinned;
	}

	async damagedRecords(): Promise<Sentence[]> {
		const acts = await this.records.current();
		return [...acts.damage, ...(await this.records.expired()).damage];
	}

	async damagedRuns(): Promise<Sentence[]> {
		if (await isEmpty(this)) return [];
		await this.index.current();
		return this.index.damaged();
	}

	takenIds(): Promise<IsTaken> {
		return takenIds(this);
	}

	secretKey(hash: string): Promise<string> {
		return secretKey(hash, this.files, this.ports);
	}

	async hasLostKey(): Promise<boolean> {
		return !(await hasKey(this.files)) && (await this.runs()).some(({ secrets }) => secrets > 0);
	}
}
