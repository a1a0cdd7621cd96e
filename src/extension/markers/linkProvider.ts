import * as vscode from 'vscode';
import { commandIds } from '../commandIds.ts';
import { documentMarkers } from './documentMarkers.ts';

/** Makes every marker a link that opens the whole content. The command says so if the store does not know it. */
export const markerLinkProvider: vscode.DocumentLinkProvider = {
	provideDocumentLinks(document) {
		return documentMarkers(document).map(({ id, range }) => {
			const query = encodeURIComponent(JSON.stringify([id]));
			const link = new vscode.DocumentLink(range, vscode.Uri.parse(`command:${commandIds.openRef}?${query}`));
			link.tooltip = vscode.l10n.t('Open what this marker stands for');
			return link;
		});
	},
};
