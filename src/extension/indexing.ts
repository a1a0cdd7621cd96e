import * as vscode from 'vscode';

/** Indexes that are built faster than in so many milliseconds are not spoken of. */
const patience = 1000;

/** Says in the status bar how far the index of a store has come, while it is built anew. */
export class Indexing {
	private begun: number | undefined;
	private bar: vscode.Progress<{ message: string }> | undefined;
	private finish: () => void = () => {};

	constructor(private readonly patienceMs = patience) {}

	/** Takes how many runs are done, and of how many; the line goes away when that is all. */
	readonly report = (done: number, total: number): void => {
		this.begun ??= Date.now();
		if (done === total) this.end();
		else if (this.bar) this.show(this.bar, done, total);
		else if (Date.now() - this.begun >= this.patienceMs) this.open(done, total);
	};

	private end(): void {
		this.begun = undefined;
		this.bar = undefined;
		this.finish();
		this.finish = () => {};
	}

	private open(done: number, total: number): void {
		const title = vscode.l10n.t('Reading the store of originals');
		void vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title }, (bar) => {
			this.bar = bar;
			this.show(bar, done, total);
			return new Promise<void>((resolve) => {
				this.finish = resolve;
			});
		});
	}

	private show(bar: vscode.Progress<{ message: string }>, done: number, total: number): void {
		bar.report({ message: vscode.l10n.t('{0} of {1} runs', done, total) });
	}
}
