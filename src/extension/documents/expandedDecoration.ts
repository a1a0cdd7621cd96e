import * as vscode from 'vscode';
import type { ReducedTexts } from './reducedTexts.ts';
import { reducedRunId } from './uris.ts';

/** Marks the stretches of reduced documents that were expanded, so that one sees what the short text does not hold. */
export class ExpandedDecoration implements vscode.Disposable {
	private readonly stretch = vscode.window.createTextEditorDecorationType({
		backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
		overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
		overviewRulerLane: vscode.OverviewRulerLane.Left,
	});
	/** Themes of high contrast have no such background, so a bar stands at the side of each line as well. */
	private readonly bar = vscode.window.createTextEditorDecorationType({
		isWholeLine: true,
		borderColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
		borderStyle: 'solid',
		borderWidth: '0 0 0 2px',
	});
	private readonly subscriptions: vscode.Disposable;

	constructor(private readonly texts: ReducedTexts) {
		this.subscriptions = vscode.Disposable.from(
			this.stretch,
			this.bar,
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
		const ranges = expanded.map(({ range }) => range);
		editor.setDecorations(this.stretch, ranges);
		editor.setDecorations(this.bar, ranges.map(linesOf));
	}
}

/** The lines that a stretch reaches into; one that ends with a line end does not reach into the next. */
function linesOf({ start, end }: vscode.Range): vscode.Range {
	return end.character === 0 && end.line > start.line
		? new vscode.Range(start.line, 0, end.line - 1, 0)
		: new vscode.Range(start, end);
}
