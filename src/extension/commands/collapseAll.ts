import type { App } from '../app.ts';
import { targetRun } from './targets.ts';

/** Collapses all refs of a run again. */
export async function collapseAll(app: App, run?: unknown): Promise<void> {
	await app.session.setExpanded(targetRun(app, run), []);
}
