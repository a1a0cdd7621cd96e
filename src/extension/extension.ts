import * as vscode from 'vscode';
import type { App } from './app.ts';
import { registerCommands } from './commands/registerCommands.ts';
import { ExpandedDecoration } from './documents/expandedDecoration.ts';
import { ForgottenElsewhere } from './documents/forgottenElsewhere.ts';
import { ReducedTexts } from './documents/reducedTexts.ts';
import { Unmasked } from './documents/unmasked.ts';
import { scheme } from './documents/uris.ts';
import { VirtualDocuments } from './documents/virtualDocuments.ts';
import { Engine } from './engine.ts';
import { inertLog } from './inertLog.ts';
import { Inspector } from './inspector/inspector.ts';
import { InspectorTab } from './inspector/inspectorTab.ts';
import { InspectorView } from './inspector/inspectorView.ts';
import { viewProgress } from './inspector/viewProgress.ts';
import { MarkerHoverProvider } from './markers/hoverProvider.ts';
import { KnownRefs } from './markers/knownRefs.ts';
import { markerLinkProvider } from './markers/linkProvider.ts';
import { PastedMarkers } from './markers/pastedMarkers.ts';
import { retention } from './retention.ts';
import { UserRules } from './rules/userRules.ts';
import { followEditor } from './runs/followEditor.ts';
import { Session } from './runs/session.ts';
import { Stores } from './stores.ts';
import { Tasks } from './tasks.ts';
import { inspectorTabId, inspectorViewId } from './viewIds.ts';

const everyDocument: vscode.DocumentSelector = { scheme: '*' };

/** Composes the extension and registers its parts; the engine starts with the first thing asked of it. */
export function activate(context: vscode.ExtensionContext): void {
	const stores = new Stores(context.workspaceState);
	const engine = new Engine(vscode.Uri.joinPath(context.extensionUri, 'dist/node/worker.mjs').fsPath, stores);
	const session = new Session(context.workspaceState);
	const texts = new ReducedTexts(engine, session);
	const log = inertLog(vscode.window.createOutputChannel('Nolife Tokens', { log: true }));
	const rules = new UserRules(engine, log);
	const unmasked = new Unmasked();
	const app: App = { engine, session, texts, refs: new KnownRefs(engine), unmasked, tasks: new Tasks(), rules, log };
	context.subscriptions.push(
		engine,
		session,
		unmasked,
		log,
		retention(engine, context.workspaceState, log),
		...documents(app, stores),
		...inspector(app, context),
		...markers(app),
	);
}

function documents(app: App, stores: Stores): vscode.Disposable[] {
	const provider = new VirtualDocuments(app);
	const readOnly = new vscode.MarkdownString(vscode.l10n.t('Reduced texts and originals are kept as they are.'));
	return [
		provider,
		vscode.workspace.registerFileSystemProvider(scheme, provider, { isCaseSensitive: true, isReadonly: readOnly }),
		new ExpandedDecoration(app.texts),
		new ForgottenElsewhere(app, stores, provider),
	];
}

function inspector(app: App, { extensionUri }: vscode.ExtensionContext): vscode.Disposable[] {
	const shared = new Inspector(app, extensionUri);
	const tab = new InspectorTab(shared);
	return [
		shared,
		followEditor(app),
		viewProgress(app.session),
		vscode.window.registerWebviewViewProvider(inspectorViewId, new InspectorView(shared)),
		vscode.window.registerWebviewPanelSerializer(inspectorTabId, tab),
		registerCommands(app, tab),
	];
}

function markers(app: App): vscode.Disposable[] {
	const pasted = new PastedMarkers(app);
	const fixes = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
	return [
		vscode.languages.registerHoverProvider(everyDocument, new MarkerHoverProvider(app)),
		vscode.languages.registerDocumentLinkProvider(everyDocument, markerLinkProvider),
		pasted,
		vscode.languages.registerCodeActionsProvider({ scheme: 'file' }, pasted, fixes),
	];
}
