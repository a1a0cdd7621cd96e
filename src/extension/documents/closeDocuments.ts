import * as vscode from 'vscode';
import { openTabs, tabUris } from './tabUris.ts';
import { documentId } from './uris.ts';

/** Closes the tabs of this extension's documents, by the ids of the runs and refs they show; all of them if none are given. */
export async function closeDocuments(ids?: ReadonlySet<string>): Promise<void> {
	const isGone = (uri: vscode.Uri) => {
		const id = documentId(uri)?.id;
		return id !== undefined && (ids === undefined || ids.has(id));
	};
	await vscode.window.tabGroups.close(
		openTabs().filter((tab) => tabUris(tab).some(isGone)),
		true,
	);
}
