import type { App } from '../app.ts';
import { askToShowOriginal, holdsSecrets } from '../askForSecrets.ts';
import { showDiff } from '../documents/showDocument.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Compares the original of a run with its reduced text. Asks first whether it shows its secrets, if it holds any. */
export async function openDiff(app: App, run?: unknown): Promise<void> {
	const view = await runView(app, targetRun(app, run));
	const answer = await askToShowOriginal(view);
	if (answer === 'nothing') return;
	if (answer === 'unmasked' && holdsSecrets(view)) app.unmasked.add(view.id);
	await showDiff(view);
}
