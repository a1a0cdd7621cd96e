import * as vscode from 'vscode';
import { builtinCommands } from '../builtinCommands.ts';
import { messages } from '../messages.ts';
import { settingKeys } from '../settings.ts';

/** Rules of a workspace lie in this file of its folder. */
const fileName = '.nolife.json';

/** No rules that are used are longer; a file that came with a workspace may be anything. */
const mostBytes = 1024 * 1024;

/** A place where rules stand. */
export interface RuleSource {
	/** What a person calls it: the setting, or the file's path in the workspace. */
	readonly name: string;
	readonly json: string;
	/** Opens it to be corrected. */
	readonly open: () => Thenable<unknown>;
}

/**
 * The rules for the source at `uri`: those of the settings and, in a trusted workspace, of the file in its folder (that of
 * the first folder for what belongs to none). Rejects if the file is there and cannot be read.
 */
export async function ruleSources(uri: vscode.Uri | undefined): Promise<RuleSource[]> {
	return [...fromSettings(uri), ...(vscode.workspace.isTrusted ? await fromFile(uri) : [])];
}

function fromSettings(uri: vscode.Uri | undefined): RuleSource[] {
	const value = vscode.workspace.getConfiguration(undefined, uri).get(settingKeys.rules);
	const json = JSON.stringify(value ?? {});
	if (json === '{}') return [];
	const open = () => vscode.commands.executeCommand(builtinCommands.openSettings, settingKeys.rules);
	return [{ name: settingKeys.rules, json, open }];
}

async function fromFile(uri: vscode.Uri | undefined): Promise<RuleSource[]> {
	const folder = (uri && vscode.workspace.getWorkspaceFolder(uri)) ?? vscode.workspace.workspaceFolders?.[0];
	if (!folder) return [];
	const file = vscode.Uri.joinPath(folder.uri, fileName);
	try {
		const { type, size } = await vscode.workspace.fs.stat(file);
		if (!(type & vscode.FileType.File) || size > mostBytes) throw new Error(messages.noRulesFile());
		const json = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
		const open = () => vscode.commands.executeCommand(builtinCommands.open, file);
		return [{ name: vscode.workspace.asRelativePath(file), json, open }];
	} catch (error) {
		if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return [];
		throw new Error(messages.cannotRead(fileName, (error as Error).message));
	}
}
