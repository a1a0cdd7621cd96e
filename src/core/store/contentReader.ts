import type { Files, Ports } from '../ports.ts';
import { hasDigestOf, type IdBase } from '../refs/ids.ts';
import type { Ref } from '../refs/ref.ts';
import { sentence } from '../sentence.ts';
import type { BlockReader } from './blockReader.ts';
import { Damaged } from './damaged.ts';
import { runPath } from './layout.ts';
import { readRun } from './runFiles.ts';
import { openSource } from './sourceFiles.ts';
import type { RefEntry } from './store.ts';
import type { Holder } from './storeIndex.ts';

/** A ref with what the index knows of it and its content. */
export interface Content {
	readonly entry: RefEntry;
	readonly ref: Ref;
	/** Its spans joined. */
	readonly bytes: Uint8Array;
}

/** The refs of a run by id, and its source opened for reading. */
interface OpenRun {
	readonly base: IdBase;
	readonly refs: ReadonlyMap<string, Ref>;
	readonly source: BlockReader;
}

/** Reads contents of refs; keeps the last run open, since refs are mostly asked for one run at a time. */
export class ContentReader {
	private readonly files: Files;
	private readonly ports: Ports;
	private last: { readonly file: string; readonly run: Promise<OpenRun> } | undefined;

	constructor(files: Files, ports: Ports) {
		this.files = files;
		this.ports = ports;
	}

	/**
	 * A ref's content out of one run that holds it; throws `Damaged` unless it is what the ref's digest says. Then the next
	 * read looks at the files again.
	 */
	async read(holder: Holder): Promise<Content> {
		try {
			return await this.readOpened(holder);
		} catch (error) {
			this.forget();
			throw error;
		}
	}

	/** Makes the next read look at the files again. */
	forget(): void {
		this.last = undefined;
	}

	private async readOpened({ file, entry }: Holder): Promise<Content> {
		const { base, refs, source } = await this.open(file);
		const ref = refs.get(entry.id);
		if (ref?.digest !== entry.digest)
			throw new Damaged(sentence('The file {0} of the store is damaged.', runPath(file)));
		const bytes = await source.gather(ref.spans);
		if (!hasDigestOf(ref, base, () => [bytes], this.ports))
			throw new Damaged(sentence('The source of {0} is not what it was when stored.', entry.runId));
		return { entry, ref, bytes };
	}

	private open(file: string): Promise<OpenRun> {
		if (this.last?.file !== file) this.last = { file, run: this.openAnew(file) };
		return this.last.run;
	}

	private async openAnew(file: string): Promise<OpenRun> {
		const { facts, refs } = await readRun(file, this.files, this.ports);
		const { hash } = facts.source;
		const source = await openSource(hash, this.files, this.ports);
		return { base: { hash, secretKey: facts.secretKey }, refs: new Map(refs.map((ref) => [ref.id, ref])), source };
	}
}
