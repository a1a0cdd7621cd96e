import * as vscode from 'vscode';
import type { InspectorRequests, InspectorState, ToHost, ToInspector } from '../../core/protocol.ts';
import { CancelledError } from '../../node/worker/client.ts';
import type { App } from '../app.ts';
import { sentenceOf } from '../report.ts';
import { runView } from '../runs/runView.ts';
import { hasActiveEditor } from '../sources/activeFile.ts';
import { isRequest } from './isRequest.ts';
import { pageHtml, pageRoot } from './page.ts';
import { type RequestHandlers, requestHandlers } from './requestHandlers.ts';

/** The inspector behind its pages: the view in the panel and the editor tab are two clients of one state. */
export class Inspector implements vscode.Disposable {
	/** The pages that listen. */
	private readonly clients = new Set<vscode.Webview>();
	private readonly handlers: RequestHandlers;
	private readonly subscription: vscode.Disposable;
	private hasEditor = hasActiveEditor();

	constructor(
		private readonly app: App,
		private readonly extensionUri: vscode.Uri,
	) {
		this.handlers = requestHandlers(app);
		this.subscription = vscode.Disposable.from(
			app.session.onDidChangeState((state) => void this.push(state)),
			vscode.window.onDidChangeActiveTextEditor(() => this.pushEditor()),
			vscode.window.tabGroups.onDidChangeTabs(() => this.pushEditor()),
		);
	}

	/** Loads the page into a webview and serves it until the returned object is disposed. */
	attach(webview: vscode.Webview): vscode.Disposable {
		webview.options = { enableScripts: true, enableForms: false, localResourceRoots: [pageRoot(this.extensionUri)] };
		webview.html = pageHtml(webview, this.extensionUri);
		const subscription = webview.onDidReceiveMessage((message: unknown) => this.hear(webview, message));
		return vscode.Disposable.from(subscription, { dispose: () => this.clients.delete(webview) });
	}

	dispose(): void {
		this.subscription.dispose();
	}

	/** A page is no more to be trusted than what it shows. */
	private async hear(webview: vscode.Webview, message: unknown): Promise<void> {
		if (isRequest(message)) await this.receive(webview, message);
		else this.app.log.warn('The page sent what is no request of it.');
	}

	private async receive(webview: vscode.Webview, message: ToHost): Promise<void> {
		const { id } = message;
		try {
			const result = message.method === 'ready' ? await this.ready(webview) : await this.answer(message);
			post(webview, { kind: 'reply', id, result: result ?? null });
		} catch (error) {
			this.app.log.error(`${message.method}: ${sentenceOf(error)}`);
			if (error instanceof CancelledError) post(webview, { kind: 'reply', id, result: null });
			else post(webview, { kind: 'error', id, message: sentenceOf(error) });
		}
	}

	private async ready(webview: vscode.Webview): Promise<InspectorRequests['ready']['result']> {
		await this.restore();
		this.clients.add(webview);
		const { state } = this.app.session;
		this.app.session.delivered(state);
		return { state, hasEditor: hasActiveEditor(), strings: vscode.l10n.bundle ?? {} };
	}

	/** After a reload of the window, the run that was shown before is shown again. */
	private async restore(): Promise<void> {
		const { session } = this.app;
		if (session.state.kind !== 'empty' || session.runId === undefined) return;
		const run = await runView(this.app, session.runId).catch((error) => this.app.log.warn(sentenceOf(error)));
		if (run && session.state.kind === 'empty') await session.showRun(run);
	}

	private answer<M extends Exclude<ToHost['method'], 'ready'>>(message: {
		readonly method: M;
		readonly params: InspectorRequests[M]['params'];
	}): Promise<unknown> {
		return this.handlers[message.method](message.params);
	}

	/** A hidden page gets nothing; it asks for the state when it is shown again. */
	private async push(state: InspectorState): Promise<void> {
		const posts = [...this.clients].map((client) => client.postMessage({ kind: 'state', state } satisfies ToInspector));
		if ((await Promise.all(posts)).includes(true)) this.app.session.delivered(state);
	}

	private pushEditor(): void {
		const hasEditor = hasActiveEditor();
		if (hasEditor === this.hasEditor) return;
		this.hasEditor = hasEditor;
		for (const client of this.clients) post(client, { kind: 'editor', hasEditor });
	}
}

function post(webview: vscode.Webview, message: ToInspector): void {
	void webview.postMessage(message);
}
