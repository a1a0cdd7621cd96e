import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { firstMarker, reducedDocument, reduceLog, run, serviceLog, writeFile } from './support/workspace.ts';

const preamble = 'nolife.preamble';

describe('copy', () => {
	const { clipboard } = vscode.env;
	const settings = () => vscode.workspace.getConfiguration();

	afterEach(() => settings().update(preamble, undefined, vscode.ConfigurationTarget.Global));

	it('puts the visible text on the clipboard', async () => {
		const { runId, document } = await reduceLog('copied.log');

		await vscode.commands.executeCommand('nolife.copyContext', runId);

		assert.equal(await clipboard.readText(), document.getText());
	});

	it('explains the markers first if the setting says so', async () => {
		const { runId, document } = await reduceLog('explained.log');
		await settings().update(preamble, true, vscode.ConfigurationTarget.Global);

		await vscode.commands.executeCommand('nolife.copyContext', runId);

		const copied = await clipboard.readText();
		assert.ok(copied.endsWith(document.getText()));
		assert.match(copied, /^The text below was shortened\. /);
	});

	it('reduces and copies in one step', async () => {
		const uri = await writeFile('one-step.log', serviceLog(350));

		const [runId] = await run<string[]>('nolife.reduceFilesAndCopy', uri, [uri]);

		assert.ok(runId);
		assert.equal(await clipboard.readText(), (await reducedDocument(runId)).getText());
	});

	it('copies the original', async () => {
		const { runId } = await reduceLog('original.log');

		await vscode.commands.executeCommand('nolife.copyOriginal', runId);

		assert.equal(await clipboard.readText(), serviceLog(400));
	});

	it('copies the content of a ref', async () => {
		const { document } = await reduceLog('ref.log');

		await vscode.commands.executeCommand('nolife.copyRef', firstMarker(document).id);

		const copied = await clipboard.readText();
		assert.match(copied, /INFO request 1100 answered/);
		assert.deepEqual(
			copied.split('\n').filter((line) => !serviceLog(400).includes(line)),
			[],
		);
	});

	it('opens the comparison of original and reduced text', async () => {
		const { runId } = await reduceLog('compared.log');

		await vscode.commands.executeCommand('nolife.openDiff', runId);

		const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
		assert.ok(input instanceof vscode.TabInputTextDiff);
		assert.equal(input.original.path, `/original/${runId}/compared.log`);
		assert.equal(input.modified.path, `/reduced/${runId}/compared.reduced.log`);
	});
});
