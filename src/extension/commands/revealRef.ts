import type { App } from '../app.ts';
import { revealInspector } from '../inspector/revealInspector.ts';
import { messages } from '../messages.ts';
import { runView } from '../runs/runView.ts';
import { targetRef } from './targets.ts';

/** Shows a ref in the inspector: that of the argument, or of the marker at the cursor. */
export async function revealRef(app: App, ref?: unknown): Promise<void> {
	const refId = await targetRef(ref);
	const found = await app.refs.of(refId);
	if (found.state !== 'found') throw new Error(messages.refMissing(refId, found));
	await app.session.showRun(await runView(app, found.value.runId), refId);
	await revealInspector();
}
