import type { RunOptions } from '../core/options.ts';
import { type OnStage, type Reduced, reduce } from '../core/pipeline.ts';
import type { Store } from '../core/store/store.ts';
import { tokenCounter } from '../core/tokens/tokenCounter.ts';
import { openNodeStore } from './openNodeStore.ts';
import { nodePorts } from './ports.ts';

/** Reduces bytes under a display name, into an open store whose folder is `folder`. */
export async function reduceInto(
	store: Store,
	folder: string,
	input: { readonly name: string; readonly bytes: Uint8Array; readonly options: RunOptions },
	onStage?: OnStage,
): Promise<Reduced> {
	const counter = await tokenCounter(input.options.tokenizer);
	const job = { ...input, counter, store, ports: nodePorts };
	return reduce(job, () => openNodeStore(folder), onStage);
}
