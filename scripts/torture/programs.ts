import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** Inside the project, so that its packages are found. */
const bundle = path.join(root, 'node_modules/.cache/nolife-torture');

/** Builds the two programs of the torture; returns their paths. */
export async function buildPrograms(): Promise<{ readonly putter: string; readonly checker: string }> {
	await build({
		entryPoints: ['putter', 'checker'].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
		outdir: bundle,
		bundle: true,
		splitting: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		outExtension: { '.js': '.mjs' },
		logLevel: 'warning',
	});
	return { putter: path.join(bundle, 'putter.mjs'), checker: path.join(bundle, 'checker.mjs') };
}
