import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { messages } from '../messages.ts';
import { sentenceOf } from '../report.ts';
import { type DocumentId, documentId } from './uris.ts';

/** Most contents that wait to be read: a comparison has two sides. */
const mostWaiting = 2;

/** The read-only documents: reduced texts, originals, contents of refs. A file system, since VS Code reopens those after a reload. */
export class VirtualDocuments implements vscode.FileSystemProvider, vscode.Disposable {
	private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
	/** VS Code asks for the size before it reads; the content that tells it waits here. */
	private readonly waiting = new Map<string, Promise<Uint8Array>>();
	private readonly sizes = new Map<string, number>();
	/** Milliseconds since 1970; VS Code reads a document again only if its time has changed. */
	private readonly changedAt = new Map<string, number>();
	private readonly openedAt = Date.now();
	private readonly subscription: vscode.Disposable;

	readonly onDidChangeFile = this.changed.event;

	constructor(private readonly app: Pick<App, 'engine' | 'texts' | 'refs' | 'session' | 'unmasked'>) {
		const { session, unmasked } = app;
		this.subscription = vscode.Disposable.from(
			session.onDidChangeExpansion((runId) => this.readAnew([runId])),
			unmasked.onDidChange((id) => this.readAnew([id])),
			session.onDidForget(() => this.forget()),
		);
	}

	async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
		const size = this.sizes.get(uri.toString()) ?? (await this.awaitReading(uri)).length;
		const mtime = this.changedAt.get(documentId(uri)?.id ?? '') ?? this.openedAt;
		return { type: vscode.FileType.File, ctime: 0, mtime, size, permissions: vscode.FilePermission.Readonly };
	}

	async readFile(uri: vscode.Uri): Promise<Uint8Array> {
		const key = uri.toString();
		const content = await (this.waiting.get(key) ?? this.read(uri));
		this.waiting.delete(key);
		this.sizes.set(key, content.length);
		return content;
	}

	watch(): vscode.Disposable {
		return { dispose: () => {} };
	}

	readDirectory(): [] {
		return [];
	}

	createDirectory(uri: vscode.Uri): never {
		throw vscode.FileSystemError.NoPermissions(uri);
	}

	writeFile(uri: vscode.Uri): never {
		throw vscode.FileSystemError.NoPermissions(uri);
	}

	delete(uri: vscode.Uri): never {
		throw vscode.FileSystemError.NoPermissions(uri);
	}

	rename(uri: vscode.Uri): never {
		throw vscode.FileSystemError.NoPermissions(uri);
	}

	dispose(): void {
		this.subscription.dispose();
		this.changed.dispose();
	}

	/** Has the documents of runs and refs read anew, those that are open at once. */
	readAnew(ids: readonly string[]): void {
		const wanted = new Set(ids);
		const isWanted = (uri: vscode.Uri) => wanted.has(documentId(uri)?.id ?? '');
		for (const id of wanted) this.changedAt.set(id, Date.now());
		for (const contents of [this.waiting, this.sizes]) {
			for (const key of contents.keys()) if (isWanted(vscode.Uri.parse(key))) contents.delete(key);
		}
		const uris = vscode.workspace.textDocuments.map(({ uri }) => uri).filter(isWanted);
		this.changed.fire(uris.map((uri) => ({ type: vscode.FileChangeType.Changed, uri })));
	}

	private awaitReading(uri: vscode.Uri): Promise<Uint8Array> {
		const key = uri.toString();
		const content = this.waiting.get(key) ?? this.read(uri);
		this.waiting.set(key, content);
		content.catch(() => this.waiting.delete(key));
		for (const oldest of [...this.waiting.keys()].slice(0, -mostWaiting)) this.waiting.delete(oldest);
		return content;
	}

	private async read(uri: vscode.Uri): Promise<Uint8Array> {
		const document = documentId(uri);
		if (!document) throw vscode.FileSystemError.FileNotFound(uri);
		const isOpen = vscode.workspace.textDocuments.some((open) => open.uri.toString() === uri.toString());
		// An open document would go on showing what is forgotten, were there no text to put in its place.
		return this.contentOf(document).catch((error) =>
			isOpen ? bytesOf(`${sentenceOf(error)}\n`) : Promise.reject(error),
		);
	}

	/** Secrets only where the person agreed: a link, an address, a tab after a reload lead here without asking. */
	private async contentOf({ kind, id }: DocumentId): Promise<Uint8Array> {
		const { engine, texts, unmasked } = this.app;
		if (kind === 'reduced') return bytesOf((await texts.of(id)).text);
		if (kind === 'ref') return this.refContent(id);
		const found = await engine.find('sourceText', { runId: id, masked: !unmasked.has(id) });
		if (found.state === 'found') return found.value;
		throw new Error(messages.runMissing(id, found));
	}

	private async refContent(id: string): Promise<Uint8Array> {
		const { engine, refs, unmasked } = this.app;
		const known = await refs.of(id);
		const secret = known.state === 'found' ? known.value.secret : undefined;
		if (secret !== undefined && !unmasked.has(id)) return bytesOf(messages.secretDocument(secret, id));
		const found = await engine.find('refText', { refId: id });
		if (found.state === 'found') return found.value;
		throw new Error(messages.refMissing(id, found));
	}

	/** Reads everything anew: what was forgotten is not to be had any more. */
	private forget(): void {
		this.app.texts.clear();
		this.readAnew(vscode.workspace.textDocuments.flatMap(({ uri }) => documentId(uri)?.id ?? []));
	}
}

function bytesOf(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
