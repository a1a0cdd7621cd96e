import * as vscode from 'vscode';
import { type ContentType, contentTypes, isContentType } from '../../core/contentType.ts';
import type { App } from '../app.ts';
import { plain } from '../plain.ts';
import { reduceAgain } from '../runs/reduceAgain.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Reduces again as another content type: that of the argument, or one that the person picks. */
export async function retype(app: App, run?: unknown, type?: unknown): Promise<string | undefined> {
	const runId = targetRun(app, run);
	const chosen = typeof type === 'string' && isContentType(type) ? type : await pickType(app, runId);
	return chosen && reduceAgain(app, runId, { type: chosen });
}

async function pickType(app: App, runId: string): Promise<ContentType | undefined> {
	const { type, sourceName } = await runView(app, runId);
	const others = contentTypes.filter((other) => other !== type);
	const labels: Record<ContentType, string> = {
		session: vscode.l10n.t('Agent session'),
		testReport: vscode.l10n.t('Test report'),
		json: vscode.l10n.t('JSON'),
		diff: vscode.l10n.t('Diff'),
		build: vscode.l10n.t('Build output'),
		stackTrace: vscode.l10n.t('Stack trace'),
		terminal: vscode.l10n.t('Terminal'),
		mixed: vscode.l10n.t('Mixed'),
		search: vscode.l10n.t('Search results'),
		table: vscode.l10n.t('Table'),
		markup: vscode.l10n.t('HTML or XML'),
		yaml: vscode.l10n.t('YAML'),
		log: vscode.l10n.t('Log'),
		fileList: vscode.l10n.t('File list'),
		code: vscode.l10n.t('Code outline'),
		text: vscode.l10n.t('Text'),
	};
	const placeHolder = vscode.l10n.t('{0} was taken for: {1}. What is it?', plain(sourceName), labels[type]);
	const picked = await vscode.window.showQuickPick(
		others.map((other) => ({ label: labels[other], type: other })),
		{ placeHolder },
	);
	return picked?.type;
}
