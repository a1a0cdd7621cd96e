import * as vscode from 'vscode';
import { builtinCommands } from './builtinCommands.ts';

/** What `when` clauses of package.json can ask. */
export const contextKeys = {
	/** A reduction is under way. */
	busy: 'nolife.busy',
	/** There is a run that the inspector shows. */
	hasRun: 'nolife.hasRun',
} as const;

/** Sets a context key of this extension. */
export function setContextKey(key: (typeof contextKeys)[keyof typeof contextKeys], value: boolean): void {
	void vscode.commands.executeCommand(builtinCommands.setContext, key, value);
}
