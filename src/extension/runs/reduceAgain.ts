import * as vscode from 'vscode';
import type { RunView } from '../../core/view.ts';
import { CancelledError } from '../../node/worker/client.ts';
import type { RunChange } from '../../node/worker/protocol.ts';
import type { App } from '../app.ts';
import { showReducedInstead } from '../documents/showDocument.ts';
import { revealInspector } from '../inspector/revealInspector.ts';
import { messages } from '../messages.ts';
import { sentenceOf } from '../report.ts';
import { announceOne, offerResult } from './announce.ts';
import { Attention } from './attention.ts';
import { logRun } from './logRun.ts';
import { runView } from './runView.ts';

/** Reduces a stored source again with one thing changed, and shows the new run. The old run stays. Returns the new id. */
export async function reduceAgain(app: App, runId: string, change: RunChange): Promise<string> {
	const { sourceName } = await runView(app, runId);
	app.session.showBusy(sourceName);
	const attention = new Attention();
	const run = await changedRun(app, runId, change)
		.catch((error) => {
			if (error instanceof CancelledError) app.session.showBefore();
			else app.session.showFailed(sourceName, sentenceOf(error));
			throw error;
		})
		.finally(() => attention.dispose());
	logRun(app.log, run);
	await app.session.showRun(run);
	if (attention.isElsewhere) offerResult(run);
	else await showResult(run, runId);
	announceOne(run, false, undefined, !attention.isElsewhere);
	return run.id;
}

/** A text that was left whole has nothing to show but the reason, which stands in the inspector. */
async function showResult(run: RunView, before: string): Promise<void> {
	await showReducedInstead(run, before);
	if (run.refs.length === 0) await revealInspector();
}

async function changedRun(app: App, runId: string, change: RunChange): Promise<RunView> {
	app.log.info(`${runId}: reducing again with ${JSON.stringify(change)}`);
	const found = await app.tasks.run(
		vscode.l10n.t('Reducing again'),
		(call) => app.engine.reduceAgain(runId, change, call),
		(doing) => app.session.showDoing(doing),
	);
	if (found.state !== 'found') throw new Error(messages.runMissing(runId, found));
	return found.value;
}
