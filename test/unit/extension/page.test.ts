import { expect, it, vi } from 'vitest';
import type * as vscode from 'vscode';
import { pageHtml } from '../../../src/extension/inspector/page.ts';

vi.mock('vscode', () => ({
	env: { language: 'en' },
	l10n: { t: (sentence: string) => sentence },
	Uri: { joinPath: (...parts: string[]) => parts.join('/') },
}));

const webview = { cspSource: 'source:', asWebviewUri: (uri: vscode.Uri) => uri };
const html = pageHtml(webview as unknown as vscode.Webview, 'file:' as unknown as vscode.Uri);

it('says that it is loading until there is something to show, to a screen reader too', () => {
	expect(html).toMatch(/<div id="root"><\/div>\s*<p id="loading" role="status">The inspector is loading…<\/p>/);
});
