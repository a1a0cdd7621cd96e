import type { App } from '../app.ts';
import { expandedAt } from '../documents/expandedAt.ts';
import { reducedRunId } from '../documents/uris.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { targetOf } from './targets.ts';

/** Collapses the expanded stretch at a place of a reduced document again. */
export async function collapse(app: App, uri?: unknown, line?: unknown, character?: unknown): Promise<void> {
	const { document, position } = await targetOf(uri, line, character);
	const runId = reducedRunId(document.uri);
	const stretch = await expandedAt(app.texts, document, position);
	if (runId === undefined || !stretch) throw new Error(messages.nothingExpanded());
	await app.session.toggle(runId, stretch.refId);
	showStatus(messages.collapsed());
}
