import { isBuiltin } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { WatchedExtension } from './watchedExtension.ts';

describe('activation', () => {
	let extension: WatchedExtension;

	beforeAll(async () => {
		extension = await WatchedExtension.bundle();
		extension.activate();
	});

	it('requires VS Code and modules of Node alone: no sql.js, no tokenizer, no React', () => {
		expect(extension.required).toContain('vscode');
		expect(extension.required.filter((name) => name !== 'vscode' && !isBuiltin(name))).toEqual([]);
		expect(extension.packages).toEqual([]);
	});

	it('asks VS Code for its names once, and not in every file', () => {
		expect(extension.required.filter((name) => name === 'vscode')).toHaveLength(1);
	});

	it('starts no worker; the first question does', () => {
		expect(extension.workers).toBe(0);

		extension.commands.get('nolife.showRuns')?.();

		expect(extension.workers).toBe(1);
	});
});
