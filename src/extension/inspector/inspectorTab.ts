import * as vscode from 'vscode';
import { inspectorTabId } from '../viewIds.ts';
import type { Inspector } from './inspector.ts';

/** The inspector as an editor tab; at most one. Comes back after a reload of the window. */
export class InspectorTab implements vscode.WebviewPanelSerializer {
	private panel: vscode.WebviewPanel | undefined;

	constructor(private readonly inspector: Inspector) {}

	/** Opens the tab, or shows it if it is open. */
	open(): void {
		if (this.panel) {
			this.panel.reveal();
			return;
		}
		const title = vscode.l10n.t('Context Inspector');
		this.connect(vscode.window.createWebviewPanel(inspectorTabId, title, vscode.ViewColumn.Active));
	}

	async deserializeWebviewPanel(panel: vscode.WebviewPanel): Promise<void> {
		this.connect(panel);
	}

	private connect(panel: vscode.WebviewPanel): void {
		const attached = this.inspector.attach(panel.webview);
		this.panel = panel;
		panel.onDidDispose(() => {
			attached.dispose();
			if (this.panel === panel) this.panel = undefined;
		});
	}
}
