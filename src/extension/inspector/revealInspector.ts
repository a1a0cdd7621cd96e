import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';

/** Shows the inspector in the bottom panel; the keyboard stays where it is. */
export async function revealInspector(): Promise<void> {
	await vscode.commands.executeCommand(builtinCommands.focusInspector, { preserveFocus: true });
}
