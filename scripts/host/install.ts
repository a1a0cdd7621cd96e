import { existsSync, globSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hostCache, nodeBinary, projectRoot } from './paths.ts';
import { run } from './run.ts';
import { findCommand, installSystemPackages } from './systemPackages.ts';

const release = '4.139.1';
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const compilers = ['make', 'g++', 'python3'];

/** What the server cannot start without; the other native modules come prebuilt or are not used by tests. */
const nativeModules = ['@vscode/spdlog', '@vscode/native-watchdog'];

/**
 * Installs the browser-hosted VS Code into the cache unless it is there already (about a minute).
 * The last step renames the finished folder into place, so an interrupted install is never taken for a whole one.
 *
 * @returns the folder of the installed `code-server` package
 */
export async function installBrowserHost(): Promise<string> {
	const home = path.join(hostCache, `code-server-${release}`);

	if (!existsSync(home)) {
		console.log(`Installing code-server ${release} into .vscode-test (once, about a minute) …`);
		await provideCompilers();
		await installInto(`${home}.partial`);
		await rename(`${home}.partial`, home);
	}

	return packageFolder(home);
}

async function provideCompilers(): Promise<void> {
	if (!compilers.every((command) => findCommand(command))) {
		await installSystemPackages(`Installing code-server needs ${compilers.join(', ')}`, ...compilers);
	}
}

async function installInto(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	await npm(folder, 'install', '--prefix', folder, `code-server@${release}`, '--ignore-scripts');

	const server = path.join(packageFolder(folder), 'lib/vscode');
	await npm(server, 'install', '--omit=dev', '--ignore-scripts');
	await npm(server, 'rebuild', ...nativeModules);
}

function packageFolder(home: string): string {
	return path.join(home, 'node_modules/code-server');
}

/** npm on the project's own Node, compiling against the headers that come with it, so that nothing else is downloaded. */
function npm(cwd: string, ...args: string[]): Promise<void> {
	const [headers] = globSync('node_modules/node/node_modules/node-*/include', { cwd: projectRoot });

	const env = {
		...process.env,
		PATH: [path.dirname(nodeBinary), process.env.PATH].join(path.delimiter),
		...(headers && { npm_config_nodedir: path.join(projectRoot, path.dirname(headers)) }),
	};

	return run('npm', [...args, ...quiet], { cwd, env });
}
