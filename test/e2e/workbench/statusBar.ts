import type { Locator, Page } from 'playwright-core';

/** The bar at the bottom of the window. */
export class StatusBar {
	constructor(private readonly page: Page) {}

	/** The item whose text matches. */
	item(text: string | RegExp): Locator {
		return this.page.locator('.statusbar-item').filter({ hasText: text });
	}

	/** Waits for an item whose text matches, and returns its whole text. */
	async textOf(text: string | RegExp): Promise<string> {
		const item = this.item(text).first();
		await item.waitFor();
		return (await item.textContent()) ?? '';
	}
}
