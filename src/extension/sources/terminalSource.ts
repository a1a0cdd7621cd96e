import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';
import { messages } from '../messages.ts';
import { restoresClipboard } from '../settings.ts';
import { ownedBytesOfText } from './ownedBytes.ts';
import type { PendingSource, ReadSource } from './pendingSource.ts';

type CopyCommand = typeof builtinCommands.copyTerminalSelection | typeof builtinCommands.copyLastCommandOutput;

/** The selected text of a terminal or, if nothing is selected, the output of its last command. */
export function terminalSelectionSource(terminal: vscode.Terminal): PendingSource {
	return terminalSource(terminal, 'selection', [
		builtinCommands.copyTerminalSelection,
		builtinCommands.copyLastCommandOutput,
	]);
}

/** The output of a terminal's last command, as far as its scrollback still holds it. */
export function terminalOutputSource(terminal: vscode.Terminal): PendingSource {
	return terminalSource(terminal, 'output', [builtinCommands.copyLastCommandOutput]);
}

function terminalSource(terminal: vscode.Terminal, part: string, copies: readonly CopyCommand[]): PendingSource {
	const name = `terminal ${part} (${terminal.name})`;
	const uri = terminal.shellIntegration?.cwd;
	return { name, ...(uri ? { uri } : {}), read: () => read(terminal, copies) };
}

async function read(terminal: vscode.Terminal, copies: readonly CopyCommand[]): Promise<ReadSource> {
	await activate(terminal);
	const text = await textThroughClipboard(copies);
	if (text === undefined) throw new Error(messages.nothingInTerminal());
	const caution = fillsScrollback(text) ? { caution: messages.terminalMayBeCut() } : {};
	return { bytes: ownedBytesOfText(text), origin: 'text that the terminal still held', ...caution };
}

/** The copy commands act on the active terminal, which need not be the one that was clicked. */
async function activate(terminal: vscode.Terminal): Promise<void> {
	if (vscode.window.activeTerminal === terminal) return;
	const listeners: vscode.Disposable[] = [];
	const settled = new Promise<void>((resolve) => {
		const heed = (about: vscode.Terminal | undefined) => about === terminal && resolve();
		listeners.push(vscode.window.onDidChangeActiveTerminal(heed), vscode.window.onDidCloseTerminal(heed));
	});
	terminal.show();
	await settled.finally(() => vscode.Disposable.from(...listeners).dispose());
	if (vscode.window.activeTerminal !== terminal) throw new Error(messages.noTerminal());
}

/** No API reads a terminal's text, so it goes through the clipboard; a sentinel tells whether anything was copied. */
async function textThroughClipboard(copies: readonly CopyCommand[]): Promise<string | undefined> {
	const { clipboard } = vscode.env;
	const before = await clipboard.readText();
	const sentinel = `nolife ${Math.random()}`;
	await clipboard.writeText(sentinel);
	try {
		for (const copy of copies) {
			await vscode.commands.executeCommand(copy);
			const text = await clipboard.readText();
			if (text !== sentinel && text !== '') return text;
		}
		return undefined;
	} finally {
		if (restoresClipboard()) await clipboard.writeText(before);
	}
}

/** Whether a text has as many lines as the terminal keeps, so that its start may have scrolled off. */
function fillsScrollback(text: string): boolean {
	const kept = vscode.workspace.getConfiguration('terminal.integrated').get('scrollback', 1000);
	return text.split('\n').length >= kept;
}
