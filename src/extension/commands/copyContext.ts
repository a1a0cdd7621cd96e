import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { showStatus } from '../report.ts';
import { copyRuns } from '../runs/contextText.ts';
import { runView } from '../runs/runView.ts';
import { statusOf } from '../runs/status.ts';
import { targetRun } from './targets.ts';

/** Copies the visible text of a run, ready to be pasted into an agent. Asks first if a secret stands expanded in it. */
export async function copyContext(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	const expanded = new Set(app.session.expandedOf(view.id));
	const secret = view.refs.find((ref) => ref.secret !== undefined && expanded.has(ref.id));
	if (secret && !(await mayShowRef(secret))) return;
	await copyRuns(app, [view]);
	showStatus(expanded.size === 0 ? statusOf(view, true) : copiedExpanded(expanded.size));
}

function copiedExpanded(refs: number): string {
	return refs === 1
		? vscode.l10n.t('Copied with 1 ref expanded')
		: vscode.l10n.t('Copied with {0} refs expanded', refs);
}
