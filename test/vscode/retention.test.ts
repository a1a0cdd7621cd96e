import { strict as assert } from 'node:assert';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { answering } from './support/answering.ts';
import { firstMarker, hoverText, openText, reduceLog, run } from './support/workspace.ts';

const openTabs = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
const shows = (runId: string) =>
	openTabs().some((input) => input instanceof vscode.TabInputText && input.uri.path.includes(runId));

describe('what a person decides about stored runs', () => {
	it('is forgotten only once it was confirmed, and then nowhere to be had', async () => {
		const { runId, document } = await reduceLog('forgotten.log', 420);
		const { id } = firstMarker(document);
		const pasted = await openText(`see #ref:${id}`);
		const hover = () => hoverText(pasted.document, new vscode.Position(0, 6));
		assert.match(await hover(), /from forgotten/);

		const asked = answering('showWarningMessage', undefined);
		await vscode.commands.executeCommand('nolife.forgetRun', runId);
		assert.deepEqual(asked[0]?.[1], {
			modal: true,
			detail:
				'Its original is deleted from this store, and its markers cannot be expanded any more. This cannot be undone.',
		});
		assert.match(await hover(), /from forgotten/);

		answering('showWarningMessage', 'Forget');
		await vscode.commands.executeCommand('nolife.forgetRun', runId);
		assert.match(await hover(), /is not in the store of this workspace/);
		assert.equal(shows(runId), false);
	});

	it('travels to another store by one file, and comes back', async () => {
		const { runId } = await reduceLog('travelling.log', 440);
		const file = vscode.Uri.file(path.join(mkdtempSync(path.join(tmpdir(), 'nolife-export-')), 'run.tar'));
		answering('showSaveDialog', file);
		await vscode.commands.executeCommand('nolife.exportRun', runId);
		assert.ok((await vscode.workspace.fs.stat(file)).size > 1000);
		await vscode.commands.executeCommand('nolife.importRuns', file);
		await vscode.commands.executeCommand('nolife.copyOriginal', runId);
		assert.match(await vscode.env.clipboard.readText(), /request 1400 answered/);
	});

	it('is kept from expiring, and let go again', async () => {
		const { runId } = await reduceLog('kept.log', 460);
		await vscode.commands.executeCommand('nolife.keepRun', runId);
		await vscode.commands.executeCommand('nolife.letRunExpire', runId);
		await run('nolife.retype', runId, 'text');
	});
});
