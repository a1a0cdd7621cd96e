import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as vscode from 'vscode';
import { originalUri } from '../../src/extension/documents/uris.ts';
import { answering } from './support/answering.ts';
import { extensionUri } from './support/app.ts';
import {
	firstMarker,
	hoverText,
	reducedDocument,
	reduceLog,
	serviceLog,
	until,
	writeFile,
} from './support/workspace.ts';

/** Runs the command line in a process of its own; its store is that of the tests. */
async function nolife(...args: string[]): Promise<string> {
	const command = vscode.Uri.joinPath(extensionUri(), 'dist/node/nolife.mjs').fsPath;
	return (await promisify(execFile)(process.execPath, [command, ...args])).stdout;
}

describe('what other processes do in the store', () => {
	const { workspace } = vscode;

	it('is seen at the first look, without a reload: a new run has hovers, stands in the list and opens', async () => {
		const { document } = await reduceLog('here.log', 530);
		assert.match(await hoverText(document, firstMarker(document).start), /from here/);

		const uri = await writeFile('elsewhere.log', serviceLog(520));
		const run = JSON.parse(await nolife('analyze', uri.fsPath, '--json')) as { runId: string; refs: { id: string }[] };
		const pasted = await workspace.openTextDocument({ content: `see #ref:${run.refs[0]?.id}` });
		assert.match(await hoverText(pasted, new vscode.Position(0, 6)), /from .*elsewhere/);

		answering('showQuickPick', run);
		await vscode.commands.executeCommand('nolife.showRuns');
		assert.match((await reducedDocument(run.runId)).getText(), /ERROR PaymentService/);
	});

	it('is let go of when they forget it: hovers and open documents say so', async () => {
		const { runId, document } = await reduceLog('gone.log', 540);
		const { id } = firstMarker(document);
		const original = await workspace.openTextDocument(originalUri({ id: runId, sourceName: 'gone.log' }));
		const pasted = await workspace.openTextDocument({ content: `see #ref:${id}` });
		const hover = () => hoverText(pasted, new vscode.Position(0, 6));
		assert.match(await hover(), /from gone/);

		await nolife('forget', runId);

		const gone = `The run ${runId} is not in the store of this workspace; reduce its source again.\n`;
		await until(() => document.getText() === gone, workspace.onDidChangeTextDocument);
		await until(() => original.getText() === gone, workspace.onDidChangeTextDocument);
		assert.match(await hover(), /is not in the store of this workspace/);
		await vscode.env.clipboard.writeText('copied before');
		await vscode.commands.executeCommand('nolife.copyContext', runId);
		assert.equal(await vscode.env.clipboard.readText(), 'copied before');
	});
});
