import * as vscode from 'vscode';
import { oneLine } from '../../core/inert.ts';

/** Scheme of this extension's read-only documents; package.json activates on it. */
export const scheme = 'nolife';

/** Kinds of virtual documents: the visible text of a run, its original, the content of a ref. */
type DocumentKind = 'reduced' | 'original' | 'ref';

/** UTF-16 units of a document's name; a source of a longer one is named by its beginning. */
const longestName = 120;

export interface DocumentId {
	readonly kind: DocumentKind;
	/** `run_…` or, for refs, `ctx_…`. */
	readonly id: string;
}

/** Address of the reduced document of a run: `nolife:/reduced/run_…/app.reduced.log`. */
export function reducedUri(run: { readonly id: string; readonly sourceName: string }): vscode.Uri {
	return documentUri('reduced', run.id, withInfix(fileName(run.sourceName), 'reduced'));
}

/** Address of the original of a run, by the same name as its source. */
export function originalUri(run: { readonly id: string; readonly sourceName: string }): vscode.Uri {
	return documentUri('original', run.id, fileName(run.sourceName));
}

/** Address of a ref's content; it gets the extension of its source, so that the same language applies. */
export function refUri(ref: { readonly id: string; readonly sourceName: string }): vscode.Uri {
	return documentUri('ref', ref.id, ref.id + extensionOf(fileName(ref.sourceName)));
}

/** What an address names; undefined if it is none of ours. */
export function documentId(uri: vscode.Uri): DocumentId | undefined {
	const [, kind, id] = /^\/(reduced|original|ref)\/((?:run|ctx)_[0-9a-f]+)\/[^/]+$/.exec(uri.path) ?? [];
	return uri.scheme === scheme && kind && id ? { kind: kind as DocumentKind, id } : undefined;
}

/** The run of which an address is the reduced document. */
export function reducedRunId(uri: vscode.Uri): string | undefined {
	const document = documentId(uri);
	return document?.kind === 'reduced' ? document.id : undefined;
}

function documentUri(kind: DocumentKind, id: string, name: string): vscode.Uri {
	return vscode.Uri.from({ scheme, path: `/${kind}/${id}/${name}` });
}

/** The last part of a path, without what a file name must not hold or what would not be seen in a tab. */
function fileName(sourceName: string): string {
	const last = sourceName.split(/[\\/]/).at(-1) ?? '';
	const name = oneLine(last)
		.replace(/[\\:*?"<>|]/g, '-')
		.slice(0, longestName)
		.toWellFormed();
	return /[^. ]/.test(name) ? name : 'text';
}

function withInfix(name: string, infix: string): string {
	const extension = extensionOf(name);
	return `${name.slice(0, name.length - extension.length)}.${infix}${extension}`;
}

function extensionOf(name: string): string {
	const dot = name.lastIndexOf('.');
	return dot > 0 ? name.slice(dot) : '';
}
