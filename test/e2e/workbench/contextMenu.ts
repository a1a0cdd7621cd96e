import type { Locator, Page } from 'playwright-core';

/** The menu that a right click opened. */
export class ContextMenu {
	private readonly menus: Locator;

	constructor(private readonly page: Page) {
		this.menus = page.locator('.context-view .monaco-menu');
	}

	/** The labels of all entries, top to bottom, once the menu is there. */
	async labels(): Promise<string[]> {
		await this.menus.first().waitFor();
		const labels = await this.menus.first().locator('.action-label').allInnerTexts();
		return labels.filter((label) => label !== '');
	}

	/** Clicks an entry; of an entry in a submenu, each label on the way. */
	async choose(...labels: string[]): Promise<void> {
		for (const [depth, label] of labels.entries()) {
			await this.menus.nth(depth).getByLabel(label, { exact: true }).click();
		}
	}

	async dismiss(): Promise<void> {
		await this.page.keyboard.press('Escape');
	}
}
