/** Where things lie in a store's folder. Words from outside become file names only if they have exactly these shapes. */

export const indexPath = 'index.sqlite';
export const runsFolder = 'runs';
export const sourcesFolder = 'sources';
export const recordsFolder = 'records';

/** `run_` id, then a fingerprint of what the run holds: two runs that came by one id do not overwrite each other. */
const runFile = /^(run_[0-9a-f]{8,64})-[0-9a-f]{32}\.run$/;

/** Whether a word from outside is a well-formed run id. */
export function isRunId(word: string): boolean {
	return /^run_[0-9a-f]{8,64}$/.test(word);
}

/** Whether a word from outside is a SHA-256 in hex. */
export function isHash(word: string): boolean {
	return /^[0-9a-f]{64}$/.test(word);
}

/** The id that the name of a run's file begins with; undefined for any other file. */
export function runIdOf(file: string): string | undefined {
	return runFile.exec(file)?.[1];
}

/** Name of a run's file. */
export function runFileName(id: string, fingerprint: string): string {
	return `${id}-${fingerprint.slice(0, 32)}.run`;
}

/** Path of a run's file by its name. */
export function runPath(file: string): string {
	return `${runsFolder}/${file}`;
}

/** The hash that a source's file is named by; undefined for any other file. */
export function sourceHashOf(file: string): string | undefined {
	return /^([0-9a-f]{64})\.gz$/.exec(file)?.[1];
}

/** Path of a source by its hash. */
export function sourcePath(hash: string): string {
	return `${sourcesFolder}/${hash}.gz`;
}

/** Name under which a source waits to be deleted, or put back if a run turns out to need it; `tag`: hex digits, never used twice. */
export function asidePath(hash: string, tag: string): string {
	return `${sourcesFolder}/${hash}.${tag}.aside`;
}

/** The hash of a source that was put aside, by the name of its file; undefined for any other file. */
export function asideHashOf(file: string): string | undefined {
	return /^([0-9a-f]{64})\.[0-9a-f]{8,64}\.aside$/.exec(file)?.[1];
}

/** Kinds of records: what was done to runs after they were stored. */
const recordKinds = ['forgot', 'expired', 'remains', 'pinned', 'unpinned'] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Name of a record's file: its kind, and a hash of what it says. */
export function recordFileName(kind: RecordKind, hash: string): string {
	return `${kind}-${hash.slice(0, 32)}.json`;
}

/** The kind that the name of a record's file begins with; undefined for any other file. */
export function recordKindOf(file: string): RecordKind | undefined {
	const word = /^([a-z]+)-[0-9a-f]{32}\.json$/.exec(file)?.[1];
	return recordKinds.find((kind) => kind === word);
}

/** Path of a record by the name of its file. */
export function recordPath(file: string): string {
	return `${recordsFolder}/${file}`;
}

/** Folder below which the files of a store of version 1 or 2 keep their paths after it was migrated to 3. */
export const backupFolder = 'backup-before-3';

/** Where a copy may lie of a file that is to be deleted: a source that was put aside has its own name in the backup. */
export function backupOf(path: string): string {
	const aside = path.startsWith(`${sourcesFolder}/`) ? asideHashOf(path.slice(sourcesFolder.length + 1)) : undefined;
	return `${backupFolder}/${aside === undefined ? path : sourcePath(aside)}`;
}
