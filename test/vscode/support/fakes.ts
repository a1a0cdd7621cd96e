import * as vscode from 'vscode';
import type { ToHost, ToInspector } from '../../../src/core/protocol.ts';

/** A memento that forgets when the test ends. */
export class FakeMemento implements vscode.Memento {
	private readonly values = new Map<string, unknown>();

	keys(): readonly string[] {
		return [...this.values.keys()];
	}

	get<T>(key: string, fallback?: T): T | undefined {
		return this.values.has(key) ? (this.values.get(key) as T) : fallback;
	}

	async update(key: string, value: unknown): Promise<void> {
		this.values.set(key, value);
	}
}

/** A page that a test speaks for: it sends requests and sees what comes back. */
export class FakePage implements vscode.Webview {
	options: vscode.WebviewOptions = {};
	html = '';
	/** Whether messages reach it; those to a hidden page do not. */
	visible = true;
	readonly cspSource = 'https://page.test';
	readonly received: ToInspector[] = [];
	private readonly messages = new vscode.EventEmitter<ToHost>();
	private readonly arrivals = new vscode.EventEmitter<ToInspector>();
	private lastId = 0;

	readonly onDidReceiveMessage = this.messages.event;
	readonly onDidArrive = this.arrivals.event;

	async postMessage(message: ToInspector): Promise<boolean> {
		if (!this.visible) return false;
		this.received.push(message);
		this.arrivals.fire(message);
		return true;
	}

	asWebviewUri(uri: vscode.Uri): vscode.Uri {
		return uri.with({ scheme: 'https', authority: 'page.test' });
	}

	/** Sends a request; resolves with its answer, be it a reply or an error. */
	ask(request: Omit<ToHost, 'kind' | 'id'>): Promise<ToInspector> {
		const id = ++this.lastId;
		const answer = new Promise<ToInspector>((resolve) => {
			const listener = this.arrivals.event((message) => {
				if (!('id' in message) || message.id !== id) return;
				listener.dispose();
				resolve(message);
			});
		});
		this.messages.fire({ kind: 'request', id, ...request } as ToHost);
		return answer;
	}
}
