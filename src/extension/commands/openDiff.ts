import type { App } from '../app.ts';
import { mayShowOriginal } from '../askForSecrets.ts';
import { showDiff } from '../documents/showDocument.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Compares the original of a run with its reduced text. Asks first if it holds secrets. */
export async function openDiff(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	if (await mayShowOriginal(view)) await showDiff(view);
}
