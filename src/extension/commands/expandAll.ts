import type * as vscode from 'vscode';
import type { App } from '../app.ts';
import { reducedRunId } from '../documents/uris.ts';
import { documentMarkers } from '../markers/documentMarkers.ts';
import { expandMarkers } from '../markers/expandMarkers.ts';
import { messages } from '../messages.ts';
import { runView } from '../runs/runView.ts';
import { activeEditor } from './targets.ts';

/** Expands every ref of a run; without an argument, every marker of the active document that the store knows. Secrets stay masked. */
export async function expandAll(app: App, run?: unknown): Promise<void> {
	const runId = typeof run === 'string' ? run : reducedRunId(activeEditor().document.uri);
	if (runId === undefined) return expandDocument(app, activeEditor().document);
	const { refs } = await runView(app, runId);
	await app.session.setExpanded(
		runId,
		refs.flatMap(({ id, secret }) => (secret === undefined ? [id] : [])),
	);
}

async function expandDocument(app: App, document: vscode.TextDocument): Promise<void> {
	const known = new Set<string>();
	for (const id of new Set(documentMarkers(document).map((marker) => marker.id))) {
		const found = await app.refs.of(id);
		if (found.state === 'found' && found.value.secret === undefined) known.add(id);
	}
	// Markers may have moved meanwhile.
	const markers = documentMarkers(document).filter(({ id }) => known.has(id));
	if (markers.length === 0) throw new Error(messages.noMarkers());
	await expandMarkers(app, document, markers);
}
