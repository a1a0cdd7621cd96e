import type { Parser } from '@vscode/tree-sitter-wasm';
import type { SqlJsStatic } from 'sql.js';
import type { SecretRules } from './secrets/secret.ts';

/** What the engine needs from its host. Node supplies all of it (src/node); nothing here names Node. */

/** Incremental SHA-256. */
export interface Sha256 {
	update(bytes: Uint8Array): void;
	/** 64 hex digits. Ends the computation. */
	hex(): string;
}

/** The content of a file, piece by piece. */
export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Files below one folder, the store's. Paths are relative, with `/`. Failures are thrown as a `StoreError`. */
export interface Files {
	/** The whole file; undefined if there is none. */
	read(path: string): Promise<Uint8Array | undefined>;
	/** Bytes [start, end) of a file; fewer if it is shorter; undefined if there is none. */
	readRange(path: string, start: number, end: number): Promise<Uint8Array | undefined>;
	/** Size in bytes; undefined if there is no such file. */
	size(path: string): Promise<number | undefined>;
	/**
	 * Writes under a temporary name, flushes file and folder, renames. Survives kill and power loss once it returned.
	 * What must be there before the file is, `after`, may still be under way; if that fails, so does this, and nothing is left.
	 */
	write(path: string, chunks: Chunks, after?: Promise<unknown>): Promise<void>;
	/** Writes a file unless there is one of that name; returns whether it did. Of several at once, one does. */
	create(path: string, bytes: Uint8Array): Promise<boolean>;
	/**
	 * Gives files a second name, their path below another folder, unless it is taken; copies them where the disk knows no
	 * links. Survives kill and power loss once it returned.
	 */
	link(paths: readonly string[], folder: string): Promise<void>;
	/** Makes a folder, and those it lies in, unless it is there. */
	makeFolder(path: string): Promise<void>;
	/** Names of the files in a folder; none if the folder does not exist. */
	list(folder: string): Promise<string[]>;
	/** Gives a file another name, in place of any that has it; false if there is no such file. */
	rename(from: string, to: string): Promise<boolean>;
	/** Deletes a file, or a folder with all that is in it; nothing happens if there is none. */
	remove(path: string): Promise<void>;
	/** Deletes what killed writers left half written in a folder, if it is older than so many milliseconds; returns how many. */
	sweep(folder: string, age: number): Promise<number>;
}

export interface Compression {
	/** One gzip member. */
	gzip(bytes: Uint8Array): Promise<Uint8Array>;
	/** Takes whole members. Throws if they are damaged or would make more than `most` bytes. */
	gunzip(bytes: Uint8Array, most: number): Promise<Uint8Array>;
}

export interface Ports {
	readonly compression: Compression;
	sha256(): Sha256;
	/** Milliseconds from any fixed point, for durations. */
	now(): number;
	/** Milliseconds since 1970, for the time of a run. */
	clock(): number;
	/** So many bytes that nobody can guess. */
	random(size: number): Uint8Array;
	/** Loads the maintained rules for secrets on first use. */
	loadSecretRules(): Promise<SecretRules>;
	/** Loads sql.js on first use. */
	loadSql(): Promise<SqlJsStatic>;
	/** Loads tree-sitter and one of its grammars, such as `c-sharp`, on first use; the parser is the caller's to delete. */
	loadParser(grammar: string): Promise<Parser>;
}
