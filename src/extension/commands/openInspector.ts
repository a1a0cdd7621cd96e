import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';

/** Shows the inspector in the bottom panel and moves the keyboard there. */
export async function openInspector(): Promise<void> {
	await vscode.commands.executeCommand(builtinCommands.focusInspector);
}
