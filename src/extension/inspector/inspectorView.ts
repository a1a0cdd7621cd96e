import type * as vscode from 'vscode';
import type { Inspector } from './inspector.ts';

/** The inspector in the bottom panel. */
export class InspectorView implements vscode.WebviewViewProvider {
	constructor(private readonly inspector: Inspector) {}

	resolveWebviewView(view: vscode.WebviewView): void {
		const attached = this.inspector.attach(view.webview);
		view.onDidDispose(() => attached.dispose());
	}
}
