import { realpath } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { messages } from '../messages.ts';
import { fileSource } from './fileSource.ts';
import type { PendingSource } from './pendingSource.ts';

/**
 * A file among several, which nobody looks at one by one: where it lies in the workspace only as a link, to something
 * outside, reading it rejects with a sentence. What a person picks by itself is read wherever it leads.
 */
export function withinWorkspace(uri: vscode.Uri): PendingSource {
	const source = fileSource(uri);
	return { ...source, read: async () => ((await leadsOut(uri)) ? refuse(source.name) : source.read()) };
}

function refuse(name: string): never {
	throw new Error(messages.leadsOut(name));
}

/** A file that cannot be followed leads nowhere; reading it tells why. */
async function leadsOut(uri: vscode.Uri): Promise<boolean> {
	if (uri.scheme !== 'file' || !vscode.workspace.getWorkspaceFolder(uri)) return false;
	const real = await realpath(uri.fsPath).catch(() => undefined);
	const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) =>
		realpath(folder.uri.fsPath).catch(() => ''),
	);
	return real !== undefined && !(await Promise.all(folders)).some((folder) => folder !== '' && isBelow(real, folder));
}

function isBelow(file: string, folder: string): boolean {
	const relative = path.relative(folder, file);
	return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
