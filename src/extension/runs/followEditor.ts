import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { reducedRunId } from '../documents/uris.ts';
import { sentenceOf } from '../report.ts';
import { runView } from './runView.ts';

/** The inspector shows the run whose reduced document a person turns to. */
export function followEditor(app: App): vscode.Disposable {
	return vscode.window.onDidChangeActiveTextEditor((editor) => {
		const runId = editor && reducedRunId(editor.document.uri);
		if (runId !== undefined) follow(app, runId).catch((error) => app.log.warn(sentenceOf(error)));
	});
}

/** A reduction under way is not pushed aside. */
async function follow(app: App, runId: string): Promise<void> {
	const { session } = app;
	if (session.state.kind !== 'run' || session.runId === runId) return;
	const run = await runView(app, runId);
	if (session.state.kind === 'run') await session.showRun(run);
}
