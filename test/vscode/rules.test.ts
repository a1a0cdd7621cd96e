import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { reduceLog, writeFile } from './support/workspace.ts';

describe('rules of your own', () => {
	const settings = () => vscode.workspace.getConfiguration('nolife');
	const file = () => writeFile('.nolife.json', '{"keep":["request 1042 "]}');

	afterEach(async () => {
		await settings().update('rules', undefined, vscode.ConfigurationTarget.Global);
		await vscode.workspace.fs.delete(await file());
	});

	it('hold from the file of the folder and from the settings', async () => {
		await file();
		await settings().update('rules', { keep: ['request 1077 '] }, vscode.ConfigurationTarget.Global);

		const { document } = await reduceLog('ruled.log');

		assert.match(document.getText(), /request 1042 answered/);
		assert.match(document.getText(), /request 1077 answered/);
		assert.doesNotMatch(document.getText(), /request 1078 answered/);
	});

	it('that are wrong in the file stop no reduction, and those of the settings hold', async () => {
		await writeFile('.nolife.json', '{"keep":["("]}');
		await settings().update('rules', { keep: ['request 1077 '] }, vscode.ConfigurationTarget.Global);

		const { document } = await reduceLog('ruled.log');

		assert.match(document.getText(), /request 1077 answered/);
		assert.doesNotMatch(document.getText(), /request 1042 answered/);
	});
});
