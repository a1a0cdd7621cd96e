import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { askToCopySecret } from '../askForSecrets.ts';
import { maskOf, messages } from '../messages.ts';
import { showStatus } from '../report.ts';
import { textOf } from '../utf8.ts';
import { targetRef } from './targets.ts';

/** Copies the content of a ref: that of the argument, or of the marker at the cursor. Asks first if it is a secret. */
export async function copyRef(app: App, ref?: unknown): Promise<void> {
	const refId = await targetRef(ref);
	const known = await app.refs.of(refId);
	const secret = known.state === 'found' ? known.value.secret : undefined;
	if (secret === undefined) await copyContent(app, refId);
	else await copySecret(app, refId, secret);
}

async function copySecret(app: App, refId: string, kind: string): Promise<void> {
	const answer = await askToCopySecret(kind);
	if (answer === 'unmasked') await copyContent(app, refId);
	if (answer !== 'masked') return;
	await vscode.env.clipboard.writeText(maskOf(kind, refId));
	showStatus(vscode.l10n.t('Mask of {0} copied', refId));
}

async function copyContent({ engine }: App, refId: string): Promise<void> {
	const found = await engine.find('refText', { refId });
	if (found.state !== 'found') throw new Error(messages.refMissing(refId, found));
	await vscode.env.clipboard.writeText(textOf(found.value));
	showStatus(vscode.l10n.t('Content of {0} copied', refId));
}
