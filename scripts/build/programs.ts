import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds programs for Node from sources, given by their paths in the project; returns the folder in which they lie as
 * `.mjs`. It is inside the project, so that packages are found, and not in dist, which a build empties.
 */
export async function buildPrograms(name: string, sources: readonly string[]): Promise<string> {
	const outdir = path.join(root, 'node_modules/.cache', `nolife-${name}`);
	await build({
		entryPoints: sources.map((source) => path.join(root, source)),
		outdir,
		bundle: true,
		// What is loaded on first use must not be loaded before.
		splitting: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		outExtension: { '.js': '.mjs' },
		logLevel: 'warning',
	});
	return outdir;
}
