import type { Files, Ports } from '../ports.ts';
import { isRefId } from '../refs/ref.ts';
import type { Run } from '../run.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { decode } from '../source/encoding.ts';
import { type Content, ContentReader } from './contentReader.ts';
import { undamaged } from './damaged.ts';
import { isRunId, runIdOf } from './layout.ts';
import type { StoredRun } from './runCodec.ts';
import { readRun, runFileNames, writeRun } from './runFiles.ts';
import { measureSources, readSource, writeSource } from './sourceFiles.ts';
import type { Found, Missing, RefEntry, RunEntry, RunWithSource, Store, StoreStats } from './store.ts';
import type { Holder } from './storeIndex.ts';
import { SyncedIndex } from './syncedIndex.ts';

/** A fresh handle on the store below `files`. Touches nothing until used, and loads sql.js only for what needs the index. */
export function openStore(files: Files, ports: Ports): Store {
	return new FileStore(files, ports);
}

const unknown: Missing = { state: 'unknown' };

class FileStore implements Store {
	private readonly files: Files;
	private readonly ports: Ports;
	private readonly index: SyncedIndex;
	private readonly contents: ContentReader;

	constructor(files: Files, ports: Ports) {
		this.files = files;
		this.ports = ports;
		this.index = new SyncedIndex(files, ports);
		this.contents = new ContentReader(files, ports);
	}

	async put(run: Run, bytes: Uint8Array): Promise<void> {
		const source = writeSource(run.source.hash, bytes, this.files, this.ports);
		const [file] = await Promise.all([writeRun(run, this.files, this.ports, source), source]);
		this.index.outdated(file);
		this.contents.forget();
	}

	async run(id: string): Promise<Found<Run>> {
		const stored = await this.storedRun(id);
		if (stored.state !== 'found') return stored;
		if (!stored.value.showsSource) return { state: 'found', value: stored.value.whole() };
		const found = await this.withSource(stored.value);
		return found.state === 'found' ? { state: 'found', value: found.value.run } : found;
	}

	async runWithSource(id: string): Promise<Found<RunWithSource>> {
		const stored = await this.storedRun(id);
		return stored.state === 'found' ? this.withSource(stored.value) : stored;
	}

	source(hash: string): Promise<Found<Uint8Array>> {
		return undamaged(() => readSource(hash, this.files, this.ports));
	}

	async ref(id: string): Promise<Found<RefEntry>> {
		const held = await this.holders(id);
		return held.state === 'found' ? { state: 'found', value: held.value[0].entry } : held;
	}

	async content(id: string): Promise<Found<Content>> {
		const held = await this.holders(id);
		if (held.state !== 'found') return held;
		let content: Found<Content> = unknown;
		for (const holder of held.value) {
			content = await undamaged(() => this.contents.read(holder));
			if (content.state === 'found') break;
			this.contents.forget();
		}
		return content;
	}

	async refsOfSize(bytes: number): Promise<RefEntry[]> {
		return (await this.isEmpty()) ? [] : (await this.index.current()).refsOfSize(bytes);
	}

	async runs(): Promise<RunEntry[]> {
		return (await this.index.current()).runs();
	}

	async refs(): Promise<RefEntry[]> {
		return (await this.index.current()).refs();
	}

	async stats(): Promise<StoreStats> {
		const [index, sources] = await Promise.all([this.index.current(), measureSources(this.files)]);
		return { ...index.sums(), ...sources };
	}

	async damagedRuns(): Promise<Sentence[]> {
		if (await this.isEmpty()) return [];
		await this.index.current();
		return this.index.damaged();
	}

	async takenIds(): Promise<(id: string, digest: string) => boolean> {
		if (await this.isEmpty()) return () => false;
		const index = await this.index.current();
		return (id, digest) => index.isTaken(id, digest);
	}

	saveIndex(): Promise<void> {
		return this.index.save();
	}

	close(): void {
		this.index.close();
		this.contents.forget();
	}

	/** Whether it holds no run: the first one must not wait for sql.js. */
	private async isEmpty(): Promise<boolean> {
		return (await runFileNames(this.files)).length === 0;
	}

	private async withSource({ facts, showsSource, whole }: StoredRun): Promise<Found<RunWithSource>> {
		const source = await this.source(facts.source.hash);
		if (source.state !== 'found') return source;
		const bytes = source.value;
		return { state: 'found', value: { run: whole(showsSource ? decode(bytes).text : undefined), bytes } };
	}

	/** A run from the newest undamaged file that holds it; read without the index, which other processes may lag behind. */
	private async storedRun(id: string): Promise<Found<StoredRun>> {
		if (!isRunId(id)) return unknown;
		let damage: Missing = unknown;
		const runs: StoredRun[] = [];
		for (const file of await runFileNames(this.files)) {
			if (runIdOf(file) !== id) continue;
			const found = await undamaged(() => readRun(file, this.files, this.ports));
			if (found.state === 'found') runs.push(found.value);
			else damage = found;
		}
		runs.sort((a, b) => b.facts.createdAt - a.facts.createdAt);
		const unambiguous = ofOneDigest(id, runs, ({ facts }) => facts.digest);
		return unambiguous.state === 'found'
			? { state: 'found', value: unambiguous.value[0] }
			: orDamage(unambiguous, damage);
	}

	/** All run files that hold a ref, newest first. */
	private async holders(id: string): Promise<Found<NonEmpty<Holder>>> {
		if (!isRefId(id)) return unknown;
		const holders = (await this.index.current()).holders(id);
		const [damage] = this.index.damaged();
		return orDamage(
			ofOneDigest(id, holders, ({ entry }) => entry.digest),
			damage ? { state: 'damaged', detail: sentence('{0} It may have held {1}.', damage, id) } : unknown,
		);
	}
}

type NonEmpty<T> = readonly [T, ...T[]];

/** An id that two processes gave to different content at the same moment must resolve to neither. */
function ofOneDigest<T>(id: string, candidates: readonly T[], digestOf: (candidate: T) => string): Found<NonEmpty<T>> {
	const [first, ...others] = candidates;
	if (first === undefined) return unknown;
	if (others.every((other) => digestOf(other) === digestOf(first)))
		return { state: 'found', value: [first, ...others] };
	const detail = sentence('The id {0} belongs to two contents, so that neither can be shown by it.', id);
	return { state: 'damaged', detail };
}

/** Nothing found may be due to damage. */
function orDamage<T>(found: Found<T>, damage: Missing): Found<T> {
	return found.state === 'unknown' ? damage : found;
}
