import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installBrowserHost } from './install.ts';
import { nodeBinary } from './paths.ts';
import { run } from './run.ts';
import { type Server, startServer } from './server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A plain workbench: nothing beside the editor but what a test opens. */
const userSettings = {
	'editor.minimap.enabled': false,
	'editor.occurrencesHighlight': 'off',
	'workbench.startupEditor': 'none',
	'workbench.secondarySideBar.defaultVisibility': 'hidden',
};

/** Whether every folder counts as trusted, or none until a person says so (Restricted Mode). */
type FolderTrust = 'always' | 'asFound';

interface Product {
	readonly trust?: FolderTrust;
	/** Without the extensions that VS Code brings. */
	readonly alone?: boolean;
}

/**
 * Starts VS Code as a user has it, with one packaged extension installed and no other user data.
 *
 * @param vsix the package's path
 */
export async function startProductServer(
	vsix: string,
	{ trust = 'always', alone = false }: Product = {},
): Promise<Server> {
	const script = path.join(await installBrowserHost(), 'out/node/entry.js');
	const data = await temporaryFolder();
	const config = path.join(data, 'none.yaml');
	const folders = ['--user-data-dir', data, '--extensions-dir', path.join(data, 'ext'), '--config', config];

	if (alone) folders.push('--builtin-extensions-dir', await temporaryFolder());
	await mkdir(path.join(data, 'User'));
	await writeFile(path.join(data, 'User/settings.json'), JSON.stringify(userSettings));
	await run(nodeBinary, [script, '--install-extension', vsix, ...folders], { stdio: ['ignore', 'ignore', 'inherit'] });

	return startServer(`product-server-${trust}`, data, (port) => [
		script,
		...['--bind-addr', `127.0.0.1:${port}`, '--auth', 'none', ...folders, '--ignore-last-opened'],
		...['--disable-telemetry', '--disable-update-check', ...(trust === 'always' ? ['--disable-workspace-trust'] : [])],
	]);
}
