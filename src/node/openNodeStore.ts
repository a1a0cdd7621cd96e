import type { ManagedStore } from '../core/store/managedStore.ts';
import { openStore } from '../core/store/openStore.ts';
import type { OnIndexing } from '../core/store/syncedIndex.ts';
import { ignoredIfLocal } from './ignoreFile.ts';
import { nodeFiles } from './nodeFiles.ts';
import { nodePorts } from './ports.ts';

/** Opens a fresh handle on the store in a folder (absolute path), which need not exist yet. Touches nothing until used. */
export function openNodeStore(folder: string, onIndexing?: OnIndexing): ManagedStore {
	return openStore(ignoredIfLocal(nodeFiles(folder), folder), nodePorts, onIndexing);
}
