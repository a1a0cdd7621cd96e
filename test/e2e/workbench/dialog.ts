import type { Locator, Page } from 'playwright-core';

/** The modal question in the middle of the window. */
export class Dialog {
	readonly box: Locator;

	constructor(page: Page) {
		this.box = page.locator('.monaco-dialog-box');
	}

	/** The button that Enter presses in the question that holds this text. */
	async defaultButton(text: string): Promise<string> {
		await this.box.getByText(text).waitFor();
		const button = this.box.locator('.monaco-button:focus');
		await button.waitFor();
		return (await button.textContent()) ?? '';
	}

	/** Presses a button of the question that holds this text, and waits until it has gone. */
	async answer(text: string, button: string): Promise<void> {
		await this.box.getByText(text).waitFor();
		await this.box.getByRole('button', { name: button, exact: true }).click();
		await this.box.waitFor({ state: 'detached' });
	}
}
