import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { InspectorRequests, InspectorState, Strings, ToHost } from '../../../../src/core/protocol.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const address = 'http://inspector.test/';
const policy = [
	"default-src 'none'",
	"script-src 'nonce-n0nce'",
	`style-src ${address} 'nonce-n0nce'`,
	`font-src ${address}`,
	`img-src ${address}`,
].join('; ');

/** What the fake host answers; a method that is missing answers null, a thrown Error takes the error arm. */
type Answers = {
	readonly [M in keyof InspectorRequests]?: (params: InspectorRequests[M]['params']) => InspectorRequests[M]['result'];
};

interface Opening {
	readonly state: InspectorState;
	readonly answers?: Answers;
	readonly hasEditor?: boolean;
	readonly strings?: Strings;
	/** What VS Code kept for the page. */
	readonly saved?: unknown;
	readonly viewport?: { readonly width: number; readonly height: number };
	/** Colours and fonts by the names of their custom properties, and the class that VS Code gives the body. */
	readonly theme?: { readonly variables: Readonly<Record<string, string>>; readonly kind: string };
}

/** The built inspector in a browser, with a fake extension host behind it. */
export interface InspectorPage {
	readonly page: Page;
	/** Requests that came from the page, in order, without `ready`. */
	readonly requests: readonly ToHost[];
	/** Messages of the browser that say that something is wrong, the content security policy included. */
	readonly complaints: readonly string[];
	push(state: InspectorState): Promise<void>;
	pushEditor(hasEditor: boolean): Promise<void>;
	/** What the page last gave VS Code to keep. */
	saved(): Promise<unknown>;
	close(): Promise<void>;
}

/** Opens the inspector as VS Code does: strict policy, script by nonce, state from the answer to `ready`. */
export async function openInspector(browser: Browser, opening: Opening): Promise<InspectorPage> {
	const context = await browser.newContext({ viewport: opening.viewport ?? { width: 1200, height: 700 } });
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const requests: ToHost[] = [];
	const complaints: string[] = [];
	const send = (message: unknown) =>
		page.evaluate((json) => window.postMessage(JSON.parse(json), '*'), JSON.stringify(message));

	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

	await page.exposeFunction('postToHost', async (request: ToHost) => {
		if (request.method !== 'ready') {
			requests.push(request);
		}

		await send(answerTo(request, opening));
	});
	await page.addInitScript(fakeApi, opening.saved);
	await serve(page, opening);
	await page.goto(address);
	await page.locator('#root > *').first().waitFor({ state: 'attached' });

	return {
		page,
		requests,
		complaints,
		push: (state) => send({ kind: 'state', state }),
		pushEditor: (hasEditor) => send({ kind: 'editor', hasEditor }),
		saved: () => page.evaluate(() => (window as unknown as { savedState: unknown }).savedState),
		close: () => context.close(),
	};
}

function answerTo(
	{ id, method, params }: ToHost,
	{ state, hasEditor = true, strings = {}, answers = {} }: Opening,
): unknown {
	const answer = answers[method] as ((params: unknown) => unknown) | undefined;

	try {
		const result = method === 'ready' ? { state, hasEditor, strings } : (answer?.(params) ?? null);
		return { kind: 'reply', id, result };
	} catch (error) {
		return { kind: 'error', id, message: (error as Error).message };
	}
}

/** Runs in the page, before its own script. */
function fakeApi(saved: unknown): void {
	const page = window as unknown as { savedState: unknown; postToHost(message: unknown): void };
	page.savedState = saved;
	window.acquireVsCodeApi = () => ({
		postMessage: (message) => page.postToHost(message),
		getState: () => page.savedState,
		setState: (state) => {
			page.savedState = structuredClone(state);
			// As VS Code does, though nothing in its types says so.
			return state;
		},
	});
}

async function serve(page: Page, { theme }: Opening): Promise<void> {
	const { script, style } = await bundle();
	const files: Record<string, { contentType: string; body: string }> = {
		'/': { contentType: 'text/html; charset=utf-8', body: html(theme?.kind ?? 'vscode-dark') },
		'/inspector.js': { contentType: 'text/javascript; charset=utf-8', body: script },
		'/inspector.css': { contentType: 'text/css; charset=utf-8', body: style },
		'/theme.css': { contentType: 'text/css; charset=utf-8', body: themeStyle(theme?.variables ?? {}) },
	};

	await page.route(`${address}**`, (route) => {
		const file = files[new URL(route.request().url()).pathname];
		return route.fulfill(file ?? { status: 404 });
	});
}

function html(kind: string): string {
	return `<!DOCTYPE html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta http-equiv="Content-Security-Policy" content="${policy}">
		<meta property="csp-nonce" content="n0nce">
		<link rel="stylesheet" href="theme.css">
		<link rel="stylesheet" href="inspector.css">
		<title>Context Inspector</title>
	</head>
	<body class="${kind}" data-vscode-theme-kind="${kind}">
		<div id="root"></div>
		<script nonce="n0nce" src="inspector.js"></script>
	</body>
</html>`;
}

/** What VS Code puts into every webview, as far as it matters here. */
function themeStyle(variables: Readonly<Record<string, string>>): string {
	const properties = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);

	return `html { ${properties.join(' ')} }
@layer vscode-default {
	html { scrollbar-color: var(--vscode-scrollbarSlider-background) var(--vscode-editor-background); }
	body { background-color: transparent; color: var(--vscode-editor-foreground); margin: 0; padding: 0 20px; }
	code { color: var(--vscode-textPreformat-foreground); background: var(--vscode-textPreformat-background); padding: 1px 3px; }
}`;
}

let bundled: Promise<{ script: string; style: string }> | undefined;

/** The inspector as `npm run build` makes it, once per test file. */
function bundle(): Promise<{ script: string; style: string }> {
	bundled ??= build({
		entryPoints: { inspector: path.join(root, 'src/webview/main.tsx') },
		bundle: true,
		write: false,
		minify: true,
		platform: 'browser',
		target: 'es2022',
		format: 'iife',
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		outdir: root,
	}).then(({ outputFiles }) => ({ script: fileText(outputFiles, '.js'), style: fileText(outputFiles, '.css') }));

	return bundled;
}

function fileText(files: readonly { readonly path: string; readonly text: string }[], ending: string): string {
	return files.find((file) => file.path.endsWith(ending))?.text ?? '';
}
