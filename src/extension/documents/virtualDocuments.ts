import * as vscode from 'vscode';
import type { Engine } from '../engine.ts';
import { messages } from '../messages.ts';
import type { Session } from '../runs/session.ts';
import type { ReducedTexts } from './reducedTexts.ts';
import { type DocumentId, documentId, reducedRunId } from './uris.ts';

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

	constructor(
		private readonly engine: Engine,
		private readonly texts: ReducedTexts,
		session: Session,
	) {
		this.subscription = vscode.Disposable.from(
			session.onDidChangeExpansion((runId) => this.refresh(runId)),
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
		return this.contentOf(document);
	}

	private async contentOf({ kind, id }: DocumentId): Promise<Uint8Array> {
		if (kind === 'reduced') return new TextEncoder().encode((await this.texts.of(id)).text);
		const found =
			kind === 'original'
				? await this.engine.find('sourceText', { runId: id })
				: await this.engine.find('refText', { refId: id });
		if (found.state === 'found') return found.value;
		throw new Error(kind === 'ref' ? messages.refMissing(id, found) : messages.runMissing(id, found));
	}

	/** Reads everything anew: what was forgotten is not to be had any more. */
	private forget(): void {
		this.waiting.clear();
		this.sizes.clear();
		this.texts.clear();
	}

	private refresh(runId: string): void {
		this.changedAt.set(runId, Date.now());
		for (const contents of [this.waiting, this.sizes]) {
			for (const key of contents.keys()) if (key.includes(`/${runId}/`)) contents.delete(key);
		}
		const uris = vscode.workspace.textDocuments.map(({ uri }) => uri).filter((uri) => reducedRunId(uri) === runId);
		this.changed.fire(uris.map((uri) => ({ type: vscode.FileChangeType.Changed, uri })));
	}
}
