import type { Files, Ports } from '../ports.ts';
import type { Sentence } from '../sentence.ts';
import { WIDTH } from './blockFormat.ts';
import { coalesced } from './coalesced.ts';
import { undamaged } from './damaged.ts';
import { loadIndex, writeIndex } from './indexFile.ts';
import { inOrder } from './inOrder.ts';
import { readRun, runFileNames } from './runFiles.ts';
import { StoreError } from './storeError.ts';
import type { StoreIndex } from './storeIndex.ts';

/** The index, loaded on first use and brought up to date with the files before each use, whoever wrote them. */
export class SyncedIndex {
	private readonly files: Files;
	private readonly ports: Ports;
	/** By name of the run file: what is wrong with it. Tried again each time, since a `put` of the same run repairs it. */
	private readonly damage = new Map<string, Sentence>();
	private readonly rewritten = new Set<string>();
	private index: StoreIndex | undefined;

	constructor(files: Files, ports: Ports) {
		this.files = files;
		this.ports = ports;
	}

	/** The index as the files are now, or were at some moment after the call. */
	readonly current = coalesced(() => this.synchronise());

	/** What is wrong with run files, a sentence for each; none if all are well. */
	damaged(): Sentence[] {
		return [...this.damage.values()];
	}

	/** Makes the next use read that file again. */
	outdated(file: string): void {
		this.rewritten.add(file);
	}

	/** Saves the index if it has changed; where the folder cannot be written, it stays in memory alone. */
	async save(): Promise<void> {
		if (!this.index?.changed) return;
		this.index.changed = false;
		try {
			await writeIndex(this.index, this.files, this.ports);
		} catch (error) {
			if (!(error instanceof StoreError)) throw error;
		}
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
		const present = new Set(await runFileNames(this.files));
		const stale = [...index.files()].filter((file) => !present.has(file) || rewritten.has(file));
		const unread = [...present].filter((file) => !index.has(file) || rewritten.has(file));
		this.damage.clear();
		if (stale.length + unread.length > 0) await index.together(() => this.apply(index, stale, unread));
		return index;
	}

	private async apply(index: StoreIndex, stale: readonly string[], unread: readonly string[]): Promise<void> {
		for (const file of stale) index.remove(file);
		const read = async (file: string) => ({
			file,
			found: await undamaged(() => readRun(file, this.files, this.ports)),
		});
		for await (const { file, found } of inOrder(unread, WIDTH, read)) {
			if (found.state === 'found') index.add(file, found.value);
			else if (found.state === 'damaged') this.damage.set(file, found.detail);
		}
	}
}
