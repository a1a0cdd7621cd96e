import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { closeDocuments } from '../documents/closeDocuments.ts';
import { numeral } from '../format.ts';
import { showStatus } from '../report.ts';

/** Deletes all runs of this workspace with their originals for good, once the person has confirmed it. */
export async function forgetEverything(app: App): Promise<void> {
	const { length } = await app.engine.runs();
	const forget = vscode.l10n.t('Forget Everything');
	const question = vscode.l10n.t('Forget all runs of this workspace ({0})?', numeral(length));
	const detail = vscode.l10n.t(
		'Their originals are deleted from this store, and their markers cannot be expanded any more. This cannot be undone.',
	);
	const answer = await vscode.window.showWarningMessage(question, { modal: true, detail }, forget);
	if (answer !== forget) return;
	await app.engine.forgetEverything();
	app.refs.clear();
	await app.session.forget();
	await closeDocuments();
	showStatus(vscode.l10n.t('Everything is forgotten'));
}
