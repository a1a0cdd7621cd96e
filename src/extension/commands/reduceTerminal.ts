import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { type ReduceChoice, reduceSources } from '../runs/reduceSources.ts';
import type { PendingSource } from '../sources/pendingSource.ts';

/** Reduces text of a terminal. Takes a way to read it, and what a terminal's menus give: the terminal, or a list of them. */
export async function reduceTerminal(
	app: App,
	sourceOf: (terminal: vscode.Terminal) => PendingSource,
	choice: ReduceChoice,
	clicked?: unknown,
): Promise<string[]> {
	return reduceSources(app, [sourceOf(terminalOf(clicked))], choice);
}

function terminalOf(clicked: unknown): vscode.Terminal {
	const [first] = Array.isArray(clicked) ? clicked : [clicked];
	const terminal = vscode.window.terminals.find((open) => open === first) ?? vscode.window.activeTerminal;
	if (!terminal) throw new Error(messages.noTerminal());
	return terminal;
}
