import type { ManagedStore } from '../core/store/managedStore.ts';
import { openNodeStore } from '../node/openNodeStore.ts';
import { storeLocation } from '../node/storeLocation.ts';
import { wrongUsage } from './failure.ts';
import { indexingProgress } from './progress.ts';

export interface OpenedStore {
	readonly store: ManagedStore;
	/** Absolute path of its folder. */
	readonly folder: string;
}

/** Opens the store that `--store`, the environment or the current folder names, works with it and closes it. */
export async function withStore<T>(flag: string | undefined, work: (opened: OpenedStore) => Promise<T>): Promise<T> {
	if (flag === '') throw wrongUsage('An empty word is no store: name a folder, or leave --store away.');
	// A `.nolife/` store may have come with a cloned repository; whoever wants it names it with `--store`.
	const folder = storeLocation(process.cwd(), flag);
	const store = openNodeStore(folder, indexingProgress());
	try {
		const result = await work({ store, folder });
		await store.saveIndex();
		return result;
	} finally {
		store.close();
	}
}
