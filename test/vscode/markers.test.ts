import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { firstMarker, hoverText, openText, reduceLog, until, writeFile } from './support/workspace.ts';

const unknown = '#ref:ctx_00000000';

describe('markers', () => {
	it('say on hover what they are, what they cost and how they begin, with links to our own commands', async () => {
		const marker = firstMarker((await reduceLog('hovered.log')).document);
		const { document } = await openText(`see #ref:${marker.id}`);

		const hover = await hoverText(document, new vscode.Position(0, 8));

		assert.match(hover, /\d+ lines\\, .* tokens/);
		assert.match(hover, /hovered\\?\.log/);
		assert.match(hover, /```text\n.*INFO request/);
		assert.deepEqual([...new Set(hover.match(/command:[^?)]+/g))].sort(), [
			'command:nolife.copyRef',
			'command:nolife.expandInline',
			'command:nolife.openRef',
			'command:nolife.revealRef',
		]);
	});

	it('say that the store does not know them, and why', async () => {
		const { document } = await openText(`see ${unknown}`);

		const hover = await hoverText(document, new vscode.Position(0, 8));

		assert.match(hover, /00000000 is not in the store of this workspace\\: it comes from another workspace or machine/);
		assert.doesNotMatch(hover, /command:/);
	});

	it('are links to the whole content', async () => {
		const marker = firstMarker((await reduceLog('linked.log')).document);
		const { document } = await openText(`first\nsee #ref:${marker.id}, then`);
		const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
			'vscode.executeLinkProvider',
			document.uri,
		);
		assert.equal(links.length, 1);
		assert.equal(document.getText(links[0]?.range), `#ref:${marker.id}`);

		await vscode.commands.executeCommand('nolife.openRef', marker.id);

		const opened = () => vscode.window.activeTextEditor?.document;
		const path = `/ref/${marker.id}/${marker.id}.log`;
		await until(() => opened()?.uri.path === path, vscode.window.onDidChangeActiveTextEditor);
		assert.match(opened()?.getText() ?? '', /INFO request 1100 answered/);
	});

	it('are replaced by their content in an editable document, and undo brings them back', async () => {
		const marker = firstMarker((await reduceLog('expanded.log')).document);
		const text = `before #ref:${marker.id} after`;
		const { document } = await openText(text);

		await vscode.commands.executeCommand('nolife.expandInline', document.uri.toString(), 0, 8);

		assert.match(document.getText(), /^before .*\n[\s\S]*INFO request 1100 answered[\s\S]* after$/);
		assert.doesNotMatch(document.getText(), /#ref:/);
		await vscode.window.showTextDocument(document);
		await vscode.commands.executeCommand('undo');
		assert.equal(document.getText(), text);
	});

	it('are meant where they stand nearest to the cursor', async () => {
		const marker = firstMarker((await reduceLog('nearest.log')).document);
		const { document } = await openText(`${unknown} is far away from #ref:${marker.id} here`);
		const cursor = new vscode.Position(0, document.getText().length);

		await vscode.commands.executeCommand('nolife.expandInline', document.uri.toString(), cursor.line, cursor.character);

		assert.match(document.getText(), /request 1100 /);
		assert.ok(document.getText().startsWith(`${unknown} is far away`));
	});

	it('leave a document alone if the store does not know them', async () => {
		const { document } = await openText(`before ${unknown} after`);

		await vscode.commands.executeCommand('nolife.expandInline', document.uri.toString(), 0, 8);

		assert.equal(document.getText(), `before ${unknown} after`);
	});

	it('all expand at once, but for the unknown ones', async () => {
		const first = firstMarker((await reduceLog('all-first.log', 300)).document);
		const second = firstMarker((await reduceLog('all-second.log', 310)).document);
		const { document } = await openText(`#ref:${first.id}\n${unknown}\n#ref:${second.id}\n`);

		await vscode.commands.executeCommand('nolife.expandAll');

		assert.deepEqual(document.getText().match(/#ref:\w+/g), [unknown]);
		assert.match(document.getText(), /request 1305 /);
	});

	it('toggle in the reduced document', async () => {
		const { document } = await reduceLog('toggled.log');
		const { start } = firstMarker(document);
		const reduced = document.getText();
		const place = [document.uri.toString(), start.line, start.character];

		await vscode.commands.executeCommand('nolife.expandInline', ...place);
		await until(() => document.getText() !== reduced, vscode.workspace.onDidChangeTextDocument);
		assert.match(document.getText(), /request 1100 /);
		await vscode.commands.executeCommand('nolife.copyContext', document.uri);
		assert.equal(await vscode.env.clipboard.readText(), document.getText());

		const inside = document.positionAt(document.getText().indexOf('request 1100 '));
		assert.match(await hoverText(document, inside), /command:nolife\.collapse/);
		await vscode.commands.executeCommand('nolife.collapse', document.uri.toString(), inside.line, inside.character);
		await until(() => document.getText() === reduced, vscode.workspace.onDidChangeTextDocument);
	});

	it('all expand and collapse in the reduced document', async () => {
		const { runId, document } = await reduceLog('toggled-all.log');
		const reduced = document.getText();

		await vscode.commands.executeCommand('nolife.expandAll', runId);
		await until(() => /request 1100 /.test(document.getText()), vscode.workspace.onDidChangeTextDocument);
		await vscode.commands.executeCommand('nolife.collapseAll', runId);
		await until(() => document.getText() === reduced, vscode.workspace.onDidChangeTextDocument);
	});

	it('warn in a saved file if text is missing there, with a fix that puts it back (R5)', async () => {
		const marker = firstMarker((await reduceLog('pasted.log')).document);
		const uri = await writeFile('pasted.txt', `one\n#ref:${marker.id}\n${unknown}\n`);
		const document = await vscode.workspace.openTextDocument(uri);
		const warnings = () => vscode.languages.getDiagnostics(uri);
		await until(() => warnings().length > 0, vscode.languages.onDidChangeDiagnostics);

		assert.deepEqual(
			warnings().map(({ range }) => range.start.line),
			[1],
		);
		const command = 'vscode.executeCodeActionProvider';
		const fixes = await vscode.commands.executeCommand<vscode.CodeAction[]>(command, uri, new vscode.Range(1, 0, 1, 5));
		const fix = fixes.find(({ title }) => title === 'Expand in place');
		assert.ok(fix?.command);
		await vscode.commands.executeCommand(fix.command.command, ...(fix.command.arguments ?? []));
		assert.match(document.getText(), /request 1100 /);
		await until(() => warnings().length === 0, vscode.languages.onDidChangeDiagnostics);
		await vscode.window.showTextDocument(document);
		await vscode.commands.executeCommand('workbench.action.files.revert');
	});
});
