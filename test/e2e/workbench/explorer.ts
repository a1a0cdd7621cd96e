import type { Locator, Page } from 'playwright-core';
import { ContextMenu } from './contextMenu.ts';

/** The file tree of the side bar. */
export class Explorer {
	readonly items: Locator;

	constructor(private readonly page: Page) {
		this.items = page.locator('.explorer-folders-view').getByRole('treeitem');
	}

	/** Opens a text file in an editor that stays (a double click), and waits until that has the focus. */
	async open(name: string): Promise<void> {
		await this.item(name).dblclick();
		await this.page.locator(`.editor-group-container.active .tab.active[data-resource-name="${name}"]`).waitFor();
		await this.page.locator('.editor-group-container.active .monaco-editor.focused').waitFor();
	}

	/** Selects several files, as with Control held down. */
	async select(...names: [string, ...string[]]): Promise<void> {
		const [first, ...others] = names;
		await this.item(first).click();

		for (const name of others) {
			await this.item(name).click({ modifiers: ['ControlOrMeta'] });
		}
	}

	/** Right-clicks a file. */
	async contextMenu(name: string): Promise<ContextMenu> {
		await this.item(name).click({ button: 'right' });
		return new ContextMenu(this.page);
	}

	/** Right-clicks the file whose name matches. */
	async contextMenuOf(name: RegExp): Promise<ContextMenu> {
		await this.items.filter({ hasText: name }).first().click({ button: 'right' });
		return new ContextMenu(this.page);
	}

	private item(name: string): Locator {
		return this.items.filter({ has: this.page.getByText(name, { exact: true }) });
	}
}
