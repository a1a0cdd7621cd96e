import * as vscode from 'vscode';
import { messages } from '../messages.ts';
import { ownedBytesOfText } from './ownedBytes.ts';
import type { PendingSource, ReadSource } from './pendingSource.ts';

/** The text on the clipboard. */
export const clipboardSource: PendingSource = { name: 'clipboard', read };

async function read(): Promise<ReadSource> {
	const text = await vscode.env.clipboard.readText();
	if (text === '') throw new Error(messages.clipboardEmpty());
	return { bytes: ownedBytesOfText(text), origin: 'the text on the clipboard' };
}
