import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { showRef } from '../documents/showDocument.ts';
import { messages } from '../messages.ts';
import { targetRef } from './targets.ts';

/** Opens the whole content of a ref: that of the argument, or of the marker at the cursor. Asks first if it is a secret. */
export async function openRef(app: App, ref?: unknown): Promise<void> {
	const refId = await targetRef(ref);
	const found = await app.refs.of(refId);
	if (found.state !== 'found') throw new Error(messages.refMissing(refId, found));
	if (!(await mayShowRef(found.value))) return;
	if (found.value.secret !== undefined) app.unmasked.add(refId);
	await showRef(found.value);
}
