import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { ownSamples } from '../unit/secrets/support/samples.ts';
import { answering } from './support/answering.ts';
import { hoverText, reducedDocument, run, serviceLog, writeFile } from './support/workspace.ts';

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
		const actions: [string, string, string | undefined][] = [
			['nolife.copyOriginal', 'Show It', runId],
			['nolife.copyRef', 'Show It', found[1]],
		];
		for (const [command, button, id] of actions) {
			const asked = answering('showWarningMessage', undefined);
			await vscode.commands.executeCommand(command, id);
			assert.deepEqual(asked[0]?.slice(1), [{ modal: true }, button]);
			assert.equal(await clipboard.readText(), 'before');

			answering('showWarningMessage', button);
			await vscode.commands.executeCommand(command, id);
			assert.ok((await clipboard.readText()).includes(key));
			await clipboard.writeText('before');
		}
	});
});
