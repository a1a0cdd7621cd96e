import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { targetRun } from './targets.ts';

/** Keeps a run from expiring, or lets it expire again. */
export async function pinRun(app: App, pinned: boolean, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	const found = await app.engine.pin(runId, pinned);
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	app.session.pinned(runId, pinned);
	showStatus(pinned ? vscode.l10n.t('This run is kept') : vscode.l10n.t('This run may expire'));
}
