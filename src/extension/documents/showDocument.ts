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

/** Brings the file that a run was made from to the front, where it is open already if it is, so that the short text can stand beside it. */
export async function showFile(uri: vscode.Uri, bytes: number): Promise<void> {
	if (bytes > mostShownBeside || isVisible(uri)) return;
	const viewColumn = columnOf(uri) ?? columnOfSources();
	await vscode.commands.executeCommand(builtinCommands.open, uri, { viewColumn, preview: true });
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
	const { activeTab } = activeTabGroup;
	const others = otherGroups();
	const isInFront = activeTab !== undefined && isOf(source, activeTab);
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

/** A side of a comparison or a cell of a notebook has no tab of its own. */
function isVisible(uri: vscode.Uri): boolean {
	const { tabGroups, visibleTextEditors } = vscode.window;
	const isInFront = tabGroups.all.some(({ activeTab }) => activeTab !== undefined && isOf(uri, activeTab));
	return isInFront || visibleTextEditors.some(({ document }) => document.uri.toString() === uri.toString());
}

/** Where the short text is in front, another column without one. */
function columnOfSources(): vscode.ViewColumn {
	const others = sourceIsInFront() ? [] : otherGroups().filter(({ tabs }) => !tabs.some(isOurs));
	return others[0]?.viewColumn ?? vscode.ViewColumn.Active;
}

function columnOf(uri: vscode.Uri): vscode.ViewColumn | undefined {
	return vscode.window.tabGroups.all.find(({ tabs }) => tabs.some((tab) => isOf(uri, tab)))?.viewColumn;
}

function isOf(uri: vscode.Uri, { input }: vscode.Tab): boolean {
	return input instanceof vscode.TabInputText && input.uri.toString() === uri.toString();
}

function columnOfOurs(groups = vscode.window.tabGroups.all): vscode.ViewColumn | undefined {
	return groups.find(({ tabs }) => tabs.some(isOurs))?.viewColumn;
}

function isOurs({ input }: vscode.Tab): boolean {
	return input instanceof vscode.TabInputText && input.uri.scheme === scheme;
}
