import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { textOf } from '../utf8.ts';
import { targetRun } from './targets.ts';

/** Copies the original text of a run, out of the store. */
export async function copyOriginal(app: App, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	const found = await app.engine.find('sourceText', { runId });
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	await vscode.env.clipboard.writeText(textOf(found.value));
	showStatus(vscode.l10n.t('Original copied'));
}
