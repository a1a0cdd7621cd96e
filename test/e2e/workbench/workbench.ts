import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { inject, vi } from 'vitest';
import { launchBrowser } from '../../../scripts/host/browser.ts';
import { startProductServer } from '../../../scripts/host/productServer.ts';
import type { Server } from '../../../scripts/host/server.ts';
import { vsix } from '../vsix.ts';
import { CommandPalette } from './commandPalette.ts';
import { Dialog } from './dialog.ts';
import { Explorer } from './explorer.ts';
import { Inspector } from './inspector.ts';
import { Notifications } from './notifications.ts';
import { StatusBar } from './statusBar.ts';
import { TextEditor } from './textEditor.ts';

const startLimit = 120_000;
const actionLimit = 60_000;
/** Around what a picture shows, in CSS pixels. */
const margin = 48;

/** A command that is always in the palette. */
const command = 'Nolife: Reduce Clipboard';

const sideBar = 'View: Toggle Primary Side Bar Visibility';

/** Width and height of the window in CSS pixels. */
export interface WindowSize {
	readonly width: number;
	readonly height: number;
}

interface Box extends WindowSize {
	readonly x: number;
	readonly y: number;
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
	readonly dialog: Dialog;

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
		this.dialog = new Dialog(page);
	}

	/** Opens a new folder that holds these files (path in it → content); {@link close} deletes it. */
	static async open(files: Record<string, string | Uint8Array>, options: WindowOptions = {}): Promise<Workbench> {
		const folder = await newFolder(files);
		const ownServer = options.untrusted ? await startProductServer(vsix, { trust: 'asFound' }) : undefined;
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

	/** Drags the upper edge of the panel up by so many CSS pixels. */
	async raisePanel(pixels: number): Promise<void> {
		const { y: top } = await boxOf(this.page.locator('.part.panel'));
		const edges = await Promise.all((await this.page.locator('.monaco-sash.horizontal:visible').all()).map(boxOf));
		const [edge] = edges.sort((a, b) => Math.abs(a.y - top) - Math.abs(b.y - top));
		if (!edge) throw new Error('The panel has no edge.');
		const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
		await this.page.mouse.move(x, y);
		await this.page.mouse.down();
		await this.page.mouse.move(x, y - pixels, { steps: 5 });
		await this.page.mouse.up();
		await this.page.mouse.move(0, 0);
		await this.page.locator('.monaco-sash.hover').waitFor({ state: 'detached' });
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

	/** Saves the window, or a part of it with some of what is around, as docs/images/NAME.png for `npm run screenshots`. */
	async screenshot(name: string, part?: Locator): Promise<void> {
		if (!inject('takePictures')) return;
		if (!part) await this.restMouse();
		const box = part && (await boxOf(part));
		await mkdir('docs/images', { recursive: true });
		await this.page.screenshot({
			path: `docs/images/${name}.png`,
			animations: 'disabled',
			...(box ? { clip: around(box) } : {}),
		});
	}

	/**
	 * Saves the window in a size of its own, and without its side bar. Only then is that hidden: a reload soon after may
	 * find it still so.
	 */
	async screenshotWithoutSideBar(name: string, size: WindowSize): Promise<void> {
		const before = this.page.viewportSize();
		if (!inject('takePictures') || !before) return;
		await this.palette.run(sideBar);
		await this.resize(size);
		await this.screenshot(name);
		await this.palette.run(sideBar);
		await this.resize(before);
	}

	/** Takes the mouse off everything, and waits until what it had brought up has gone. */
	private async restMouse(): Promise<void> {
		await this.page.mouse.move(0, 0);
		await this.page.locator('.monaco-hover:visible').waitFor({ state: 'detached' });
	}

	private async untilReady(): Promise<void> {
		await this.explorer.items.first().waitFor({ timeout: startLimit });

		// The files are there first, the extension's menus and commands some seconds later.
		await vi.waitUntil(async () => (await this.palette.titlesFor(command)).includes(command), startLimit);
	}
}

async function boxOf(part: Locator): Promise<Box> {
	const box = await part.boundingBox();
	if (!box) throw new Error(`${part} is not on screen.`);
	return box;
}

function around({ x, y, width, height }: Box): Box {
	return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

async function newFolder(files: Record<string, string | Uint8Array>): Promise<string> {
	const folder = path.join(await mkdtemp(path.join(tmpdir(), 'nolife-')), 'checkout');

	for (const [name, content] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), content);
	}

	return folder;
}
