import * as vscode from 'vscode';

/** The addresses of the documents that a tab shows: one of a text, both of a comparison. */
export function tabUris({ input }: vscode.Tab): vscode.Uri[] {
	if (input instanceof vscode.TabInputText) return [input.uri];
	return input instanceof vscode.TabInputTextDiff ? [input.original, input.modified] : [];
}

/** All open tabs. */
export function openTabs(): vscode.Tab[] {
	return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs);
}
