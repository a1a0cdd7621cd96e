import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { closeDocuments } from '../documents/closeDocuments.ts';
import { plain } from '../plain.ts';
import { showStatus } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Deletes a run with its original for good, once the person has confirmed it. */
export async function forgetRun(app: App, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	const { sourceName, refs } = await runView(app, runId);
	const forget = vscode.l10n.t('Forget');
	const question = vscode.l10n.t('Forget the run over {0}?', sourceName);
	const detail = vscode.l10n.t(
		'Its original is deleted from this store, and its markers cannot be expanded any more. This cannot be undone.',
	);
	const answer = await vscode.window.showWarningMessage(plain(question), { modal: true, detail }, forget);
	if (answer !== forget) return;
	await app.engine.forget([runId]);
	app.refs.clear();
	await app.session.forget(runId);
	await closeDocuments(new Set([runId, ...refs.map(({ id }) => id)]));
	showStatus(vscode.l10n.t('The run is forgotten'));
}
