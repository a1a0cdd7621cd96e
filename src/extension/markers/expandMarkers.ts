import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { textOf } from '../utf8.ts';
import type { DocumentMarker } from './documentMarkers.ts';
import { replacementOf } from './replacement.ts';

/** Puts contents back in place of markers in an editable document, in one step that can be undone. Rejects with a sentence. */
export async function expandMarkers(
	app: App,
	document: vscode.TextDocument,
	markers: readonly DocumentMarker[],
): Promise<void> {
	const { version } = document;
	const edit = new vscode.WorkspaceEdit();
	for (const { id, range } of markers) {
		const found = await app.engine.find('refText', { refId: id });
		if (found.state !== 'found') throw new Error(messages.refMissing(id, found));
		const { line } = range.start;
		const { start, end, text } = replacementOf(
			document.lineAt(line).text,
			range.start.character,
			range.end.character,
			textOf(found.value),
		);
		edit.replace(document.uri, new vscode.Range(line, start, line, end), text);
	}
	if (document.version !== version) throw new Error(messages.changedMeanwhile());
	if (!(await vscode.workspace.applyEdit(edit))) throw new Error(messages.notEditable());
}
