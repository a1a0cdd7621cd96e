import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import type { App } from '../../../src/extension/app.ts';
import { ReducedTexts } from '../../../src/extension/documents/reducedTexts.ts';
import { Unmasked } from '../../../src/extension/documents/unmasked.ts';
import { Engine } from '../../../src/extension/engine.ts';
import { KnownRefs } from '../../../src/extension/markers/knownRefs.ts';
import { UserRules } from '../../../src/extension/rules/userRules.ts';
import { Session } from '../../../src/extension/runs/session.ts';
import { Stores } from '../../../src/extension/stores.ts';
import { Tasks } from '../../../src/extension/tasks.ts';

/** Where the extension that is tested lies. */
export function extensionUri(): vscode.Uri {
	const extension = vscode.extensions.getExtension('nolife.nolife-tokens');
	assert.ok(extension);
	return extension.extensionUri;
}

/** An engine of a test's own; the test disposes it. */
export function newEngine(memento: vscode.Memento): Engine {
	return new Engine(vscode.Uri.joinPath(extensionUri(), 'dist/node/worker.mjs').fsPath, new Stores(memento));
}

/** What commands and providers share, anew but for the engine, the log and what the memento keeps, as after a reload. */
export function newApp(engine: Engine, log: vscode.LogOutputChannel, memento: vscode.Memento): App {
	const session = new Session(memento);
	const texts = new ReducedTexts(engine, session);
	const rules = new UserRules(engine, log);
	return {
		engine,
		session,
		texts,
		refs: new KnownRefs(engine),
		unmasked: new Unmasked(),
		tasks: new Tasks(),
		rules,
		log,
	};
}
