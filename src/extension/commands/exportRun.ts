import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { holdsSecrets } from '../askForSecrets.ts';
import { plain } from '../plain.ts';
import { showStatus } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Writes a run with its original to a file that the person chooses, so that its markers can be expanded elsewhere. */
export async function exportRun(app: App, run?: unknown): Promise<void> {
	const runId = targetRun(app, run);
	const { sourceName, refs } = await runView(app, runId);
	const withSecrets = holdsSecrets({ refs });
	if (withSecrets && !(await agreesToSecrets(sourceName))) return;
	const to = await vscode.window.showSaveDialog({
		title: vscode.l10n.t('Export Run'),
		saveLabel: vscode.l10n.t('Export'),
		defaultUri: defaultPlace(runId),
		filters: { tar: ['tar'] },
	});
	if (!to) return;
	await app.tasks.run(vscode.l10n.t('Exporting {0}', sourceName), (call) =>
		app.engine.exportRun(runId, to.fsPath, { withSecrets }, call),
	);
	showStatus(vscode.l10n.t('The run is exported'));
}

async function agreesToSecrets(sourceName: string): Promise<boolean> {
	const anyway = vscode.l10n.t('Export with Secrets');
	const question = vscode.l10n.t('The original of {0} holds secrets. Should they be exported unmasked?', sourceName);
	return (await vscode.window.showWarningMessage(plain(question), { modal: true }, anyway)) === anyway;
}

function defaultPlace(runId: string): vscode.Uri {
	const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
	return folder ? vscode.Uri.joinPath(folder, `${runId}.tar`) : vscode.Uri.file(`${runId}.tar`);
}
