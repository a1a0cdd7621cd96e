import type { Run } from '../run.ts';
import type { Sentence } from '../sentence.ts';
import type { ExportChoice, ExportedFile } from './exchange/exportRuns.ts';
import type { Limits } from './retention/chooseExpired.ts';
import type { Expiry } from './retention/expire.ts';
import type { Found, Store } from './store.ts';

/** A store with what people decide about what it keeps. */
export interface ManagedStore extends Store {
	/** Keeps a run from expiring, or no longer. */
	pin(id: string, pinned: boolean): Promise<Found<null>>;
	/** Ids of pinned runs. */
	pinned(): Promise<ReadonlySet<string>>;
	/** Deletes runs for good; they answer as unknown from then on, in every process. Gives the ids of those it knew. */
	forget(ids: readonly string[]): Promise<string[]>;
	/** Deletes all there is, for good. */
	forgetEverything(): Promise<void>;
	/** Takes what is too old or too much. */
	expire(limits: Limits): Promise<Expiry>;
	/** What would expire now; changes nothing. */
	expirable(limits: Limits): Promise<Expiry>;
	/** The files of an export of some runs; see `filesToExport`. */
	filesOf(ids: readonly string[], choice: ExportChoice): Promise<ExportedFile[]>;
	/** Stores a verified run that came from elsewhere, as of now; gives the reason if it was forgotten here or its ids are taken. */
	takeIn(run: Run, bytes: Uint8Array): Promise<Sentence | undefined>;
	/** Why some records of what was done to runs cannot be read, a sentence for each. */
	damagedRecords(): Promise<Sentence[]>;
}
