import type { Run } from '../../core/run.ts';
import { loadSource, type Source } from '../../core/source/source.ts';
import type { ManagedStore } from '../../core/store/managedStore.ts';
import type { Found, Store } from '../../core/store/store.ts';
import type { OnIndexing } from '../../core/store/syncedIndex.ts';
import { openNodeStore } from '../openNodeStore.ts';
import { nodePorts } from '../ports.ts';

/** Sources are large: only the last one used stays in memory, since questions come in bursts about one run. */
let lastSource: Source | undefined;

const stores = new Map<string, ManagedStore>();

let onIndexing: OnIndexing = () => {};

/** Has the building of indexes reported from now on. */
export function reportIndexing(report: OnIndexing): void {
	onIndexing = report;
}

/** The store in a folder, opened once. */
export function storeIn(folder: string): ManagedStore {
	const opened = stores.get(folder) ?? openNodeStore(folder, (done, total) => onIndexing(done, total));
	stores.set(folder, opened);
	return opened;
}

/** A run's source, decoded. */
export async function sourceOf(run: Run, store: Store): Promise<Found<Source>> {
	const { hash, name } = run.source;
	if (lastSource?.hash === hash && lastSource.name === name) return { state: 'found', value: lastSource };
	const bytes = await store.source(hash);
	if (bytes.state !== 'found') return bytes;
	return { state: 'found', value: remember(loadSource(name, bytes.value, nodePorts)) };
}

/** Keeps a source for the questions to come. */
export function remember(source: Source): Source {
	lastSource = source;
	return source;
}

/** When nothing has been asked for a while: lets go of the source and saves what the stores have indexed meanwhile. */
export async function rest(): Promise<void> {
	lastSource = undefined;
	for (const store of stores.values()) await store.saveIndex();
}

/** Goes on with what was found, or hands on why it is missing. */
export async function whenFound<T, R>(found: Found<T>, next: (value: T) => Promise<Found<R>>): Promise<Found<R>> {
	return found.state === 'found' ? next(found.value) : found;
}

export function found<T>(value: T): Found<T> {
	return { state: 'found', value };
}
