import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { Attention } from '../../src/extension/runs/attention.ts';
import { next, openText, run, serviceLog, until, writeFile } from './support/workspace.ts';

describe('the result of a long reduction', () => {
	const log = serviceLog(400_000);

	/** Reduces a large file while a person types into a note. */
	async function reduceWhileTyping(): Promise<vscode.TextEditor> {
		const uri = await writeFile('long.log', log);
		const reduction = run<string[]>('nolife.reduceFiles', uri, [uri]);
		const note = await openText('a note');
		let reduced = false;
		void reduction.finally(() => {
			reduced = true;
		});
		while (!reduced) await vscode.commands.executeCommand('type', { text: '.' });
		await reduction;
		return note;
	}

	it('does not take the editor away from a person who types in another one', async () => {
		const note = await reduceWhileTyping();

		assert.equal(vscode.window.activeTextEditor?.document, note.document);
		assert.match(note.document.getText(), /^\.+a note$/);
	});

	it('is kept, and opens when asked for', async () => {
		await reduceWhileTyping();

		await vscode.commands.executeCommand('nolife.openReduced');

		const shown = () => vscode.window.activeTextEditor?.document.uri.path.endsWith('/long.reduced.log') === true;
		await until(shown, vscode.window.onDidChangeActiveTextEditor);
	});
});

describe('attention', () => {
	let attention: Attention;

	beforeEach(async () => {
		await openText('first');
		attention = new Attention(0);
	});

	afterEach(() => attention.dispose());

	it('stays where nothing happens, and where a cursor is moved by no person', async () => {
		const editor = vscode.window.activeTextEditor;
		assert.ok(editor);
		const moved = next(vscode.window.onDidChangeTextEditorSelection);
		editor.selection = new vscode.Selection(0, 2, 0, 2);
		await moved;

		assert.equal(attention.isElsewhere, false);
	});

	it('goes to another editor', async () => {
		await openText('second');

		assert.equal(attention.isElsewhere, true);
	});

	it('goes where a person types', async () => {
		const moved = next(vscode.window.onDidChangeTextEditorSelection);
		await vscode.commands.executeCommand('type', { text: 'x' });
		await moved;

		assert.equal(attention.isElsewhere, true);
	});
});
