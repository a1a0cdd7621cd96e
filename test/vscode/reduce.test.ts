import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { openText, reducedDocument, reduceLog, run, serviceLog, writeFile } from './support/workspace.ts';

describe('reduce', () => {
	it('opens the reduced text of a file, with the error in it and the rest behind markers', async () => {
		const { document } = await reduceLog('service.log');

		assert.match(document.getText(), /ERROR PaymentService line 421: card declined/);
		assert.match(document.getText(), /#ref:ctx_[0-9a-f]{8}/);
		assert.ok(document.getText().length < serviceLog(400).length / 5);
	});

	it('keeps the bytes of a saved file, which a document would not give', async () => {
		const head = Uint8Array.of(0xef, 0xbb, 0xbf);
		const body = new TextEncoder().encode(serviceLog(300).replace('\n', '\r\n'));
		const bytes = Uint8Array.from([...head, ...body, 0xff, 0x0a]);
		const uri = await writeFile('odd.log', bytes);
		await vscode.window.showTextDocument(uri);

		const [runId] = await run<string[]>('nolife.reduce', uri);

		const original = await vscode.workspace.fs.readFile(vscode.Uri.parse(`nolife:/original/${runId}/odd.log`));
		assert.equal(new TextDecoder().decode(original), `${new TextDecoder().decode(body)}\ufffd\n`);
	});

	it('reduces the selection alone', async () => {
		const editor = await openText(`unrelated\n${serviceLog(200)}`);
		editor.selection = new vscode.Selection(1, 0, 201, 0);

		const [runId] = await run<string[]>('nolife.reduce');

		assert.ok(runId);
		assert.doesNotMatch((await reducedDocument(runId)).getText(), /unrelated/);
		assert.match((await reducedDocument(runId)).getText(), /line 421/);
	});

	it('reduces the unsaved text of a changed document', async () => {
		const uri = await writeFile('changed.log', serviceLog(200));
		const editor = await vscode.window.showTextDocument(uri);
		await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'FATAL only in the buffer\n'));

		const [runId] = await run<string[]>('nolife.reduce', uri);

		assert.ok(runId);
		assert.match((await reducedDocument(runId)).getText(), /FATAL only in the buffer/);
		await vscode.commands.executeCommand('workbench.action.files.revert');
	});

	it('reduces source code to its outline on request', async () => {
		const body = '    count = count + len(values) * weight\n'.repeat(60);
		const uri = await writeFile('outline.py', `def total(values):\n${body}    return count\n`);
		await vscode.window.showTextDocument(uri);

		const [runId] = await run<string[]>('nolife.reduceCode', uri);

		assert.ok(runId);
		assert.match((await reducedDocument(runId)).getText(), /^def total\(values\):\n {4}… 61 lines\n#ref:ctx_/);
	});

	it('opens nothing where there is nothing to reduce', async () => {
		const uri = await writeFile('short.txt', 'eight tokens\n');

		const [runId] = await run<string[]>('nolife.reduceFiles', uri, [uri]);

		const open = vscode.workspace.textDocuments.map(({ uri: { path } }) => path);
		assert.deepEqual(
			open.filter((path) => path.includes(`${runId}`)),
			[],
		);
	});

	it('makes one run of each of several files, and goes on after one that cannot be read', async () => {
		const first = await writeFile('first.log', serviceLog(150));
		const second = await writeFile('second.log', serviceLog(160));
		const missing = vscode.Uri.joinPath(first, '..', 'missing.log');

		const ids = await run<string[]>('nolife.reduceFiles', first, [first, missing, second]);

		assert.equal(new Set(ids).size, 2);
	});

	it('gives nothing back for a file that cannot be read', async () => {
		const missing = vscode.Uri.joinPath(await writeFile('here.log', ''), '..', 'missing.log');

		assert.equal(await vscode.commands.executeCommand('nolife.reduceFiles', missing, [missing]), undefined);
	});

	it('reduces the clipboard', async () => {
		await vscode.env.clipboard.writeText(serviceLog(250));

		const [runId] = await run<string[]>('nolife.reduceClipboard');

		assert.ok(runId);
		assert.match((await reducedDocument(runId)).getText(), /line 421/);
	});

	it('can be cancelled, and then shows nothing and works again', async () => {
		const uri = await writeFile('large.log', serviceLog(400_000));

		const reduction = vscode.commands.executeCommand('nolife.reduceFiles', uri, [uri]);
		await vscode.commands.executeCommand('nolife.cancel');

		assert.equal(await reduction, undefined);
		await reduceLog('after-cancel.log');
	});

	it('reduces again as another type', async () => {
		const { runId } = await reduceLog('retyped.log');

		const other = await run<string>('nolife.retype', runId, 'text');

		assert.notEqual(other, runId);
		await reducedDocument(other);
	});

	it('keeps the text of a ref visible when asked to', async () => {
		const { runId, document } = await reduceLog('kept.log');
		const [, refId] = /#ref:(ctx_[0-9a-f]+)/.exec(document.getText()) ?? [];
		assert.doesNotMatch(document.getText(), /request 1100 /);

		const other = await run<string>('nolife.keepVisible', runId, refId);

		assert.match((await reducedDocument(other)).getText(), /request 1100 /);
	});
});
