import { strict as assert } from 'node:assert';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';

// Tests leave the person's own stores alone.
process.env.NOLIFE_STORE ??= mkdtempSync(path.join(tmpdir(), 'nolife-store-'));

/** A service log of so many lines: most differ only in time and number, one is an error. */
export function serviceLog(lines: number): string {
	const rows = Array.from({ length: lines }, (_, i) => {
		const time = `2026-03-01T10:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}Z`;
		return i === Math.floor(lines / 2)
			? `${time} ERROR PaymentService line 421: card declined`
			: `${time} INFO request ${1000 + i} answered in ${10 + (i % 7)} ms`;
	});
	return `${rows.join('\n')}\n`;
}

/** Writes a file into the workspace and returns its address. */
export async function writeFile(name: string, content: string | Uint8Array): Promise<vscode.Uri> {
	const folder = vscode.workspace.workspaceFolders?.[0];
	assert.ok(folder, 'The suite runs in a folder.');
	const uri = vscode.Uri.joinPath(folder.uri, name);
	await vscode.workspace.fs.writeFile(uri, typeof content === 'string' ? new TextEncoder().encode(content) : content);
	return uri;
}

/** Reduces a log file through the explorer's command; returns the run's id and the reduced document. */
export async function reduceLog(name: string, lines = 400): Promise<{ runId: string; document: vscode.TextDocument }> {
	const uri = await writeFile(name, serviceLog(lines));
	const [runId] = await run<string[]>('nolife.reduceFiles', uri, [uri]);
	assert.ok(runId);
	return { runId, document: await reducedDocument(runId) };
}

/** Runs a command; fails if it gave nothing back, as one does that told the person about an error. */
export async function run<T>(command: string, ...args: unknown[]): Promise<T> {
	const result = await vscode.commands.executeCommand<T>(command, ...args);
	assert.notEqual(result, undefined, `${command} failed`);
	return result;
}

/** The reduced document of a run, once the active editor shows it. */
export async function reducedDocument(runId: string): Promise<vscode.TextDocument> {
	const { window } = vscode;
	const shown = () => window.activeTextEditor?.document.uri.path.startsWith(`/reduced/${runId}/`) === true;
	await until(shown, window.onDidChangeActiveTextEditor);
	assert.ok(window.activeTextEditor);
	return window.activeTextEditor.document;
}

/** The first marker of a document, where it stands, and the id in it. */
export function firstMarker(document: vscode.TextDocument): { id: string; start: vscode.Position } {
	const match = /#ref:(ctx_[0-9a-f]+)/.exec(document.getText());
	assert.ok(match?.[1], 'The document holds no marker.');
	return { id: match[1], start: document.positionAt(match.index) };
}

/** Opens a document with this text in an editor. */
export async function openText(content: string): Promise<vscode.TextEditor> {
	return vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content }));
}

/** All text of the hovers at a position. */
export async function hoverText(document: vscode.TextDocument, position: vscode.Position): Promise<string> {
	const command = 'vscode.executeHoverProvider';
	const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(command, document.uri, position);
	return hovers
		.flatMap(({ contents }) => contents.map((part) => (typeof part === 'string' ? part : part.value)))
		.join('\n');
}

/** Waits until a condition holds, which the given event may change. */
export async function until(condition: () => boolean, event: vscode.Event<unknown>): Promise<void> {
	if (condition()) return;
	await new Promise<void>((resolve) => {
		const listener = event(() => {
			if (!condition()) return;
			listener.dispose();
			resolve();
		});
	});
}

/** Resolves when an event fires next. */
export function next(event: vscode.Event<unknown>): Promise<void> {
	let fired = false;
	const listener = event(() => {
		fired = true;
	});
	return until(() => fired, event).finally(() => listener.dispose());
}
