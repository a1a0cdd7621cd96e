import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { plain } from '../plain.ts';

/** From now on keeps the originals of a folder inside it, in `.nolife`, which Git ignores; what was kept before stays readable. */
export async function keepInWorkspace({ engine }: App): Promise<void> {
	if (!vscode.workspace.isTrusted) throw new Error(messages.untrusted());
	const folder = vscode.workspace.workspaceFolders?.[0];
	if (!folder) throw new Error(messages.noFolder());
	const store = await engine.keepIn(folder);
	void vscode.window.showInformationMessage(plain(vscode.l10n.t('Originals are kept in {0} from now on.', store)));
}
