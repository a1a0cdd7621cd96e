import type { Ref } from '../refs/ref.ts';
import type { Run } from '../run.ts';
import type { Sentence } from '../sentence.ts';
import type { KnownSource } from './sourceFiles.ts';

/** Why something is not there; each gets its own sentence. `unknown` is also the answer for what was forgotten. */
export type Missing =
	| { readonly state: 'unknown' }
	/** Retention took it at that time (milliseconds since 1970). */
	| { readonly state: 'expired'; readonly at: number; readonly what: Sentence }
	/** It was there, and its file is damaged or gone. */
	| { readonly state: 'damaged'; readonly detail: Sentence };

export type Found<T> = { readonly state: 'found'; readonly value: T } | Missing;

/** A ref as the index knows it: all but its spans, and the run that brought it. */
export interface RefEntry extends Omit<Ref, 'spans'> {
	readonly runId: string;
	readonly sourceName: string;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	/** What counted its tokens. */
	readonly tokenizer: Run['options']['tokenizer'];
}

/** A run as the index knows it. */
export interface RunEntry extends Pick<Run, 'id' | 'createdAt' | 'type' | 'raw' | 'visible'> {
	readonly sourceName: string;
	readonly granularity: Run['options']['granularity'];
	readonly tokenizer: Run['options']['tokenizer'];
	readonly refs: number;
	readonly signalPass: boolean;
	/** How many secrets were masked. */
	readonly secrets: number;
	/** Whether it never expires. */
	readonly pinned: boolean;
}

export interface RunWithSource {
	readonly run: Run;
	readonly bytes: Uint8Array;
}

export interface StoreStats {
	readonly runs: number;
	readonly refs: number;
	readonly sources: number;
	/** Bytes of all sources as they were, and as they lie on disk. */
	readonly rawBytes: number;
	readonly storedBytes: number;
	readonly tokensBefore: number;
	readonly tokensAfter: number;
	/** Runs that never expire. */
	readonly pinned: number;
	readonly expiredRuns: number;
	readonly expiredRefs: number;
	/** Bytes of all that the store keeps on disk. */
	readonly diskBytes: number;
	/** When the oldest run was made, in milliseconds since 1970; undefined if there is none. */
	readonly oldest: number | undefined;
}

/** Sources, runs and refs of one workspace. Files are the truth; the index is only ever a faster way to them. */
export interface Store {
	/** Says which source will be put next: its compression begins beside what is still to be done. */
	expect(bytes: Uint8Array): void;
	/**
	 * Stores a run and its source. Once it returned, both survive a kill and a power loss. Rejects with `ForgottenError` if
	 * the run was forgotten since it was made.
	 */
	put(run: Run, bytes: Uint8Array): Promise<void>;
	/** The whole run, read from its file and checked. */
	run(id: string): Promise<Found<Run>>;
	/**
	 * The same with all bytes of its source, which are read only once. Where they are `known`, what is stored is compared with
	 * those, and they are returned.
	 */
	runWithSource(id: string, known?: KnownSource): Promise<Found<RunWithSource>>;
	/** All bytes of a source, by its hash, checked against it. */
	source(hash: string): Promise<Found<Uint8Array>>;
	/** What the index knows of a ref; new ones of other processes included. */
	ref(id: string): Promise<Found<RefEntry>>;
	/** A ref's spans and its run's source. Reads only the blocks of the source that hold the content. */
	content(id: string): Promise<Found<{ readonly entry: RefEntry; readonly ref: Ref; readonly bytes: Uint8Array }>>;
	/** The refs whose content has this many bytes. */
	refsOfSize(bytes: number): Promise<RefEntry[]>;
	/** Newest first. */
	runs(): Promise<RunEntry[]>;
	refs(): Promise<RefEntry[]>;
	stats(): Promise<StoreStats>;
	/** Why the files of some runs cannot be read, a sentence for each; their runs and refs are in none of the lists. */
	damagedRuns(): Promise<Sentence[]>;
	/** Loads the ids in use; the returned test tells whether an id (`ctx_…` or `run_…`) belongs to another digest. */
	takenIds(): Promise<(id: string, digest: string) => boolean>;
	/** The key for the ids of the secrets in a source, by its hash: hex digits. */
	secretKey(hash: string): Promise<string>;
	/** Whether the ids of secrets will be others than in runs that are there, since the key for those is not. */
	hasLostKey(): Promise<boolean>;
	/** Saves the index if it has changed. Call it when idle; losing it costs nothing but a rebuild. */
	saveIndex(): Promise<void>;
	close(): void;
}
