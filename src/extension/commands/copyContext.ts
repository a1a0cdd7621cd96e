import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import type { App } from '../app.ts';
import { askToCopyExpanded } from '../askForSecrets.ts';
import { showStatus } from '../report.ts';
import { copyRuns } from '../runs/contextText.ts';
import { expandedTokens } from '../runs/expandedTokens.ts';
import { runView } from '../runs/runView.ts';
import { statusOf } from '../runs/status.ts';
import { targetRun } from './targets.ts';

/** Copies the visible text of a run, ready to be pasted into an agent. Asks first about secrets that stand expanded in it. */
export async function copyContext(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	const expanded = await expandedToCopy(app, view);
	if (!expanded) return;
	await copyRuns(app, [view], () => [...expanded]);
	showStatus(expanded.size === 0 ? statusOf(view, true) : await copiedExpanded(app, view, expanded));
}

/** The refs that are to stand expanded in what is copied; undefined if the person wants nothing copied. */
async function expandedToCopy({ session }: App, view: RunView): Promise<ReadonlySet<string> | undefined> {
	const secrets = new Set(view.refs.flatMap(({ id, secret }) => (secret === undefined ? [] : [id])));
	const expanded = session.expandedOf(view.id);
	const withoutSecrets = expanded.filter((id) => !secrets.has(id));
	if (withoutSecrets.length === expanded.length) return new Set(expanded);
	const answer = await askToCopyExpanded(view);
	if (answer === 'nothing') return undefined;
	return new Set(answer === 'masked' ? withoutSecrets : expanded);
}

/** `12,400 → 5,120 tokens, copied with 1 ref expanded`: what was copied, rather than what the run had left. */
async function copiedExpanded(app: App, view: RunView, expanded: ReadonlySet<string>): Promise<string> {
	const tokens = await expandedTokens(app, view.id, [...expanded]);
	const refs = view.refs.filter(({ id }) => !expanded.has(id));
	const change = statusOf({ ...view, visible: { tokens }, refs }, false);
	return expanded.size === 1
		? vscode.l10n.t('{0}, copied with 1 ref expanded', change)
		: vscode.l10n.t('{0}, copied with {1} refs expanded', change, expanded.size);
}
