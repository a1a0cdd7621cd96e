import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { engines } from '../../package.json' with { type: 'json' };
import { hostCache } from './paths.ts';
import { run } from './run.ts';

const release = `${engines.node.replace('>=', '')}.0.0`;
const [system, binary] = process.platform === 'win32' ? ['win', 'bin/node.exe'] : [process.platform, 'bin/node'];
const build = `node-${system}-${process.arch}`;

/**
 * Installs the oldest Node that package.json lets the command run on into the cache, unless it is there already.
 *
 * @returns the path of its binary
 */
export async function installOldestNode(): Promise<string> {
	const home = path.join(hostCache, `node-${release}`);

	if (!existsSync(home)) {
		const partial = `${home}.partial`;
		await rm(partial, { recursive: true, force: true });
		await run('npm', [
			'install',
			'--prefix',
			partial,
			`${build}@${release}`,
			'--no-audit',
			'--no-fund',
			'--loglevel=error',
		]);
		await rename(partial, home);
	}

	return path.join(home, 'node_modules', build, binary);
}
