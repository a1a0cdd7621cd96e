import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';
import { plain } from '../plain.ts';
import { originalUri, reducedUri, refUri, scheme } from './uris.ts';

interface NamedRun {
	readonly id: string;
	readonly sourceName: string;
}

/** Opens the reduced document of a run; beside the editor, if the source may stand there. */
export async function showReduced(run: NamedRun, beside: boolean): Promise<void> {
	await show(reducedUri(run), columnFor(beside));
}

/** Opens the reduced document of a run beside the source that it was made from. */
export async function showBesideSource(run: NamedRun, source: vscode.Uri): Promise<void> {
	const column = hasTakenOurPlace(source) ? await giveWay() : columnFor(true);
	await show(reducedUri(run), column);
}

/** Larger files take VS Code long to open; they are only reduced. In bytes. */
const mostShownBeside = 20 * 1024 * 1024;

/** Opens the file that a run was made from, unless it is open already, so that the short text can stand beside it. */
export async function showFile(uri: vscode.Uri, bytes: number): Promise<void> {
	if (bytes > mostShownBeside || isOpen(uri)) return;
	await vscode.commands.executeCommand(builtinCommands.open, uri, { preview: true });
}

/** Opens the content of a ref. */
export function showRef(ref: NamedRun): Promise<void> {
	return show(refUri(ref), columnFor(true));
}

/** Opens the comparison of a run's original with its reduced text. */
export async function showDiff(run: NamedRun): Promise<void> {
	const title = vscode.l10n.t('{0}: original ↔ reduced', plain(run.sourceName));
	await vscode.commands.executeCommand(builtinCommands.diff, originalUri(run), reducedUri(run), title);
}

/** By the command, since documents above 50 MB do not reach extensions. */
async function show(uri: vscode.Uri, viewColumn: vscode.ViewColumn): Promise<void> {
	await vscode.commands.executeCommand(builtinCommands.open, uri, { viewColumn, preview: true });
}

function columnFor(beside: boolean): vscode.ViewColumn {
	return beside && sourceIsInFront() ? columnBeside() : (columnOfOurs() ?? vscode.ViewColumn.Active);
}

/** Whether a source is in front in the last of several columns: opened while the person was in the short text before. */
function hasTakenOurPlace(source: vscode.Uri): boolean {
	const { activeTabGroup } = vscode.window.tabGroups;
	const input = activeTabGroup.activeTab?.input;
	const others = otherGroups();
	const isInFront = input instanceof vscode.TabInputText && input.uri.toString() === source.toString();
	const isLast = others.every(({ viewColumn }) => viewColumn < activeTabGroup.viewColumn);
	return isInFront && isLast && others.length > 0 && columnOfOurs(others) === undefined;
}

/** Moves the editor to the column before, so that the short text is on the right of its source again. */
async function giveWay(): Promise<vscode.ViewColumn> {
	await vscode.commands.executeCommand(builtinCommands.moveEditorToPreviousGroup);
	return vscode.ViewColumn.Beside;
}

function sourceIsInFront(): boolean {
	const { activeTab } = vscode.window.tabGroups.activeTabGroup;
	return activeTab !== undefined && !isOurs(activeTab);
}

/** Another column, one with documents of ours if there is one, else the next. Only a single one is split, so that two stay two. */
function columnBeside(): vscode.ViewColumn {
	const { activeTabGroup } = vscode.window.tabGroups;
	const others = otherGroups();
	const following = others.find(({ viewColumn }) => viewColumn > activeTabGroup.viewColumn);
	return columnOfOurs(others) ?? (following ?? others.at(-1))?.viewColumn ?? vscode.ViewColumn.Beside;
}

function otherGroups(): vscode.TabGroup[] {
	return vscode.window.tabGroups.all.filter(({ isActive }) => !isActive);
}

function isOpen(uri: vscode.Uri): boolean {
	const { tabGroups, visibleTextEditors } = vscode.window;
	const tabs = tabGroups.all.flatMap((group) => group.tabs);
	const inTabs = tabs.flatMap(({ input }) => (input instanceof vscode.TabInputText ? [input.uri] : []));
	// A side of a comparison or a cell of a notebook has no tab of its own.
	const open = [...inTabs, ...visibleTextEditors.map(({ document }) => document.uri)];
	return open.some((each) => each.toString() === uri.toString());
}

function columnOfOurs(groups = vscode.window.tabGroups.all): vscode.ViewColumn | undefined {
	return groups.find(({ tabs }) => tabs.some(isOurs))?.viewColumn;
}

function isOurs({ input }: vscode.Tab): boolean {
	return input instanceof vscode.TabInputText && input.uri.scheme === scheme;
}
