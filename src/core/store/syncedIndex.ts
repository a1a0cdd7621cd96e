import type { Files, Ports } from '../ports.ts';
import type { Sentence } from '../sentence.ts';
import { WIDTH } from './blockFormat.ts';
import { coalesced } from './coalesced.ts';
import { undamaged } from './damaged.ts';
import { loadIndex, writeIndex } from './indexFile.ts';
import { inOrder } from './inOrder.ts';
import { runPath } from './layout.ts';
import type { Acts, Records } from './records/records.ts';
import { readRun, runFileNames } from './runFiles.ts';
import { StoreError } from './storeError.ts';
import type { StoreIndex } from './storeIndex.ts';

/** Called while run files are read into the index: how many are done, and of how many. */
export type OnIndexing = (done: number, total: number) => void;

/** The index, loaded on first use and brought up to date with the files before each use, whoever wrote them. */
export class SyncedIndex {
	private readonly files: Files;
	private readonly ports: Ports;
	private readonly records: Records;
	private readonly onIndexing: OnIndexing;
	/** By name of the run file: what is wrong with it. Tried again each time, since a `put` of the same run repairs it. */
	private readonly damage = new Map<string, Sentence>();
	private readonly rewritten = new Set<string>();
	/** Run files that still lie there and are gone by the records. */
	private readonly dead = new Set<string>();
	private index: StoreIndex | undefined;

	constructor(files: Files, ports: Ports, records: Records, onIndexing: OnIndexing) {
		this.files = files;
		this.ports = ports;
		this.records = records;
		this.onIndexing = onIndexing;
	}

	/** The index as the files are now, or were at some moment after the call. */
	readonly current = coalesced(() => this.synchronise());

	/** What is wrong with run files, a sentence for each; none if all are well. */
	damaged(): Sentence[] {
		return [...this.damage.values()];
	}

	/** Names of run files that are gone by the records and were not deleted yet. */
	remaining(): string[] {
		return [...this.dead];
	}

	/** Makes the next use read that file again. */
	outdated(file: string): void {
		this.rewritten.add(file);
	}

	/**
	 * Saves the index if it has changed, as the files are now: what is forgotten meanwhile must not stand in it. Where the
	 * folder cannot be written, it stays in memory alone.
	 */
	async save(): Promise<void> {
		if (!this.index?.changed) return;
		let index = await this.current();
		do {
			index.changed = false;
			try {
				await writeIndex(index, this.files, this.ports);
			} catch (error) {
				if (!(error instanceof StoreError)) throw error;
				return;
			}
			index = await this.current();
		} while (index.hasRemnants);
	}

	close(): void {
		this.index?.close();
		this.index = undefined;
	}

	private async synchronise(): Promise<StoreIndex> {
		this.index ??= await loadIndex(this.files, this.ports);
		const index = this.index;
		const rewritten = new Set(this.rewritten);
		this.rewritten.clear();
		const { burials } = await this.records.current();
		const present = new Set(await runFileNames(this.files));
		for (const file of this.dead) if (!present.has(file)) this.dead.delete(file);
		const isBuried = (file: string) => burials.isDead(file, index.createdAt(file) ?? Number.POSITIVE_INFINITY);
		const stale = [...index.files()].filter((file) => !present.has(file) || rewritten.has(file) || isBuried(file));
		const again = new Set(stale);
		const unread = [...present].filter((file) => (!index.has(file) || again.has(file)) && !this.dead.has(file));
		this.damage.clear();
		if (stale.length + unread.length > 0) await index.together(() => this.apply(index, stale, unread, burials));
		return index;
	}

	private async apply(
		index: StoreIndex,
		stale: readonly string[],
		unread: readonly string[],
		burials: Acts['burials'],
	): Promise<void> {
		for (const file of stale) index.remove(file);
		const read = async (file: string) => ({
			file,
			found: await undamaged(() => readRun(file, this.files, this.ports)),
		});
		let done = 0;
		for await (const { file, found } of inOrder(unread, WIDTH, read)) {
			this.onIndexing(++done, unread.length);
			if (found.state === 'found') {
				if (burials.isDead(file, found.value.facts.createdAt)) this.dead.add(file);
				else index.add(file, found.value);
			} else if (burials.has(file)) {
				this.dead.add(file);
			} else if (found.state === 'damaged' && (await this.isThere(file))) {
				this.damage.set(file, found.detail);
			}
		}
	}

	/** Another process may have deleted it since the folder was listed. */
	private async isThere(file: string): Promise<boolean> {
		return (await this.files.size(runPath(file))) !== undefined;
	}
}
