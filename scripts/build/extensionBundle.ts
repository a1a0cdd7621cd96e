import type { BuildOptions, Plugin } from 'esbuild';

/**
 * One copy of VS Code's names for the whole bundle. By itself esbuild copies all two hundred in every file that imports
 * them, which took most of the time to load the extension.
 */
const vscodeOnce: Plugin = {
	name: 'vscode-once',
	setup(build) {
		const namespace = 'vscode-once';
		build.onResolve({ filter: /^vscode$/ }, ({ namespace: from }) =>
			from === namespace ? { path: 'vscode', external: true } : { path: 'vscode', namespace },
		);
		build.onLoad({ filter: /^vscode$/, namespace }, () => ({ contents: "export * from 'vscode';" }));
	},
};

/** How the extension is bundled: CommonJS, since VS Code supplies `vscode` through require. */
export const extensionBundle = {
	entryPoints: ['src/extension/extension.ts'],
	bundle: true,
	platform: 'node',
	target: 'node22',
	format: 'cjs',
	plugins: [vscodeOnce],
} satisfies BuildOptions;
