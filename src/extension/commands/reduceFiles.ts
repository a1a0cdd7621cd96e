import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { type ReduceChoice, reduceSources } from '../runs/reduceSources.ts';
import { fileSource } from '../sources/fileSource.ts';
import { withinWorkspace } from '../sources/withinWorkspace.ts';

/** Reduces files as they lie on disk, a run each. Takes what the explorer gives: the clicked one and all selected ones. */
export async function reduceFiles(
	app: App,
	choice: ReduceChoice,
	uri?: unknown,
	selected?: unknown,
): Promise<string[]> {
	const given = Array.isArray(selected) && selected.length > 0 ? selected : [uri];
	const uris = given.filter((item) => item instanceof vscode.Uri);
	const chosen = uris.length > 0 ? uris : await chooseFiles();
	return reduceSources(app, chosen.map(chosen.length > 1 ? withinWorkspace : fileSource), choice);
}

async function chooseFiles(): Promise<vscode.Uri[]> {
	return (await vscode.window.showOpenDialog({ canSelectMany: true })) ?? [];
}
