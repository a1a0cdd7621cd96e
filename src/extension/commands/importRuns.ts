import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { plain } from '../plain.ts';
import { spoken } from '../spoken.ts';

/** Takes in the runs of an export: of the file that an argument names, or that the person chooses. */
export async function importRuns(app: App, file?: unknown): Promise<void> {
	const from = file instanceof vscode.Uri ? file : await chosenFile();
	if (!from) return;
	const { runs, present, refused } = await app.tasks.run(vscode.l10n.t('Importing runs'), (call) =>
		app.engine.importRuns(from.fsPath, call),
	);
	const said = [messages.imported(runs.length, present), ...refused.map(spoken)].join(' ');
	if (refused.length > 0) void vscode.window.showWarningMessage(plain(said));
	else void vscode.window.showInformationMessage(plain(said));
}

async function chosenFile(): Promise<vscode.Uri | undefined> {
	const openLabel = vscode.l10n.t('Import');
	return (await vscode.window.showOpenDialog({ openLabel, filters: { tar: ['tar'], '*': ['*'] } }))?.[0];
}
