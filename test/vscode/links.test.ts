import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { withinWorkspace } from '../../src/extension/sources/withinWorkspace.ts';
import { run, serviceLog, writeFile } from './support/workspace.ts';

describe('links in the workspace', () => {
	const outside = mkdtempSync(path.join(tmpdir(), 'nolife-outside-'));
	const links: string[] = [];

	/** Makes a link in the workspace. */
	function link(name: string, target: string): vscode.Uri {
		const folder = vscode.workspace.workspaceFolders?.[0];
		assert.ok(folder);
		const uri = vscode.Uri.joinPath(folder.uri, name);
		rmSync(uri.fsPath, { force: true });
		symlinkSync(target, uri.fsPath);
		links.push(uri.fsPath);
		return uri;
	}

	before(() => writeFileSync(path.join(outside, 'secret.log'), serviceLog(300)));

	after(() => {
		for (const each of [outside, ...links]) rmSync(each, { recursive: true, force: true });
	});

	it('that lead out are skipped among several files, and named in a sentence', async () => {
		const inside = await writeFile('inside.log', serviceLog(200));
		const out = link('out.log', path.join(outside, 'secret.log'));
		const below = vscode.Uri.joinPath(link('out', outside), 'secret.log');

		const runs = await run<string[]>('nolife.reduceFiles', inside, [inside, out, below]);

		assert.equal(runs.length, 1);
		for (const [uri, name] of [
			[out, 'out.log'],
			[below, 'out/secret.log'],
		] as const)
			await assert.rejects(withinWorkspace(uri).read(), {
				message: new RegExp(`^${name} is a link that leads out of`),
			});
	});

	it('that stay inside are followed', async () => {
		const inside = await writeFile('inside.log', serviceLog(200));

		const runs = await run<string[]>('nolife.reduceFiles', inside, [inside, link('in.log', inside.fsPath)]);

		assert.equal(runs.length, 2);
	});

	it('are followed where a person picks one by itself', async () => {
		const out = link('out.log', path.join(outside, 'secret.log'));

		assert.equal((await run<string[]>('nolife.reduceFiles', out, [out])).length, 1);
	});
});
