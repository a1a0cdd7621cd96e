import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inject, vi } from 'vitest';
import { launchBrowser } from '../../../scripts/host/browser.ts';
import { startProductServer } from '../../../scripts/host/productServer.ts';
import type { Server } from '../../../scripts/host/server.ts';
import { vsix } from '../vsix.ts';
import { CommandPalette } from './commandPalette.ts';
import { Explorer } from './explorer.ts';
import { Inspector } from './inspector.ts';
import { Notifications } from './notifications.ts';
import { StatusBar } from './statusBar.ts';
import { TextEditor } from './textEditor.ts';

const startLimit = 120_000;
const actionLimit = 60_000;

/** A command that is always in the palette. */
const command = 'Nolife: Reduce Clipboard';

/** Width and height of the window in CSS pixels. */
export interface WindowSize {
	readonly width: number;
	readonly height: number;
}

export interface WindowOptions {
	/** Whether VS Code trusts the folder only once a person says so. Takes a server of its own. */
	readonly untrusted?: boolean;
}

/** A folder opened in VS Code, as a person sees it. Every wait is for a condition on the page. */
export class Workbench {
	readonly palette: CommandPalette;
	readonly explorer: Explorer;
	readonly editor: TextEditor;
	readonly inspector: Inspector;
	readonly statusBar: StatusBar;
	readonly notifications: Notifications;

	private constructor(
		readonly page: Page,
		readonly folder: string,
		private readonly browser: Browser,
		private readonly ownServer: Server | undefined,
	) {
		this.palette = new CommandPalette(page);
		this.explorer = new Explorer(page);
		this.editor = new TextEditor(page);
		this.inspector = new Inspector(page);
		this.statusBar = new StatusBar(page);
		this.notifications = new Notifications(page);
	}

	/** Opens a new folder that holds these files (path in it → content); {@link close} deletes it. */
	static async open(files: Record<string, string | Uint8Array>, options: WindowOptions = {}): Promise<Workbench> {
		const folder = await newFolder(files);
		const ownServer = options.untrusted ? await startProductServer(vsix, 'asFound') : undefined;
		const browser = await launchBrowser();
		const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
		context.setDefaultTimeout(actionLimit);
		const workbench = new Workbench(await context.newPage(), folder, browser, ownServer);
		await workbench.page.goto(`${ownServer?.url ?? inject('productUrl')}/?folder=${encodeURIComponent(folder)}`);
		await workbench.untilReady();
		return workbench;
	}

	async close(): Promise<void> {
		await this.browser.close();
		await this.ownServer?.stop();
		await rm(path.dirname(this.folder), { recursive: true, force: true });
	}

	/** Reloads the window, as "Developer: Reload Window" does. */
	async reload(): Promise<void> {
		await this.page.reload();
		await this.untilReady();
	}

	async resize(size: WindowSize): Promise<void> {
		await this.page.setViewportSize(size);
	}

	/** Says that the authors of the folder are trusted. */
	async trustFolder(): Promise<void> {
		await this.palette.run('Workspaces: Manage Workspace Trust');
		const page = this.page.locator('.monaco-modal-editor-block');
		await page.getByRole('button', { name: 'Trust', exact: true }).click();
		await page.getByText('You trust this folder', { exact: true }).waitFor();
		await page.locator('.codicon-close').first().click();
	}

	async useColorTheme(name: string): Promise<void> {
		await this.palette.run('Preferences: Color Theme');
		await this.palette.choose(name);
	}

	async readClipboard(): Promise<string> {
		return this.page.evaluate(() => navigator.clipboard.readText());
	}

	/** Saves what the window shows as docs/images/NAME.png when pictures were asked for (`npm run screenshots`). */
	async screenshot(name: string): Promise<void> {
		if (inject('takePictures')) {
			await mkdir('docs/images', { recursive: true });
			await this.page.screenshot({ path: `docs/images/${name}.png` });
		}
	}

	private async untilReady(): Promise<void> {
		await this.explorer.items.first().waitFor({ timeout: startLimit });

		// The files are there first, the extension's menus and commands some seconds later.
		await vi.waitUntil(async () => (await this.palette.titlesFor(command)).includes(command), startLimit);
	}
}

async function newFolder(files: Record<string, string | Uint8Array>): Promise<string> {
	const folder = path.join(await mkdtemp(path.join(tmpdir(), 'nolife-')), 'checkout');

	for (const [name, content] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), content);
	}

	return folder;
}
