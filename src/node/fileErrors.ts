import { StoreError, type StoreFailure } from '../core/store/storeError.ts';

const another = 'choose another folder for the store';

/** What the operating system says, what that means here, and what to do about it. */
const failures: Readonly<Record<string, readonly [StoreFailure, string]>> = {
	EACCES: ['notAllowed', `is not yours to read and write: change its permissions or ${another}.`],
	EPERM: ['notAllowed', `is not yours to read and write: change its permissions or ${another}.`],
	EROFS: ['notAllowed', `lies on a disk that is read only: ${another}.`],
	ENOSPC: ['full', `has no room left: free some space on its disk, then try again; what it holds is safe.`],
	EDQUOT: ['full', `has no room left: your quota is used up; free some space, then try again; what it holds is safe.`],
	ENOTDIR: ['notFolder', `is no folder: remove the file in its place or ${another}.`],
	EEXIST: ['notFolder', `is no folder: remove the file in its place or ${another}.`],
};

/** Takes what a file operation below the store's folder threw; returns it as a sentence for people. */
export function storeErrorOf(error: unknown, root: string): Error {
	if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) {
		return error instanceof Error ? error : new Error(String(error));
	}
	const [reason, sentence] = failures[String(error.code)] ?? [
		'failed',
		`cannot be used (${error.message}): ${another}.`,
	];
	return new StoreError(reason, `The store ${root} ${sentence}`, { cause: error });
}
