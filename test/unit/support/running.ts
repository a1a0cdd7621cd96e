import { defaultOptions, type RunOptions } from '../../../src/core/options.ts';
import type { Reduction } from '../../../src/core/run.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { reduceInto } from '../../../src/node/reduceInto.ts';
import { temporaryFolder } from './storing.ts';

export interface RunningOptions extends Partial<RunOptions> {
	readonly name?: string;
	/** The store's folder; one of the test's own if none is given. */
	readonly folder?: string;
}

/** Runs the whole pipeline over a text or bytes with a real store on disk. */
export async function running(
	input: string | Uint8Array,
	{ name = 'input', folder, ...options }: RunningOptions = {},
): Promise<Reduction> {
	const storeFolder = folder ?? (await temporaryFolder());
	const store = openNodeStore(storeFolder);
	const bytes = typeof input === 'string' ? bytesOfText(input) : input;
	const reduction = await reduceInto(store, storeFolder, { name, bytes, options: { ...defaultOptions, ...options } });
	store.close();
	return reduction;
}
