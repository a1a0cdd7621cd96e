/** Where things lie in a store's folder. Words from outside become file names only if they have exactly these shapes. */

export const indexPath = 'index.sqlite';
export const runsFolder = 'runs';
export const sourcesFolder = 'sources';

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
