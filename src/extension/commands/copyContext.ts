import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { messages } from '../messages.ts';
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
	showStatus(expanded.size === 0 ? statusOf(view, true) : await copiedExpanded(app, view, expanded));
}

/** `12,400 → 5,120 tokens, copied with 1 ref expanded`: what was copied, rather than what the run had left. */
async function copiedExpanded({ engine }: App, view: RunView, expanded: ReadonlySet<string>): Promise<string> {
	const found = await engine.find('tokens', { runId: view.id, expanded: [...expanded] });
	if (found.state !== 'found') throw new Error(messages.runMissing(view.id, found));
	const refs = view.refs.filter(({ id }) => !expanded.has(id));
	const change = statusOf({ ...view, visible: { tokens: found.value }, refs }, false);
	return expanded.size === 1
		? vscode.l10n.t('{0}, copied with 1 ref expanded', change)
		: vscode.l10n.t('{0}, copied with {1} refs expanded', change, expanded.size);
}
