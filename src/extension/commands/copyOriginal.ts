import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { mayShowOriginal } from '../askForSecrets.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { textOf } from '../utf8.ts';
import { targetRun } from './targets.ts';

/** Copies the original text of a run, out of the store. Asks first if it holds secrets. */
export async function copyOriginal(app: App, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	if (!(await mayShowOriginal(await runView(app, runId)))) return;
	const found = await app.engine.find('sourceText', { runId, masked: false });
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	await vscode.env.clipboard.writeText(textOf(found.value));
	showStatus(vscode.l10n.t('Original copied'));
}
