import type { Compression, Files, Ports } from '../ports.ts';
import { isRefId } from '../refs/ref.ts';
import type { Run } from '../run.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { decode } from '../source/encoding.ts';
import { begunCompression } from './begunCompression.ts';
import { type Content, ContentReader } from './contentReader.ts';
import { undamaged } from './damaged.ts';
import { type ExportChoice, type ExportedFile, filesToExport } from './exchange/exportRuns.ts';
import { isRunId, runIdOf } from './layout.ts';
import type { ManagedStore } from './managedStore.ts';
import { putRun } from './putRun.ts';
import { Records } from './records/records.ts';
import { expiredOrUnknown } from './records/remembered.ts';
import type { Limits } from './retention/chooseExpired.ts';
import { type Expiry, expirable, expire } from './retention/expire.ts';
import { forgetEverything, forgetRuns } from './retention/forget.ts';
import { measureRest, measureStored, totalOf } from './retention/measure.ts';
import { writePin } from './retention/pin.ts';
import type { StoredRun } from './runCodec.ts';
import { readRun, runFileNames } from './runFiles.ts';
import { readSource } from './sourceFiles.ts';
import type { Found, Missing, RefEntry, RunEntry, RunWithSource, StoreStats } from './store.ts';
import type { Holder } from './storeIndex.ts';
import { secretKey } from './storeKey.ts';
import type { StoreParts } from './storeParts.ts';
import { type OnIndexing, SyncedIndex } from './syncedIndex.ts';
import { versionedFiles } from './versionedFiles.ts';

/** A fresh handle on the store below `files`. Touches nothing until used, and loads sql.js only for what needs the index. */
export function openStore(files: Files, ports: Ports, onIndexing: OnIndexing = () => {}): ManagedStore {
	return new FileStore(versionedFiles(files, ports), ports, onIndexing);
}

const unknown: Missing = { state: 'unknown' };

class FileStore implements ManagedStore, StoreParts {
	readonly files: Files;
	readonly ports: Ports;
	readonly records: Records;
	readonly index: SyncedIndex;
	private readonly contents: ContentReader;
	private compression: Compression;

