import type { Compression, Files, Ports } from '../ports.ts';
import type { Run } from '../run.ts';
import type { Sentence } from '../sentence.ts';
import { begunCompression } from './begunCompression.ts';
import { type ExportChoice, type ExportedFile, filesToExport } from './exchange/exportRuns.ts';
import { refusalOf } from './exchange/refusal.ts';
import { filesOfRun } from './findRuns.ts';
import { isRunId, runIdOf } from './layout.ts';
import type { ManagedStore } from './managedStore.ts';
import { putRun } from './putRun.ts';
import type { Limits } from './retention/chooseExpired.ts';
import { type Expiry, expirable, expire } from './retention/expire.ts';
import { forgetEverything, forgetRuns } from './retention/forget.ts';
import { writePin } from './retention/pin.ts';
import { runFileNames } from './runFiles.ts';
import type { Found, RunWithSource } from './store.ts';
import { StoreReader } from './storeReader.ts';
import type { OnIndexing } from './syncedIndex.ts';
import { versionedFiles } from './versionedFiles.ts';

/** A fresh handle on the store below `files`. Touches nothing until used, and loads sql.js only for what needs the index. */
export function openStore(files: Files, ports: Ports, onIndexing: OnIndexing = () => {}): ManagedStore {
	return new FileStore(versionedFiles(files, ports), ports, onIndexing);
}

class FileStore extends StoreReader implements ManagedStore {
	private compression: Compression;

	constructor(files: Files, ports: Ports, onIndexing: OnIndexing) {
		super(files, ports, onIndexing);
		this.compression = ports.compression;
	}

	expect(bytes: Uint8Array): void {
		this.compression = begunCompression(bytes, this.ports.compression);
	}

	async put(run: Run, bytes: Uint8Array): Promise<void> {
		const { files, records, index, compression } = this;
		const ports = { ...this.ports, compression };
		index.outdated(await putRun(run, bytes, { files, ports, records, index }));
		this.compression = this.ports.compression;
		this.contents.forget();
	}

	async pin(id: string, pinned: boolean): Promise<Found<null>> {
		const found = await this.runWithSource(id);
		if (found.state !== 'found') return found;
		await writePin(this, id, pinned);
		if (pinned) await this.rescue(found.value);
		return { state: 'found', value: null };
	}

	async forget(ids: readonly string[]): Promise<string[]> {
		const wanted = new Set(ids.filter(isRunId));
		const stored = (await runFileNames(this.files)).map(runIdOf);
		const { answers } = await this.records.expired();
		const known = [...wanted].filter((id) => stored.includes(id) || answers.has(id));
		if (known.length > 0) await forgetRuns(this, new Set(known));
		this.contents.forget();
		return known;
	}

	async forgetEverything(): Promise<void> {
		await forgetEverything(this);
		this.contents.forget();
	}

	expire(limits: Limits): Promise<Expiry> {
		this.contents.forget();
		return expire(this, limits);
	}

	expirable(limits: Limits): Promise<Expiry> {
		return expirable(this, limits);
	}

	async filesOf(ids: readonly string[], choice: ExportChoice): Promise<ExportedFile[]> {
		return filesToExport(new Set(ids), choice, this);
	}

	async takeIn(run: Run, bytes: Uint8Array): Promise<Sentence | undefined> {
		const refusal = await refusalOf(run, this);
		if (!refusal) await this.put({ ...run, createdAt: this.ports.clock() }, bytes);
		return refusal;
	}

	saveIndex(): Promise<void> {
		return this.index.save();
	}

	close(): void {
		this.index.close();
		this.contents.forget();
	}

	/** Stores a run once more that retention was about to take when it was pinned. */
	private async rescue({ run, bytes }: RunWithSource): Promise<void> {
		const { burials } = await this.records.current();
		const files = await filesOfRun(run.id, this);
		if (files.every((file) => burials.has(file))) await this.put(run, bytes);
	}
}
