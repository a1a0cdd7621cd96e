import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** The first of these commands that the search path holds, as an absolute path. */
export function findCommand(...names: string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/**
 * Installs Debian packages, which only root may do.
 *
 * @param need what is missing, as the start of the sentence that is thrown where apt-get cannot help
 */
export async function installSystemPackages(need: string, ...packages: string[]): Promise<void> {
	if (process.getuid?.() !== 0 || !findCommand('apt-get')) {
		throw new Error(`${need} (on Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}).`);
	}

	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await run('apt-get', ['update', '-qq'], { env });
	await run('apt-get', ['install', '-y', '-qq', ...packages], { env });
}

export function isExecutable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
