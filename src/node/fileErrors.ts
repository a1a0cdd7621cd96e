import { type Sentence, sentence } from '../core/sentence.ts';
import { StoreError, type StoreFailure } from '../core/store/storeError.ts';

type Failure = readonly [StoreFailure, (root: string) => Sentence];

const notYours: Failure = [
	'notAllowed',
	(root) =>
		sentence(
			'The store {0} is not yours to read and write: change its permissions or choose another folder for the store.',
			root,
		),
];

const noFolder: Failure = [
	'notFolder',
	(root) =>
		sentence('The store {0} is no folder: remove the file in its place or choose another folder for the store.', root),
];

/** What the operating system says, what that means here, and what to do about it. */
const failures: Readonly<Record<string, Failure>> = {
	EACCES: notYours,
	EPERM: notYours,
	EROFS: [
		'notAllowed',
		(root) => sentence('The store {0} lies on a disk that is read only: choose another folder for the store.', root),
	],
	ENOSPC: [
		'full',
		(root) =>
			sentence(
				'The store {0} has no room left: free some space on its disk, then try again; what it holds is safe.',
				root,
			),
	],
	EDQUOT: [
		'full',
		(root) =>
			sentence(
				'The store {0} has no room left: your quota is used up; free some space, then try again; what it holds is safe.',
				root,
			),
	],
	ENOTDIR: noFolder,
	EEXIST: noFolder,
};

/** Takes what a file operation below the store's folder threw; returns it as a sentence for people. */
export function storeErrorOf(error: unknown, root: string): Error {
	if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) {
		return error instanceof Error ? error : new Error(String(error));
	}
	const [reason, tell] = failures[String(error.code)] ?? failed(error.message);
	return new StoreError(reason, tell(root), { cause: error });
}

function failed(message: string): Failure {
	return [
		'failed',
		(root) => sentence('The store {0} cannot be used ({1}): choose another folder for the store.', root, message),
	];
}

/** Whether a file operation threw an error of that code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
