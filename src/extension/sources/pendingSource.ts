import type * as vscode from 'vscode';

/** Something to reduce that is read only when its turn comes. */
export interface PendingSource {
	/** Display name; fixed English, since a run's id depends on it. */
	readonly name: string;
	/** Where it comes from, a document or a folder: decides the store and the settings. */
	readonly uri?: vscode.Uri;
	/** The document or file that the result opens beside. */
	readonly shown?: vscode.Uri;
	/** Reads it. Rejects with one clear sentence. */
	read(): Promise<ReadSource>;
}

export interface ReadSource {
	/** Owned: the engine's worker takes the buffer away. */
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** What the bytes are, for the log: those of the file, or the text of an editor. */
	readonly origin: string;
	/** A sentence that the person has to read, such as that the start may be cut off. */
	readonly caution?: string;
}
