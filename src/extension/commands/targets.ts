import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { reducedRunId } from '../documents/uris.ts';
import { type DocumentMarker, markerAt } from '../markers/documentMarkers.ts';
import { messages } from '../messages.ts';

/** A document and a position in it that a command is about. */
export interface Target {
	readonly document: vscode.TextDocument;
	readonly position: vscode.Position;
}

/** The place that a link names, else the cursor of the active editor. Rejects with a sentence if there is none. */
export async function targetOf(uri?: unknown, line?: unknown, character?: unknown): Promise<Target> {
	if (typeof uri === 'string' && typeof line === 'number' && typeof character === 'number') {
		const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
		return { document, position: document.validatePosition(new vscode.Position(line, character)) };
	}
	const { document, selection } = activeEditor();
	return { document, position: selection.active };
}

/** The active text editor. Throws a sentence if there is none. */
export function activeEditor(): vscode.TextEditor {
	const editor = vscode.window.activeTextEditor;
	if (!editor) throw new Error(messages.noEditor());
	return editor;
}

/** The marker at a place. Throws a sentence if there is none on its line. */
export function targetMarker({ document, position }: Target): DocumentMarker {
	const marker = markerAt(document, position);
	if (!marker) throw new Error(messages.noMarker());
	return marker;
}

/** The ref that an argument names, else the one of the marker at the cursor. */
export async function targetRef(refId: unknown): Promise<string> {
	return typeof refId === 'string' ? refId : targetMarker(await targetOf()).id;
}

/** The run that an argument names: by id, by its reduced document; else that of the active editor; else the current one. */
export function targetRun({ session }: App, argument: unknown): string {
	if (typeof argument === 'string') return argument;
	const uri = argument instanceof vscode.Uri ? argument : vscode.window.activeTextEditor?.document.uri;
	const runId = (uri && reducedRunId(uri)) ?? session.runId;
	if (runId === undefined) throw new Error(messages.noRun());
	return runId;
}
