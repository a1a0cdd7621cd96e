import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { showStatus } from '../report.ts';
import { statusOf } from '../runs/announce.ts';
import { copyRuns } from '../runs/contextText.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Copies the visible text of a run, ready to be pasted into an agent. */
export async function copyContext(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	await copyRuns(app, [view]);
	const { length } = app.session.expandedOf(view.id);
	showStatus(length === 0 ? statusOf(view, true) : copiedExpanded(length));
}

function copiedExpanded(refs: number): string {
	return refs === 1
		? vscode.l10n.t('Copied with 1 ref expanded')
		: vscode.l10n.t('Copied with {0} refs expanded', refs);
}
