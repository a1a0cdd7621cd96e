import type { App } from '../app.ts';
import { holdsSecrets, mayShowOriginal } from '../askForSecrets.ts';
import { showDiff } from '../documents/showDocument.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Compares the original of a run with its reduced text. Asks first if it holds secrets. */
export async function openDiff(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	if (!(await mayShowOriginal(view))) return;
	if (holdsSecrets(view)) app.unmasked.add(view.id);
	await showDiff(view);
}
