import path from 'node:path';
import * as vscode from 'vscode';
import { isRunId, runsFolder } from '../../core/store/layout.ts';
import type { App } from '../app.ts';
import { sentenceOf } from '../report.ts';
import type { Stores } from '../stores.ts';
import { openTabs, tabUris } from './tabUris.ts';
import { documentId, scheme } from './uris.ts';
import type { VirtualDocuments } from './virtualDocuments.ts';

/** Deletions within so many milliseconds are looked at together. */
const pause = 100;

/**
 * Lets go of runs that another process deletes, forgotten or expired, while they are shown here: the inspector becomes empty,
 * documents say what became of them. Stores are watched once something of theirs is shown.
 */
export class ForgottenElsewhere implements vscode.Disposable {
	private readonly watchers = new Map<string, vscode.FileSystemWatcher>();
	private readonly subscription: vscode.Disposable;
	private timer: NodeJS.Timeout | undefined;

	constructor(
		private readonly app: App,
		private readonly stores: Stores,
		private readonly documents: VirtualDocuments,
	) {
		this.subscription = vscode.Disposable.from(
			app.session.onDidChangeState(({ kind }) => kind === 'run' && this.watch()),
			vscode.workspace.onDidOpenTextDocument(({ uri }) => uri.scheme === scheme && this.watch()),
		);
	}

	dispose(): void {
		clearTimeout(this.timer);
		this.subscription.dispose();
		for (const watcher of this.watchers.values()) watcher.dispose();
	}

	private watch(): void {
		for (const store of this.stores.all()) {
			if (this.watchers.has(store)) continue;
			const runs = new vscode.RelativePattern(vscode.Uri.file(path.join(store, runsFolder)), '*.run');
			const watcher = vscode.workspace.createFileSystemWatcher(runs, true, true, false);
			watcher.onDidDelete(() => this.lookSoon());
			this.watchers.set(store, watcher);
		}
	}

	private lookSoon(): void {
		this.timer ??= setTimeout(() => {
			this.timer = undefined;
			this.look().catch((error) => this.app.log.warn(sentenceOf(error)));
		}, pause);
	}

	private async look(): Promise<void> {
		const { engine, refs, session } = this.app;
		refs.clear();
		const stored = new Set((await engine.runs()).map(({ id }) => id));
		const shown = new Set([
			...openTabs()
				.flatMap(tabUris)
				.flatMap((uri) => documentId(uri)?.id ?? []),
			session.runId,
		]);
		for (const id of shown) {
			if (id === undefined || stored.has(id)) continue;
			if (isRunId(id)) await session.forget(id);
			else if ((await refs.of(id)).state !== 'found') this.documents.readAnew([id]);
		}
	}
}
