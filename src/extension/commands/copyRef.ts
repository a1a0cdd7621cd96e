import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { textOf } from '../utf8.ts';
import { targetRef } from './targets.ts';

/** Copies the content of a ref: that of the argument, or of the marker at the cursor. Asks first if it is a secret. */
export async function copyRef(app: App, ref?: unknown): Promise<void> {
	const refId = await targetRef(ref);
	const known = await app.refs.of(refId);
	if (known.state === 'found' && !(await mayShowRef(known.value))) return;
	const found = await app.engine.find('refText', { refId });
	if (found.state !== 'found') throw new Error(messages.refMissing(refId, found));
	await vscode.env.clipboard.writeText(textOf(found.value));
	showStatus(vscode.l10n.t('Content of {0} copied', refId));
}
