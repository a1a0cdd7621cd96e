import path from 'node:path';
import { installBrowserHost } from './install.ts';
import { type Server, startServer } from './server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Starts the bare VS Code server, which loads an extension and its tests as the page's address says (browserSuite.ts). */
export async function startTestServer(): Promise<Server> {
	const script = path.join(await installBrowserHost(), 'lib/vscode/out/server-main.js');
	const data = await temporaryFolder();

	return startServer('test-server', data, (port) => [
		script,
		...['--host', '127.0.0.1', '--port', `${port}`, '--server-data-dir', data, '--telemetry-level', 'off'],
		...['--without-connection-token', '--accept-server-license-terms', '--disable-workspace-trust'],
		// Without it the extension and its tests in the address are ignored.
		'--enable-smoke-test-driver',
	]);
}
