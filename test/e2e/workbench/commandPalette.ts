import type { Locator, Page } from 'playwright-core';

/** The command palette, and the quick picks that commands open in its place. */
export class CommandPalette {
	readonly input: Locator;

	constructor(private readonly page: Page) {
		this.input = page.locator('.quick-input-widget input[type="text"]');
	}

	/** Runs a command by its whole title, as the palette shows it ("Category: Title"). */
	async run(title: string): Promise<void> {
		await this.page.keyboard.press('F1');
		await this.input.fill(`>${title}`);
		await this.entry(title).click();
	}

	/** The titles that the palette offers for a search. */
	async titlesFor(search: string): Promise<string[]> {
		await this.page.keyboard.press('F1');
		await this.input.fill(`>${search}`);
		const rows = this.page.locator('.quick-input-list .monaco-list-row');
		await rows.first().waitFor();
		const titles = await rows.locator('.label-name').allInnerTexts();
		await this.page.keyboard.press('Escape');
		return titles;
	}

	/** Chooses the entry with this label in the quick pick that is open. */
	async choose(label: string): Promise<void> {
		await this.input.fill(label);
		await this.entry(label).click();
	}

	private entry(label: string): Locator {
		const name = this.page.getByText(label, { exact: true });
		return this.page.locator('.quick-input-list .monaco-list-row').filter({ has: name }).first();
	}
}
