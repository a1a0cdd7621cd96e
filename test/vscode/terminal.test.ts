import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { reducedDocument, run, until } from './support/workspace.ts';

const lines = 120;

describe('terminal', () => {
	let terminal: vscode.Terminal;

	before(async () => {
		terminal = vscode.window.createTerminal({ name: 'numbers' });
		terminal.show();
		await until(() => terminal.shellIntegration !== undefined, vscode.window.onDidChangeTerminalShellIntegration);
		let ended = false;
		const listener = vscode.window.onDidEndTerminalShellExecution(() => {
			ended = true;
		});
		const command = `for i in $(seq ${lines}); do echo "2026-03-01 10:00:00 INFO request $i answered"; done`;
		terminal.shellIntegration?.executeCommand(command);
		await until(() => ended, vscode.window.onDidEndTerminalShellExecution);
		listener.dispose();
	});

	after(() => terminal.dispose());

	it('reduces the output of the last command and puts the clipboard back', async () => {
		await vscode.env.clipboard.writeText('mine');

		const [runId] = await run<string[]>('nolife.reduceTerminalOutput', terminal);

		assert.ok(runId);
		assert.match((await reducedDocument(runId)).getText(), /INFO request/);
		assert.equal(await vscode.env.clipboard.readText(), 'mine');
	});

	it('opens what was reduced beside its reduced text, and not the folder that the terminal works in', async () => {
		await vscode.commands.executeCommand('workbench.action.closeAllEditors');

		const [runId] = await run<string[]>('nolife.reduceTerminalOutput', terminal);

		assert.ok(runId);
		await reducedDocument(runId);
		const name = 'terminal output (numbers)';
		assert.deepEqual(
			vscode.window.tabGroups.all.map(({ tabs }) => tabs.map(({ input }) => (input as vscode.TabInputText).uri.path)),
			[[`/original/${runId}/${name}`], [`/reduced/${runId}/${name}.reduced`]],
		);
	});

	it('reduces the selection', async () => {
		await vscode.env.clipboard.writeText('mine');
		terminal.show();
		await vscode.commands.executeCommand('workbench.action.terminal.selectAll');

		const [runId] = await run<string[]>('nolife.reduceTerminalSelection', terminal);

		assert.ok(runId);
		assert.match((await reducedDocument(runId)).getText(), /INFO request/);
		assert.equal(await vscode.env.clipboard.readText(), 'mine');
	});
});
