import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { KnownRefs } from '../../src/extension/markers/knownRefs.ts';
import { PastedMarkers } from '../../src/extension/markers/pastedMarkers.ts';
import { newApp, newEngine } from './support/app.ts';
import { FakeMemento } from './support/fakes.ts';
import { firstMarker, reduceLog, writeFile } from './support/workspace.ts';

describe('a file that is open when the extension starts', () => {
	const memento = new FakeMemento();
	const engine = newEngine(memento);
	const log = vscode.window.createOutputChannel('Markers test', { log: true });

	after(() => {
		engine.dispose();
		log.dispose();
	});

	it('is searched for markers, but not before the extension has started', async () => {
		const marker = firstMarker((await reduceLog('open-before.log')).document);
		await vscode.workspace.openTextDocument(await writeFile('open-before.txt', `#ref:${marker.id}\n`));
		const asked = new Set<string>();
		const found = Promise.withResolvers<void>();
		class WatchedRefs extends KnownRefs {
			override of(refId: string) {
				asked.add(refId);
				if (refId === marker.id) found.resolve();
				return super.of(refId);
			}
		}

		const pasted = new PastedMarkers({ ...newApp(engine, log, memento), refs: new WatchedRefs(engine) });

		assert.deepEqual([...asked], []);
		await found.promise;
		pasted.dispose();
	});
});
