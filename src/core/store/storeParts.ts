import type { Files, Ports } from '../ports.ts';
import type { Records } from './records/records.ts';
import type { SyncedIndex } from './syncedIndex.ts';

/** What an opened store consists of. */
export interface StoreParts {
	readonly files: Files;
	readonly ports: Ports;
	readonly records: Records;
	readonly index: SyncedIndex;
}
