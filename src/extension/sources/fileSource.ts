import * as vscode from 'vscode';
import { messages } from '../messages.ts';
import { ownedBytes } from './ownedBytes.ts';
import type { PendingSource, ReadSource } from './pendingSource.ts';

/** V8 cannot hold a longer text in one string. */
const mostBytes = 512 * 1024 * 1024;

/** A file as it lies on disk, byte for byte. */
export function fileSource(uri: vscode.Uri): PendingSource {
	const name = vscode.workspace.asRelativePath(uri, false);
	return { name, uri, shown: uri, read: () => readFile(uri, name) };
}

async function readFile(uri: vscode.Uri, name: string): Promise<ReadSource> {
	const { type, size } = await vscode.workspace.fs.stat(uri).then(undefined, (error: Error) => {
		throw new Error(messages.cannotRead(name, error.message));
	});
	if (type & vscode.FileType.Directory) throw new Error(messages.isFolder(name));
	if (size > mostBytes) throw new Error(messages.tooLarge(name));
	const bytes = await vscode.workspace.fs.readFile(uri).then(undefined, (error: Error) => {
		throw new Error(messages.cannotRead(name, error.message));
	});
	return { bytes: ownedBytes(bytes), origin: 'the bytes of the file' };
}
