import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { reducedRunId } from '../documents/uris.ts';
import { expandMarkers } from '../markers/expandMarkers.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { targetMarker, targetOf } from './targets.ts';

/**
 * Puts back what a marker stands for, and tells how to take that back: a toggle in a reduced document, an undoable edit in
 * any other. Asks first if it is a secret.
 */
export async function expandInline(app: App, uri?: unknown, line?: unknown, character?: unknown): Promise<void> {
	const target = await targetOf(uri, line, character);
	const marker = targetMarker(target);
	const known = await app.refs.of(marker.id);
	if (known.state === 'found' && !(await mayShowRef(known.value))) return;
	const runId = reducedRunId(target.document.uri);
	if (runId === undefined) await expandMarkers(app, target.document, [marker]);
	else await toggle(app, runId, marker.id);
	showStatus(runId === undefined ? messages.expandedEdit() : messages.expandedShown());
}

/** A marker that stood in the source already is quoted text, and not one of the run's own. */
async function toggle(app: App, runId: string, refId: string): Promise<void> {
	const ref = (await runView(app, runId)).refs.find(({ id }) => id === refId);
	if (!ref) throw new Error(messages.quotedMarker(refId));
	await app.session.toggle(runId, refId, ref.secret !== undefined);
}
