import type { Locator, Page } from 'playwright-core';

/** The messages at the lower right corner. */
export class Notifications {
	readonly items: Locator;

	constructor(page: Page) {
		this.items = page.locator('.notifications-toasts .notification-list-item');
	}

	/** Presses a button of the message that holds this text. */
	async answer(text: string, button: string): Promise<void> {
		const item = this.items.filter({ hasText: text });
		await item.getByRole('button', { name: button, exact: true }).click();
	}
}
