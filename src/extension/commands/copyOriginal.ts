import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { askToCopyOriginal } from '../askForSecrets.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { textOf } from '../utf8.ts';
import { targetRun } from './targets.ts';

/** Copies the original text of a run, out of the store. Asks first whether secrets in it go along or masks in their place. */
export async function copyOriginal(app: App, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	const answer = await askToCopyOriginal(await runView(app, runId));
	if (answer === 'nothing') return;
	const found = await app.engine.find('sourceText', { runId, masked: answer === 'masked' });
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	await vscode.env.clipboard.writeText(textOf(found.value));
	showStatus(answer === 'masked' ? vscode.l10n.t('Original copied, masked') : vscode.l10n.t('Original copied'));
}
