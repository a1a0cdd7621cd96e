import path from 'node:path';
import type { Files } from '../core/ports.ts';
import { localStore } from './storeLocation.ts';

const ignoreFile = '.gitignore';

/** Files of a store; one inside a workspace gets an ignore file of its own before anything else, so that no original is committed. */
export function ignoredIfLocal(files: Files, folder: string): Files {
	if (localStore(path.dirname(folder)) !== folder) return files;
	const write: Files['write'] = async (file, chunks, after) => {
		await ignoreAll(files);
		await files.write(file, chunks, after);
	};
	return { ...files, write };
}

/** Makes a store's folder one that Git ignores as a whole; leaves an ignore file that is there. */
export async function ignoreAll(files: Files): Promise<void> {
	if ((await files.size(ignoreFile)) !== undefined) return;
	await files.write(ignoreFile, [new TextEncoder().encode('*\n')]);
}
