import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { originalUri, refUri } from '../../src/extension/documents/uris.ts';
import { Session } from '../../src/extension/runs/session.ts';
import { ownSamples } from '../unit/secrets/support/samples.ts';
import { answering } from './support/answering.ts';
import { FakeMemento } from './support/fakes.ts';
import { hoverText, reducedDocument, run, serviceLog, until, writeFile } from './support/workspace.ts';

const key = ownSamples[0]?.[2] ?? '';
const mask = /\[secret:aws-key #ref:(ctx_[0-9a-f]+)\]/;

describe('secrets', () => {
	const { clipboard } = vscode.env;
	let runId: string;
	let document: vscode.TextDocument;
	let found: RegExpExecArray;

	before(async () => {
		const uri = await writeFile('secret.log', `${serviceLog(400)}2026-03-01T11:00:00Z ERROR denied for ${key}\n`);
		[runId = ''] = await run<string[]>('nolife.reduceFiles', uri, [uri]);
		document = await reducedDocument(runId);
		const match = mask.exec(document.getText());
		assert.ok(match, 'The secret has no mask.');
		found = match;
	});

	it('are not shown on hover', async () => {
		const hover = await hoverText(document, document.positionAt(found.index + found[0].indexOf('ctx_')));

		assert.match(hover, /secret\\: aws\\-key/);
		assert.match(hover, /A secret is not shown here/);
		assert.ok(!hover.includes(key));
	});

	it('stay masked in the copied context', async () => {
		await vscode.commands.executeCommand('nolife.copyContext', runId);

		const copied = await clipboard.readText();
		assert.match(copied, mask);
		assert.ok(!copied.includes(key));
	});

	it('are copied with the original, or alone, only once the person agrees', async () => {
		await clipboard.writeText('before');
		const actions: [string, string | undefined][] = [
			['nolife.copyOriginal', runId],
			['nolife.copyRef', found[1]],
		];
		for (const [command, id] of actions) {
			const asked = answering('showWarningMessage', undefined);
			await vscode.commands.executeCommand(command, id);
			assert.deepEqual(asked[0]?.slice(1), [{ modal: true }, 'Copy Masked', 'Copy Unmasked']);
			assert.equal(await clipboard.readText(), 'before');

			answering('showWarningMessage', 'Copy Masked');
			await vscode.commands.executeCommand(command, id);
			const masked = await clipboard.readText();
			assert.deepEqual([mask.test(masked), masked.includes(key)], [true, false]);

			answering('showWarningMessage', 'Copy Unmasked');
			await vscode.commands.executeCommand(command, id);
			assert.ok((await clipboard.readText()).includes(key));
			await clipboard.writeText('before');
		}
	});

	describe('in documents', () => {
		const asked: unknown[] = [];
		const { window, workspace } = vscode;
		const real = window.showWarningMessage;
		const original = () => originalUri({ id: runId, sourceName: 'secret.log' });
		const secret = () => refUri({ id: found[1] ?? '', sourceName: 'secret.log' });
		const textAt = async (uri: vscode.Uri) => (await workspace.openTextDocument(uri)).getText();
		const closeAll = () => vscode.commands.executeCommand('workbench.action.closeAllEditors');

		function answer(button: string | undefined): void {
			const value = async (question: unknown) => {
				asked.push(question);
				return button;
			};
			Object.defineProperty(window, 'showWarningMessage', { configurable: true, writable: true, value });
		}

		beforeEach(() => {
			asked.length = 0;
			answer(undefined);
		});

		after(() => {
			Object.defineProperty(window, 'showWarningMessage', { configurable: true, writable: true, value: real });
			return closeAll();
		});

		it('opened by their address stay masked, and nobody is asked', async () => {
			assert.equal(
				await textAt(secret()),
				`This is a secret. It is shown only when you ask: follow its marker.\n\n${found[0]}\n`,
			);
			const text = await textAt(original());
			assert.equal(text, `${serviceLog(400)}2026-03-01T11:00:00Z ERROR denied for ${found[0]}\n`);
			assert.deepEqual(asked, []);
		});

		it('are shown once the person agrees, in the document that is open already too', async () => {
			const masked = await workspace.openTextDocument(secret());
			await window.showTextDocument(masked);
			await vscode.commands.executeCommand('nolife.openRef', found[1]);
			assert.deepEqual([asked.length, masked.getText().includes(key)], [1, false]);

			answer('Show Unmasked');
			await vscode.commands.executeCommand('nolife.openRef', found[1]);
			await until(() => masked.getText() === key, workspace.onDidChangeTextDocument);
			await vscode.commands.executeCommand('nolife.openDiff', runId);
			await until(
				() => workspace.textDocuments.some(({ uri }) => uri.toString() === original().toString()),
				workspace.onDidOpenTextDocument,
			);
			assert.match(await textAt(original()), new RegExp(key));
		});

		it('are masked again once their tabs are closed', async () => {
			answer('Show Unmasked');
			await vscode.commands.executeCommand('nolife.openRef', found[1]);
			await until(() => window.activeTextEditor?.document.getText() === key, window.onDidChangeActiveTextEditor);
			await closeAll();
			const { document } = await window.showTextDocument(secret());
			await until(() => !document.getText().includes(key), workspace.onDidChangeTextDocument);
		});

		it('expanded in the reduced text are masked again after a reload', async () => {
			const memento = new FakeMemento();
			const session = new Session(memento);
			await session.toggle(runId, found[1] ?? '', true);
			await session.toggle(runId, 'ctx_00000000');
			assert.deepEqual(session.expandedOf(runId), [found[1], 'ctx_00000000']);
			assert.deepEqual(new Session(memento).expandedOf(runId), ['ctx_00000000']);
		});
	});
});
