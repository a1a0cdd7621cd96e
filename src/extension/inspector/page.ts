import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** The only folder that the page may load from. */
export function pageRoot(extensionUri: vscode.Uri): vscode.Uri {
	return vscode.Uri.joinPath(extensionUri, 'dist', 'webview');
}

/**
 * The inspector's page: one script, admitted by a nonce, and one style sheet; nothing from elsewhere. The toolkit adds a
 * style element of its own and takes its nonce from the `csp-nonce` tag. Forms and `base` fall under no default.
 */
export function pageHtml(webview: vscode.Webview, extensionUri: vscode.Uri): string {
	const resource = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(pageRoot(extensionUri), name));
	const nonce = randomBytes(16).toString('base64');
	const policy = [
		"default-src 'none'",
		`script-src 'nonce-${nonce}'`,
		`style-src ${webview.cspSource} 'nonce-${nonce}'`,
		`font-src ${webview.cspSource}`,
		`img-src ${webview.cspSource}`,
		"form-action 'none'",
		"base-uri 'none'",
	].join('; ');
	return `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta property="csp-nonce" content="${nonce}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${resource('inspector.css')}">
<title>${vscode.l10n.t('Context Inspector')}</title>
</head>
<body>
<div id="root"></div>
<p id="loading" role="status">${vscode.l10n.t('The inspector is loading…')}</p>
<script nonce="${nonce}" src="${resource('inspector.js')}"></script>
</body>
</html>`;
}
