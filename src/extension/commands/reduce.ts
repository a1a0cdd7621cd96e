import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { type ReduceChoice, reduceSources } from '../runs/reduceSources.ts';
import { activeFile } from '../sources/activeFile.ts';
import { editorSource } from '../sources/editorSource.ts';
import { fileSource } from '../sources/fileSource.ts';
import type { PendingSource } from '../sources/pendingSource.ts';

/** Reduces what an editor shows: its selection, else the whole. Takes the document's address from a menu. */
export async function reduce(app: App, choice: ReduceChoice, uri?: unknown): Promise<string[]> {
	return reduceSources(app, [shownSource(uri instanceof vscode.Uri ? uri : undefined)], choice);
}

/** A file that no text editor shows, such as one too large for extensions, is read from disk. */
function shownSource(uri: vscode.Uri | undefined): PendingSource {
	const active = vscode.window.activeTextEditor;
	const editors = [active, ...vscode.window.visibleTextEditors].filter((editor) => editor !== undefined);
	const editor = uri ? editors.find(({ document }) => document.uri.toString() === uri.toString()) : active;
	if (editor) return editorSource(editor);
	const file = uri ?? activeFile();
	if (!file) throw new Error(messages.noEditor());
	return fileSource(file);
}
