import type { App } from '../app.ts';
import { reducedRunId } from '../documents/uris.ts';
import { messages } from '../messages.ts';
import { reduceAgain } from '../runs/reduceAgain.ts';
import { targetMarker, targetOf } from './targets.ts';

/** Reduces again with the text of a ref left in place: that of the arguments, or of the marker at the cursor. */
export async function keepVisible(app: App, run?: unknown, ref?: unknown): Promise<string> {
	if (typeof run === 'string' && typeof ref === 'string') return reduceAgain(app, run, { keepVisible: [ref] });
	const target = await targetOf();
	const runId = reducedRunId(target.document.uri);
	if (runId === undefined) throw new Error(messages.notReduced());
	return reduceAgain(app, runId, { keepVisible: [targetMarker(target).id] });
}
