import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import type { InspectorState } from '../../src/core/protocol.ts';
import type { RunView } from '../../src/core/view.ts';
import type { App } from '../../src/extension/app.ts';
import { Inspector } from '../../src/extension/inspector/inspector.ts';
import { extensionUri, newApp, newEngine } from './support/app.ts';
import { FakeMemento, FakePage } from './support/fakes.ts';
import { openText, reduceLog, until } from './support/workspace.ts';

describe('inspector', () => {
	const memento = new FakeMemento();
	const engine = newEngine(memento);
	const log = vscode.window.createOutputChannel('Inspector test', { log: true });
	let app: App;
	let inspector: Inspector;
	let run: RunView;

	/** What the host has after a reload of the window: everything anew, but for the memento. */
	function reload(): void {
		inspector?.dispose();
		app = newApp(engine, log, memento);
		inspector = new Inspector(app, extensionUri());
	}

	function attached(): FakePage {
		const page = new FakePage();
		inspector.attach(page);
		return page;
	}

	async function ready(page: FakePage): Promise<InspectorState> {
		const answer = await page.ask({ method: 'ready', params: null });
		assert.ok(answer.kind === 'reply');
		return (answer.result as { state: InspectorState }).state;
	}

	before(async () => {
		const { runId } = await reduceLog('inspected.log');
		const found = await engine.find('run', { runId });
		assert.ok(found.state === 'found');
		run = found.value;
	});

	beforeEach(reload);

	after(() => {
		inspector.dispose();
		engine.dispose();
		log.dispose();
	});

	it('lets its page load one script by its nonce, and nothing from outside its folder', () => {
		const { html, options, cspSource } = attached();

		const [, nonce] = /script-src 'nonce-([^']+)'/.exec(html) ?? [];
		assert.ok(nonce);
		const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
		const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s)));
		assert.deepEqual(directives, {
			'default-src': "'none'",
			'script-src': `'nonce-${nonce}'`,
			'style-src': `${cspSource} 'nonce-${nonce}'`,
			'font-src': cspSource,
			'img-src': cspSource,
			'form-action': "'none'",
			'base-uri': "'none'",
		});
		assert.equal(options.enableForms, false);
		assert.deepEqual(
			[...html.matchAll(/<script[^>]*nonce="([^"]+)"/g)].map(([, given]) => given),
			[nonce],
		);
		assert.deepEqual(
			options.localResourceRoots?.map(({ path }) => path),
			[vscode.Uri.joinPath(extensionUri(), 'dist/webview').path],
		);
	});

	it('knows whether an editor is active, and hears when that changes', async () => {
		await vscode.commands.executeCommand('workbench.action.closeAllEditors');
		const page = attached();
		const heard = () => page.received.findLast((message) => message.kind === 'editor')?.hasEditor;
		const answer = await page.ask({ method: 'ready', params: null });
		assert.ok(answer.kind === 'reply');
		assert.equal((answer.result as { hasEditor: boolean }).hasEditor, false);

		await openText('something to reduce');
		await until(() => heard() === true, page.onDidArrive);
		await vscode.commands.executeCommand('workbench.action.closeAllEditors');
		await until(() => heard() === false, page.onDidArrive);
	});

	it('is empty at first, and shows the run again after a reload', async () => {
		assert.deepEqual(await ready(attached()), { kind: 'empty' });
		await app.session.showRun(run);
		await app.session.toggle(run.id, run.refs[0]?.id ?? '');

		reload();

		const state = await ready(attached());
		assert.ok(state.kind === 'run');
		assert.equal(state.run.id, run.id);
		assert.deepEqual(state.expanded, [run.refs[0]?.id]);
	});

	it('tells every page that listens about a new state', async () => {
		const pages = [attached(), attached()];
		for (const page of pages) await ready(page);

		app.session.showBusy('other.log');

		for (const page of pages) {
			assert.deepEqual(page.received.at(-1), { kind: 'state', state: { kind: 'busy', sourceName: 'other.log' } });
		}
	});

	it('keeps the request to select a ref until a page that can be seen gets it, and then drops it', async () => {
		const page = attached();
		await ready(page);
		page.visible = false;
		await app.session.showRun(run, run.refs[0]?.id);
		page.visible = true;

		const first = await ready(page);
		const second = await ready(page);

		assert.equal(first.kind === 'run' && first.reveal, run.refs[0]?.id);
		assert.equal(second.kind === 'run' && second.reveal, undefined);
	});

	it('gives the content of a ref with the line numbers of the source', async () => {
		const page = attached();

		const answer = await page.ask({ method: 'content', params: { runId: run.id, refId: run.refs[0]?.id ?? '' } });

		assert.ok(answer.kind === 'reply');
		const { passages } = answer.result as { passages: { line: number; text: string }[] };
		const [first] = passages;
		assert.match(first?.text ?? '', new RegExp(`INFO request ${1000 + (first?.line ?? 0) - 1} answered`));
	});

	it('does nothing for a message that is no request, whatever it names', async () => {
		const page = attached();
		const { id } = run;
		for (const [method, params] of [
			['constructor', null],
			['copyOriginal', { runId: '../../etc/passwd' }],
			['openRef', { refId: id }],
			['content', null],
		] as const)
			void page.ask({ method, params } as never);

		await ready(page);

		assert.deepEqual(
			page.received.map((message) => 'id' in message && message.id),
			[5],
		);
	});

	it('answers what cannot be done with a sentence', async () => {
		const answer = await attached().ask({ method: 'content', params: { runId: run.id, refId: 'ctx_00000000' } });

		assert.ok(answer.kind === 'error');
		assert.match(answer.message, /^ctx_00000000 is not in the store of this workspace/);
	});

	it('goes back to what was shown when a reduction is cancelled', async () => {
		await app.session.showRun(run);
		app.session.showBusy('other.log');
		app.session.showBusy('yet-another.log');

		app.session.showBefore();

		assert.equal(app.session.state.kind === 'run' && app.session.state.run.id, run.id);
	});

	it('tells what the reduction under way is at, and nothing of one that has ended', async () => {
		app.session.showBusy('first.log');
		app.session.showDoing('Reading …');
		assert.deepEqual(app.session.state, { kind: 'busy', sourceName: 'first.log', doing: 'Reading …' });
		await app.session.showRun(run);
		app.session.showDoing('Storing …');
		assert.equal(app.session.state.kind, 'run');
	});

	it('keeps what another reduction brought when the one behind it is cancelled', async () => {
		app.session.showBusy('first.log');
		app.session.showBusy('second.log');
		await app.session.showRun(run);

		app.session.showBefore();

		assert.equal(app.session.state.kind === 'run' && app.session.state.run.id, run.id);
	});
});
