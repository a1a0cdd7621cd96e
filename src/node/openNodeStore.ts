import { openStore } from '../core/store/openStore.ts';
import type { Store } from '../core/store/store.ts';
import { nodeFiles } from './nodeFiles.ts';
import { nodePorts } from './ports.ts';

/** Opens a fresh handle on the store in a folder (absolute path), which need not exist yet. Touches nothing until used. */
export function openNodeStore(folder: string): Store {
	return openStore(nodeFiles(folder), nodePorts);
}
