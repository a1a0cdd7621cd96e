import { globSync } from 'node:fs';
import { chmod, copyFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';
import { extensionBundle } from './build/extensionBundle.ts';
import { bundledPackages, noticesOf } from './build/notices.ts';

const { values: flags } = parseArgs({
	options: { production: { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
});

process.chdir(path.resolve(import.meta.dirname, '..'));

const shared = {
	bundle: true,
	minify: flags.production,
	sourcemap: flags.production ? false : 'linked',
	metafile: true,
	logLevel: 'warning',
};

const node = { ...shared, platform: 'node', target: 'node22' };

const bundles = [
	{ ...shared, ...extensionBundle, outExtension: { '.js': '.cjs' }, outdir: 'dist' },
	{
		...node,
		entryPoints: { nolife: 'src/cli/main.ts', worker: 'src/node/worker/main.ts' },
		format: 'esm',
		// What is imported dynamically (sql.js, the tokenizer) stays in chunks of its own, loaded when used.
		splitting: true,
		outExtension: { '.js': '.mjs' },
		// CommonJS packages in an ES module still ask for Node's own modules through require, and for their file and folder.
		banner: {
			js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
		},
		define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
		outdir: 'dist/node',
	},
	{
		...shared,
		entryPoints: { inspector: 'src/webview/main.tsx' },
		platform: 'browser',
		target: 'es2022',
		format: 'iife',
		minify: true,
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		outdir: 'dist/webview',
	},
	{
		...node,
		format: 'cjs',
		outExtension: { '.js': '.cjs' },
		entryPoints: ['test/vscode/index.ts', ...globSync('test/vscode/**/*.test.ts')],
		external: ['vscode', 'mocha'],
		outbase: 'test/vscode',
		outdir: 'dist/test',
	},
];

await rm('dist', { recursive: true, force: true });

const results = await Promise.all(bundles.map((options) => build(options)));

const { resolve } = createRequire(import.meta.url);
/** What code is outlined with; `src/core/reducers/code/languages.ts` names the same grammars. */
const grammars = ['php', 'rust', 'go', 'python', 'c-sharp', 'java', 'ruby', 'cpp', 'tsx', 'typescript', 'javascript'];
const wasmFiles = [
	'sql.js/dist/sql-wasm.wasm',
	'@vscode/tree-sitter-wasm/wasm/tree-sitter.wasm',
	...grammars.map((grammar) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`),
];
await Promise.all(wasmFiles.map((file) => copyFile(resolve(file), `dist/node/${path.basename(file)}`)));
await writeFile('dist/ThirdPartyNotices.txt', noticesOf(bundledPackages(shippedFiles())));
await chmod('dist/node/nolife.mjs', 0o755);

if (flags.watch) {
	await Promise.all(bundles.map(watch));
	console.log('Watching for changes; Ctrl-C ends it.');
}

/** What is bundled or copied, but for the suite that VS Code runs. */
function shippedFiles() {
	const shipped = results.filter((_, i) => bundles[i].outdir !== 'dist/test');
	const bundled = shipped.flatMap(({ metafile }) => Object.keys(metafile.inputs));
	return [...bundled, ...wasmFiles.map((file) => path.relative('.', resolve(file)))];
}

async function watch(options) {
	const watching = await context({ ...options, logLevel: 'info' });
	await watching.watch();
}
