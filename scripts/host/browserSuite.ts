import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { projectRoot } from './paths.ts';
import { startTestServer } from './testServer.ts';

const limit = 15 * 60_000;

/**
 * Runs the compiled VS Code suite inside the extension host of a browser-hosted VS Code.
 *
 * @param workspace the folder to open
 * @returns all that the workbench and the suite printed
 */
export async function runSuiteInBrowser(workspace: string): Promise<string> {
	const browser = await launchBrowser();
	const server = await startTestServer();

	try {
		return await outputOf(await browser.newPage(), suiteAddress(server.url, workspace));
	} finally {
		await browser.close();
		await server.stop();
	}
}

function suiteAddress(url: string, workspace: string): string {
	const root = url.replace('http:', 'vscode-remote:') + projectRoot;
	const payload = [
		['extensionDevelopmentPath', root],
		['extensionTestsPath', `${root}/dist/test/index.cjs`],
		['skipWelcome', 'true'],
		['skipReleaseNotes', 'true'],
	];

	return `${url}/?folder=${encodeURIComponent(workspace)}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

/** Opens the workbench and collects what is printed until VS Code says that the suite has ended. */
async function outputOf(page: Page, address: string): Promise<string> {
	const ended = Promise.withResolvers<void>();
	const lines: string[] = [];
	const giveUp = setTimeout(
		() => ended.reject(new Error(`The VS Code suite did not end:\n${lines.join('\n')}`)),
		limit,
	);

	await page.exposeFunction('codeAutomationLog', (_type: string, values: unknown[]) => lines.push(values.join(' ')));
	await page.exposeFunction('codeAutomationExit', () => ended.resolve());
	await page.goto(address);
	await ended.promise.finally(() => clearTimeout(giveUp));

	return lines.join('\n');
}
