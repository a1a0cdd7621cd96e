import type { Locator, Page } from 'playwright-core';

const attempts = 10;
/** How long a menu that took a click may stay, in milliseconds. */
const patience = 3_000;

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

	/** Clicks an entry, once more while the menu stays: in its first tenth of a second it takes no click. */
	async choose(label: string): Promise<void> {
		for (let attempt = 1; attempt <= attempts; attempt++) {
			await this.menus.first().getByLabel(label, { exact: true }).click();
			if (await hasGone(this.menus.first())) return;
		}
		throw new Error(`The menu did not take ${label}.`);
	}

	async dismiss(): Promise<void> {
		await this.page.keyboard.press('Escape');
	}
}

function hasGone(menu: Locator): Promise<boolean> {
	return menu.waitFor({ state: 'hidden', timeout: patience }).then(
		() => true,
		() => false,
	);
}
