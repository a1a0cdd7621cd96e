import type { Files } from '../../ports.ts';
import { indexPath, recordPath, runPath, sourcePath } from '../layout.ts';
import { recordFileNames } from '../records/recordFiles.ts';
import { runFileNames } from '../runFiles.ts';
import { sourceHashesIn } from '../sourceFiles.ts';

/** Bytes on disk. */
export interface DiskSizes {
	/** By name of the run file. */
	readonly runs: ReadonlyMap<string, number>;
	/** By hash. */
	readonly sources: ReadonlyMap<string, number>;
}

/** How much the runs and the sources of a store take on disk, one by one. */
export async function measureStored(files: Files): Promise<DiskSizes> {
	return {
		runs: await sizesOf(await runFileNames(files), runPath, files),
		sources: await sizesOf(await sourceHashesIn(files), sourcePath, files),
	};
}

/** Bytes of what else a store keeps: its records and the saved index. */
export async function measureRest(files: Files): Promise<number> {
	const records = await sizesOf(await recordFileNames(files), recordPath, files);
	return totalOf(records) + ((await files.size(indexPath)) ?? 0);
}

/** The sum of some sizes. */
export function totalOf(sizes: ReadonlyMap<string, number>): number {
	let total = 0;
	for (const size of sizes.values()) total += size;
	return total;
}

async function sizesOf(
	names: readonly string[],
	pathOf: (name: string) => string,
	files: Files,
): Promise<Map<string, number>> {
	const sizes = new Map<string, number>();
	for (const name of names) sizes.set(name, (await files.size(pathOf(name))) ?? 0);
	return sizes;
}
