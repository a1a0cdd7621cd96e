import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import type { App } from '../../src/extension/app.ts';
import { reduceSources } from '../../src/extension/runs/reduceSources.ts';
import { ownedBytesOfText } from '../../src/extension/sources/ownedBytes.ts';
import type { PendingSource } from '../../src/extension/sources/pendingSource.ts';
import { newApp, newEngine } from './support/app.ts';
import { FakeMemento } from './support/fakes.ts';
import { serviceLog } from './support/workspace.ts';

describe('cancelling several reductions', () => {
	const memento = new FakeMemento();
	const engine = newEngine(memento);
	const log = vscode.window.createOutputChannel('Cancel test', { log: true });
	let app: App;

	beforeEach(() => {
		app = newApp(engine, log, memento);
	});

	after(() => {
		engine.dispose();
		log.dispose();
	});

	function source(name: string, lines: number): PendingSource {
		return { name, read: async () => ({ bytes: ownedBytesOfText(serviceLog(lines)), origin: 'a test' }) };
	}

	/** A source that is being read when the person presses Cancel. */
	function cancelled(name: string): PendingSource {
		const read = () => {
			app.tasks.cancelAll();
			return source(name, 10).read();
		};
		return { name, read };
	}

	it('keeps the runs from before, names them, and shows none of them', async () => {
		const ids = await reduceSources(app, [source('one', 120), cancelled('two'), source('three', 130)], { copy: false });

		assert.equal(ids.length, 1);
		assert.equal((await engine.find('run', { runId: ids[0] ?? '' })).state, 'found');
		assert.deepEqual(app.session.state, { kind: 'empty' });
	});

	it('rejects if nothing was reduced before', async () => {
		await assert.rejects(reduceSources(app, [cancelled('one'), source('two', 120)], { copy: false }), /Cancelled/);
	});
});
