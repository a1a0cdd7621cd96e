import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';
import { plain } from '../plain.ts';
import { openTabs } from './tabUris.ts';
import { documentId, originalUri, reducedRunId, reducedUri, refUri } from './uris.ts';

interface NamedRun {
	readonly id: string;
	readonly sourceName: string;
}

/** Opens the reduced document of a run, to stay; beside the editor, if the source may stand there. */
export async function showReduced(run: NamedRun, beside: boolean): Promise<void> {
	await show(reducedUri(run), columnFor(beside), 'kept');
}

/** Opens the reduced document of a run in place of that of the run from which it was made. */
export async function showReducedInstead(run: NamedRun, before: string): Promise<void> {
	const isBefore = ({ input }: vscode.Tab) =>
		input instanceof vscode.TabInputText && reducedRunId(input.uri) === before;
	const tabs = openTabs().filter(isBefore);
	await showReduced(run, true);
	if (run.id !== before) await vscode.window.tabGroups.close(tabs, true);
}

/**
 * Opens the reduced document of a run, and on its left what it was made from: where that is no document, as a clipboard or
 * a terminal, the original out of the store, so that it does not stand beside something else.
 */
export async function showWithSource(run: NamedRun, source: vscode.Uri | undefined, bytes: number): Promise<void> {
	const shown = source ?? originalUri(run);
	await showFile(shown, bytes);
	const column = hasTakenOurPlace(shown) ? await giveWay() : columnFor(true);
	await show(reducedUri(run), column, 'kept');
}

/** Larger files take VS Code long to open; they are only reduced. In bytes. */
const mostShownBeside = 20 * 1024 * 1024;

/** Brings the file that a run was made from to the front, where it is open already if it is, so that the short text can stand beside it. */
export async function showFile(uri: vscode.Uri, bytes: number): Promise<void> {
	if (bytes > mostShownBeside || isVisible(uri)) return;
	const viewColumn = columnOf(uri) ?? columnOfSources();
	await show(uri, viewColumn, 'passing');
}

/** Opens the content of a ref. */
export function showRef(ref: NamedRun): Promise<void> {
	return show(refUri(ref), columnFor(true), 'passing');
}

/** Opens the comparison of a run's original with its reduced text. */
export async function showDiff(run: NamedRun): Promise<void> {
	const title = vscode.l10n.t('{0}: original ↔ reduced', plain(run.sourceName));
	await vscode.commands.executeCommand(builtinCommands.diff, originalUri(run), reducedUri(run), title);
}

/** What a person asked for is kept, as a preview to the side is; what is looked up in passing gives way to the next, as a link does. */
type Stay = 'kept' | 'passing';

/** By the command, since documents above 50 MB do not reach extensions. */
async function show(uri: vscode.Uri, viewColumn: vscode.ViewColumn, stay: Stay): Promise<void> {
	await vscode.commands.executeCommand(builtinCommands.open, uri, { viewColumn, preview: stay === 'passing' });
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

/** An original is a source, wherever it comes from. */
function isOurs({ input }: vscode.Tab): boolean {
	const document = input instanceof vscode.TabInputText ? documentId(input.uri) : undefined;
	return document !== undefined && document.kind !== 'original';
}
