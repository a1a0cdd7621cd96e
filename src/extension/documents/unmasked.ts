import * as vscode from 'vscode';
import { openTabs, tabUris } from './tabUris.ts';
import { documentId } from './uris.ts';

/**
 * The originals and secrets that a person agreed to see in documents, by the ids of their runs and refs: each until its
 * last tab is closed, none beyond a reload of the window. Whoever comes to such a document otherwise sees masks.
 */
export class Unmasked implements vscode.Disposable {
	private readonly ids = new Set<string>();
	private readonly changed = new vscode.EventEmitter<string>();
	private readonly subscription = vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
		for (const id of closed.flatMap(idsIn)) if (!openTabs().flatMap(idsIn).includes(id)) this.delete(id);
	});

	/** Fires with an id when what its documents show has changed. */
	readonly onDidChange = this.changed.event;

	/** Whether a document may show the secrets of a run's original, or the one behind a ref. */
	has(id: string): boolean {
		return this.ids.has(id);
	}

	/** The person was asked and agreed. */
	add(id: string): void {
		if (this.ids.has(id)) return;
		this.ids.add(id);
		this.changed.fire(id);
	}

	dispose(): void {
		this.subscription.dispose();
		this.changed.dispose();
	}

	private delete(id: string): void {
		if (this.ids.delete(id)) this.changed.fire(id);
	}
}

/** What a reduced document shows is decided ref by ref. */
function idsIn(tab: vscode.Tab): string[] {
	return tabUris(tab)
		.map(documentId)
		.flatMap((document) => (document && document.kind !== 'reduced' ? [document.id] : []));
}
