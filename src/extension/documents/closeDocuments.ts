import * as vscode from 'vscode';
import { documentId } from './uris.ts';

/** Closes the tabs of this extension's documents, by the ids of the runs and refs they show; all of them if none are given. */
export async function closeDocuments(ids?: ReadonlySet<string>): Promise<void> {
	const isGone = (uri: vscode.Uri) => {
		const id = documentId(uri)?.id;
		return id !== undefined && (ids === undefined || ids.has(id));
	};
	const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
	await vscode.window.tabGroups.close(
		tabs.filter(({ input }) => urisOf(input).some(isGone)),
		true,
	);
}

function urisOf(input: unknown): vscode.Uri[] {
	if (input instanceof vscode.TabInputText) return [input.uri];
	return input instanceof vscode.TabInputTextDiff ? [input.original, input.modified] : [];
}
