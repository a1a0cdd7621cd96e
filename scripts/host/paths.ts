import path from 'node:path';

/** The project's root folder, absolute. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The Node that the `node` devDependency ships: the browser-hosted VS Code wants this version, whatever runs this script. */
export const nodeBinary = path.join(
	projectRoot,
	'node_modules/node/bin',
	process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The cache of the VS Code that tests run in; git ignores it. */
export const hostCache = path.join(projectRoot, '.vscode-test');
