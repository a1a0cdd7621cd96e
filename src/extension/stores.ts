import * as vscode from 'vscode';
import { localStore, storeLocation } from '../node/storeLocation.ts';
import { plain } from './plain.ts';

/** Store inside the workspace → whether the person wants it used. */
const consentKey = 'storesInWorkspace';

/** Where runs are kept: one store per workspace folder, the same that the command line uses there. */
export class Stores {
	private readonly asked = new Set<string>();

	constructor(private readonly memento: vscode.Memento) {}

	/** The store for what comes from `uri`: that of its workspace folder, else that of the first one. */
	storeOf(uri: vscode.Uri | undefined): string {
		return this.locate((uri && vscode.workspace.getWorkspaceFolder(uri)) ?? vscode.workspace.workspaceFolders?.[0]);
	}

	/** The stores of all workspace folders: those that are written to, then those that were before a folder got its own. */
	all(): string[] {
		const folders = vscode.workspace.workspaceFolders ?? [undefined];
		const current = folders.map((folder) => this.locate(folder));
		return [...new Set([...current, ...folders.map((folder) => storeLocation(folder?.uri.fsPath))])];
	}

	/** The store inside a folder, whether or not it is there. */
	within(folder: vscode.WorkspaceFolder): string {
		return localStore(folder.uri.fsPath);
	}

	/** The person wants a store inside a workspace used. */
	async agree(store: string): Promise<void> {
		await this.memento.update(consentKey, { ...this.consentsGiven(), [store]: true });
	}

	private locate(workspaceFolder: vscode.WorkspaceFolder | undefined): string {
		const folder = workspaceFolder?.uri.fsPath;
		const usual = storeLocation(folder);
		const local = vscode.workspace.isTrusted ? storeLocation(folder, undefined, true) : usual;
		return local === usual || this.consents(local) ? local : usual;
	}

	/** A store inside a workspace may have come with a cloned repository; the person is asked once and may answer later. */
	private consents(store: string): boolean {
		const consent = this.consentsGiven()[store];
		if (consent === undefined && !this.asked.has(store)) void this.ask(store);
		return consent ?? false;
	}

	private async ask(store: string): Promise<void> {
		this.asked.add(store);
		const use = vscode.l10n.t('Use It');
		const ignore = vscode.l10n.t('Ignore It');
		const question = vscode.l10n.t('This workspace brings its own store of originals, {0}. Should it be used?', store);
		const answer = await vscode.window.showInformationMessage(plain(question), use, ignore);
		if (answer === undefined) return;
		await this.memento.update(consentKey, { ...this.consentsGiven(), [store]: answer === use });
	}

	private consentsGiven(): Readonly<Record<string, boolean>> {
		return this.memento.get(consentKey, {});
	}
}
