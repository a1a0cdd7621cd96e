import * as vscode from 'vscode';
import type { ReducedTexts } from './reducedTexts.ts';
import { reducedRunId } from './uris.ts';

/** Marks the stretches of reduced documents that were expanded, so that one sees what the short text does not hold. */
export class ExpandedDecoration implements vscode.Disposable {
	private readonly decoration = vscode.window.createTextEditorDecorationType({
		backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
		overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
		overviewRulerLane: vscode.OverviewRulerLane.Left,
	});
	private readonly subscriptions: vscode.Disposable;

	constructor(private readonly texts: ReducedTexts) {
		this.subscriptions = vscode.Disposable.from(
			this.decoration,
			vscode.window.onDidChangeVisibleTextEditors((editors) => this.decorateAll(editors)),
			vscode.workspace.onDidChangeTextDocument(({ document }) =>
				this.decorateAll(vscode.window.visibleTextEditors.filter((editor) => editor.document === document)),
			),
		);
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private decorateAll(editors: readonly vscode.TextEditor[]): void {
		for (const editor of editors) void this.decorate(editor);
	}

	private async decorate(editor: vscode.TextEditor): Promise<void> {
		const runId = reducedRunId(editor.document.uri);
		if (runId === undefined) return;
		const expanded = await this.texts.expandedIn(runId).catch(() => []);
		editor.setDecorations(
			this.decoration,
			expanded.map(({ range }) => range),
		);
	}
}
