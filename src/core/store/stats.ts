import { measureRest, measureStored, totalOf } from './retention/measure.ts';
import type { StoreStats } from './store.ts';
import type { StoreParts } from './storeParts.ts';

/** What a store holds, and what it costs on disk. */
export async function statsOf({ files, records, index }: StoreParts): Promise<StoreStats> {
	const current = await index.current();
	const { pinned } = await records.current();
	const { runs, refs } = await records.expired();
	const sizes = await measureStored(files);
	const storedBytes = totalOf(sizes.sources);
	return {
		...current.sums(),
		...{ sources: sizes.sources.size, storedBytes },
		pinned: new Set(current.runFiles().flatMap(({ id }) => (pinned.has(id) ? [id] : []))).size,
		...{ expiredRuns: runs, expiredRefs: refs },
		diskBytes: totalOf(sizes.runs) + storedBytes + (await measureRest(files)),
		oldest: current.runFiles()[0]?.createdAt,
	};
}
