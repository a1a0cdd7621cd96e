import * as vscode from 'vscode';

/** What the active tab shows, whether or not it is a text editor. */
export function activeFile(): vscode.Uri | undefined {
	const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
	return input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom ? input.uri : undefined;
}

/** Whether there is an editor to reduce: a person who clicks into the inspector's view leaves it active. */
export function hasActiveEditor(): boolean {
	return vscode.window.activeTextEditor !== undefined || activeFile() !== undefined;
}