	constructor(files: Files, ports: Ports, onIndexing: OnIndexing) {
		this.files = files;
		this.ports = ports;
		this.records = new Records(files, ports);
		this.index = new SyncedIndex(files, ports, this.records, onIndexing);
		this.contents = new ContentReader(files, ports);
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

	async run(id: string): Promise<Found<Run>> {
		const stored = await this.storedRun(id);
		if (stored.state !== 'found') return stored;
		if (!stored.value.showsSource) return undamaged(async () => stored.value.whole());
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
		const runs = (await this.index.current()).runs();
		const pinned = await this.pinned();
		return runs.map((run) => ({ ...run, pinned: pinned.has(run.id) }));
	}

	async refs(): Promise<RefEntry[]> {
		return (await this.index.current()).refs();
	}

	async stats(): Promise<StoreStats> {
		const index = await this.index.current();
		const pinned = await this.pinned();
		const { runs, refs } = await this.records.expired();
		const sizes = await measureStored(this.files);
		const storedBytes = totalOf(sizes.sources);
		return {
			...index.sums(),
			...{ sources: sizes.sources.size, storedBytes },
			pinned: new Set(index.runFiles().flatMap(({ id }) => (pinned.has(id) ? [id] : []))).size,
			...{ expiredRuns: runs, expiredRefs: refs },
			diskBytes: totalOf(sizes.runs) + storedBytes + (await measureRest(this.files)),
			oldest: index.runFiles()[0]?.createdAt,
		};
	}

	async pin(id: string, pinned: boolean): Promise<Found<null>> {
		const found = await this.runWithSource(id);
		if (found.state !== 'found') return found;
		await writePin(this, id, pinned);
		if (pinned) await this.rescue(found.value);
		return { state: 'found', value: null };
	}

	async pinned(): Promise<ReadonlySet<string>> {
		return (await this.records.current()).pinned;
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
		const isTaken = await this.takenIds();
		if ([run, ...run.refs].some(({ id, digest }) => isTaken(id, digest))) return belongsToOthers(run.id);
		const { burials } = await this.records.current();
		if (burials.wasForgotten(run.id, run.createdAt)) return wasForgotten(run.id);
		await this.put({ ...run, createdAt: this.ports.clock() }, bytes);
		return undefined;
	}

	async damagedRecords(): Promise<Sentence[]> {
		const acts = await this.records.current();
		return [...acts.damage, ...(await this.records.expired()).damage];
	}

	async damagedRuns(): Promise<Sentence[]> {
		if (await this.isEmpty()) return [];
		await this.index.current();
		return this.index.damaged();
	}

	async takenIds(): Promise<(id: string, digest: string) => boolean> {
		const { answers } = await this.records.expired();
		const index = (await this.isEmpty()) ? undefined : await this.index.current();
		return (id, digest) => {
			const expired = answers.get(id)?.digest;
			return (expired !== undefined && expired !== digest) || (index?.isTaken(id, digest) ?? false);
		};
	}

	secretKey(hash: string): Promise<string> {
		return secretKey(hash, this.files, this.ports);
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

	/** Stores a run once more that retention was about to take when it was pinned. */
	private async rescue({ run, bytes }: RunWithSource): Promise<void> {
		const { burials } = await this.records.current();
		const files = (await runFileNames(this.files)).filter((file) => runIdOf(file) === run.id);
		if (files.every((file) => burials.has(file))) await this.put(run, bytes);
	}

	private async withSource({ facts, showsSource, whole }: StoredRun): Promise<Found<RunWithSource>> {
		const source = await this.source(facts.source.hash);
		if (source.state !== 'found') return source;
		const bytes = source.value;
		return undamaged(async () => ({ run: whole(showsSource ? decode(bytes).text : undefined), bytes }));
	}

	/** A run from the newest undamaged file that holds it; read without the index, which other processes may lag behind. */
	private async storedRun(id: string): Promise<Found<StoredRun>> {
		if (!isRunId(id)) return unknown;
		const { burials } = await this.records.current();
		let damage: Missing = unknown;
		const runs: StoredRun[] = [];
		for (const file of await runFileNames(this.files)) {
			if (runIdOf(file) !== id) continue;
			const found = await undamaged(() => readRun(file, this.files, this.ports));
			if (found.state !== 'found') damage = burials.has(file) ? damage : found;
			else if (!burials.isDead(file, found.value.facts.createdAt)) runs.push(found.value);
		}
		runs.sort((a, b) => b.facts.createdAt - a.facts.createdAt);
		const unambiguous = ofOneDigest(id, runs, ({ facts }) => facts.digest);
		return unambiguous.state === 'found'
			? { state: 'found', value: unambiguous.value[0] }
			: this.orGone(id, unambiguous, damage);
	}

	/** All run files that hold a ref, newest first. */
	private async holders(id: string): Promise<Found<NonEmpty<Holder>>> {
		if (!isRefId(id)) return unknown;
		const holders = (await this.index.current()).holders(id);
		const [damage] = this.index.damaged();
		return this.orGone(
			id,
			ofOneDigest(id, holders, ({ entry }) => entry.digest),
			damage ? { state: 'damaged', detail: sentence('{0} It may have held {1}.', damage, id) } : unknown,
		);
	}

	/** Of what was not found, whether it expired; if it did not, that may be due to damage. */
	private async orGone<T>(id: string, found: Found<T>, damage: Missing): Promise<Found<T>> {
		if (found.state !== 'unknown') return found;
		const missing = expiredOrUnknown(await this.records.expired(), id);
		return missing.state === 'unknown' ? damage : missing;
	}
}

function wasForgotten(id: string): Sentence {
	return sentence('The run {0} was forgotten here and is not taken in.', id);
}

function belongsToOthers(id: string): Sentence {
	return sentence('The run {0} goes by ids that belong to other content here, and is not taken in.', id);
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
