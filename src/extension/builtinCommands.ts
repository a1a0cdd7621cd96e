/** The commands of VS Code itself that this extension runs. */
export const builtinCommands = {
	open: 'vscode.open',
	diff: 'vscode.diff',
	moveEditorToPreviousGroup: 'workbench.action.moveEditorToPreviousGroup',
	setContext: 'setContext',
	copyTerminalSelection: 'workbench.action.terminal.copySelection',
	copyLastCommandOutput: 'workbench.action.terminal.copyLastCommandOutput',
	openSettings: 'workbench.action.openSettings',
	focusInspector: 'nolife.inspector.focus',
} as const;
