import type { App } from '../app.ts';
import { showDiff } from '../documents/showDocument.ts';
import { runView } from '../runs/runView.ts';
import { targetRun } from './targets.ts';

/** Compares the original of a run with its reduced text. */
export async function openDiff(app: App, run?: unknown): Promise<void> {
	await showDiff(await runView(app, targetRun(app, run)));
}
