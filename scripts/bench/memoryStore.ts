import type { Run } from '../../src/core/run.ts';
import type { Found, Store } from '../../src/core/store/store.ts';

/** A store that keeps one run in memory, to measure the engine without disk, compression and database. */
export function memoryStore(): Store {
	const runs = new Map<string, Run>();
	const sources = new Map<string, Uint8Array>();
	return {
		expect: () => {},
		async put(run, bytes) {
			runs.set(run.id, run);
			sources.set(run.source.hash, bytes);
		},
		run: async (id) => found(runs.get(id)),
		async runWithSource(id) {
			const run = runs.get(id);
			const bytes = run && sources.get(run.source.hash);
			return found(run && bytes && { run, bytes });
		},
		source: async (hash) => found(sources.get(hash)),
		ref: async () => found<never>(undefined),
		content: async () => found<never>(undefined),
		refsOfSize: async () => [],
		runs: async () => [],
		refs: async () => [],
		stats: () => Promise.reject(new Error('A store in memory keeps no statistics.')),
		damagedRuns: async () => [],
		takenIds: async () => () => false,
		secretKey: async (hash) => hash,
		hasLostKey: async () => false,
		saveIndex: async () => {},
		close: () => {},
	};
}

function found<T>(value: T | undefined): Found<T> {
	return value === undefined ? { state: 'unknown' } : { state: 'found', value };
}
