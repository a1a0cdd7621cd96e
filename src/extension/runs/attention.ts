import * as vscode from 'vscode';

/** Whoever turns to something else sooner than after so many milliseconds was only finishing what came before. */
const patience = 400;

/** Watches whether a person turns to something else while a reduction is under way; its result must not break in on them then. */
export class Attention implements vscode.Disposable {
	private readonly begun = performance.now();
	private readonly subscriptions: vscode.Disposable;
	private gone = false;

	constructor(private readonly patienceMs = patience) {
		this.subscriptions = vscode.Disposable.from(
			vscode.window.onDidChangeActiveTextEditor(() => this.note()),
			vscode.window.onDidChangeTextEditorSelection(({ kind }) => {
				if (kind === vscode.TextEditorSelectionChangeKind.Keyboard) this.note();
				if (kind === vscode.TextEditorSelectionChangeKind.Mouse) this.note();
			}),
		);
	}

	/** Whether they went to another editor, or moved the cursor or typed in one. */
	get isElsewhere(): boolean {
		return this.gone;
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private note(): void {
		if (performance.now() - this.begun >= this.patienceMs) this.gone = true;
	}
}
