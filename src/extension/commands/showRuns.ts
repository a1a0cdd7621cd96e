import * as vscode from 'vscode';
import type { RunEntry } from '../../core/store/store.ts';
import { isEstimated } from '../../core/tokens/isEstimated.ts';
import type { App } from '../app.ts';
import { showReduced } from '../documents/showDocument.ts';
import { tokenChange } from '../format.ts';
import { revealInspector } from '../inspector/revealInspector.ts';
import { messages } from '../messages.ts';
import { plain } from '../plain.ts';
import { runView } from '../runs/runView.ts';

/** Lets a person pick one of the stored runs and shows it. */
export async function showRuns(app: App): Promise<void> {
	const runs = await app.engine.runs();
	if (runs.length === 0) throw new Error(messages.noRun());
	const placeHolder = vscode.l10n.t('Which run should be shown?');
	const picked = await vscode.window.showQuickPick(runs.map(itemOf), { placeHolder, matchOnDetail: true });
	if (!picked) return;
	const run = await runView(app, picked.runId);
	await app.session.showRun(run);
	await showReduced(run, false);
	await revealInspector();
}

function itemOf(run: RunEntry): vscode.QuickPickItem & { readonly runId: string } {
	return {
		label: plain(run.sourceName),
		description: tokenChange({ ...run, estimated: isEstimated(run) }),
		detail: new Date(run.createdAt).toLocaleString(vscode.env.language),
		runId: run.id,
	};
}
