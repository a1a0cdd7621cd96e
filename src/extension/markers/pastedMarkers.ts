import { setImmediate as nextTurn } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { App } from '../app.ts';
import { commandIds } from '../commandIds.ts';
import { plain } from '../plain.ts';
import { type DocumentMarker, documentMarkers } from './documentMarkers.ts';
import { costOf } from './refHover.ts';

const source = 'Nolife Tokens';

/** Most markers looked up in one document. */
const limit = 200;

/**
 * Warns where a file on disk holds markers of this workspace's store: a reduced text was pasted and saved, and text is
 * missing there. A marker that the store does not know is quoted text and gets no warning.
 */
export class PastedMarkers implements vscode.CodeActionProvider, vscode.Disposable {
	private readonly diagnostics = vscode.languages.createDiagnosticCollection('nolife');
	private readonly subscriptions: vscode.Disposable;

	constructor(private readonly app: App) {
		const check = (document: vscode.TextDocument) => this.check(document).catch((error) => app.log.warn(error));
		this.subscriptions = vscode.Disposable.from(
			this.diagnostics,
			vscode.workspace.onDidOpenTextDocument(check),
			vscode.workspace.onDidSaveTextDocument(check),
			vscode.workspace.onDidCloseTextDocument(({ uri }) => this.diagnostics.delete(uri)),
			vscode.workspace.onDidChangeTextDocument(({ document }) => {
				if (this.diagnostics.has(document.uri)) check(document);
			}),
		);
		void checkInTurns(check);
	}

	provideCodeActions(
		document: vscode.TextDocument,
		_range: vscode.Range,
		{ diagnostics }: vscode.CodeActionContext,
	): vscode.CodeAction[] {
		return diagnostics
			.filter((diagnostic) => diagnostic.source === source)
			.map((diagnostic) => fix(document, diagnostic));
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private async check(document: vscode.TextDocument): Promise<void> {
		if (document.uri.scheme !== 'file') return;
		const { version } = document;
		const markers = documentMarkers(document).slice(0, limit);
		const warnings = await Promise.all(markers.map((marker) => this.warningOf(marker)));
		if (document.isClosed || document.version !== version) return;
		// An empty list would count as an entry, and every key pressed in a file without markers would search it.
		const found = warnings.flat();
		this.diagnostics.set(document.uri, found.length > 0 ? found : undefined);
	}

	private async warningOf({ id, range }: DocumentMarker): Promise<vscode.Diagnostic[]> {
		const found = await this.app.refs.of(id);
		if (found.state !== 'found') return [];
		const { sourceName } = found.value;
		const message = vscode.l10n.t('Text of {0} is missing here: {1}.', plain(sourceName), costOf(found.value));
		const warning = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Warning);
		warning.source = source;
		warning.code = id;
		return [warning];
	}
}

/** Documents that are open already wait until the extension is active, and each gives way to what else the host has to do. */
async function checkInTurns(check: (document: vscode.TextDocument) => Promise<void>): Promise<void> {
	await nextTurn();
	for (const document of vscode.workspace.textDocuments) {
		await check(document);
		await nextTurn();
	}
}

function fix({ uri }: vscode.TextDocument, diagnostic: vscode.Diagnostic): vscode.CodeAction {
	const { line, character } = diagnostic.range.start;
	const title = vscode.l10n.t('Expand in place');
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.command = { title, command: commandIds.expandInline, arguments: [uri.toString(), line, character] };
	action.diagnostics = [diagnostic];
	action.isPreferred = true;
	return action;
}
