import * as vscode from 'vscode';
import { fileSource } from './fileSource.ts';
import { ownedBytesOfText } from './ownedBytes.ts';
import type { PendingSource } from './pendingSource.ts';

/** What an editor shows: its selection if it has one, else the file if it is saved, else the text of the buffer. */
export function editorSource(editor: vscode.TextEditor): PendingSource {
	const { document } = editor;
	const selections = editor.selections.filter((selection) => !selection.isEmpty);
	if (selections.length > 0) return selectionSource(document, selections);
	return isFileOnDisk(document) ? fileSource(document.uri) : bufferSource(document);
}

function selectionSource(document: vscode.TextDocument, selections: readonly vscode.Selection[]): PendingSource {
	const ordered = selections.toSorted((a, b) => a.start.compareTo(b.start));
	const ranges = ordered.map(({ start, end }) => `${start.line + 1}-${end.line + 1}`).join(', ');
	const text = ordered.map((selection) => document.getText(selection)).join('\n');
	const name = `lines ${ranges} of ${nameOf(document)}`;
	return textSource(name, document.uri, text, 'the text of the selection');
}

function bufferSource(document: vscode.TextDocument): PendingSource {
	const name = document.isDirty && !document.isUntitled ? `unsaved ${nameOf(document)}` : nameOf(document);
	return textSource(name, document.uri, document.getText(), 'the text of the editor, which is not saved as it stands');
}

function textSource(name: string, uri: vscode.Uri, text: string, origin: string): PendingSource {
	return { name, uri, shown: uri, read: async () => ({ bytes: ownedBytesOfText(text), origin }) };
}

/** Whether the bytes of a document can be read: a document itself has lost its mark, mixed line ends and invalid bytes. */
function isFileOnDisk({ uri, isDirty, isUntitled }: vscode.TextDocument): boolean {
	return !isDirty && !isUntitled && vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== undefined;
}

function nameOf({ uri }: vscode.TextDocument): string {
	return vscode.workspace.asRelativePath(uri, false);
}
