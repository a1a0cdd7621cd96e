import type { App } from '../app.ts';
import { showReduced } from '../documents/showDocument.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Opens the reduced document of a run. */
export async function openReduced(app: App, run?: unknown): Promise<void> {
	await showReduced(await runView(app, targetRun(app, run)), true);
}
