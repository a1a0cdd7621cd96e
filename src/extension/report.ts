import * as vscode from 'vscode';
import { SentenceError } from '../core/sentence.ts';
import { CancelledError, CrashedError } from '../node/worker/client.ts';
import type { Log } from './inertLog.ts';
import { messages } from './messages.ts';
import { plain } from './plain.ts';
import { spoken } from './spoken.ts';

const statusTime = 10_000;

/** Says something in the status bar for ten seconds. */
export function showStatus(message: string): void {
	vscode.window.setStatusBarMessage(plain(message), statusTime);
}

/** Tells a person what went wrong, with a way to the log; a cancelled action is no failure. */
export function reportError(error: unknown, log: Log): void {
	if (error instanceof CancelledError) {
		showStatus(messages.cancelled());
		return;
	}
	log.error(error instanceof Error ? error : String(error));
	void offer(vscode.window.showErrorMessage, sentenceOf(error), vscode.l10n.t('Show Log'), () => log.show());
}

/** The sentence an error carries, in the person's language. */
export function sentenceOf(error: unknown): string {
	if (error instanceof CrashedError) return messages.crashed(error.message);
	if (error instanceof SentenceError) return spoken(error.sentence);
	return error instanceof Error ? error.message : String(error);
}

/** Shows a message with one button and runs the action when it is pressed. */
export async function offer(
	show: (message: string, ...buttons: string[]) => Thenable<string | undefined>,
	message: string,
	button: string,
	action: () => unknown,
): Promise<void> {
	if ((await show(plain(message), button)) === button) await action();
}
