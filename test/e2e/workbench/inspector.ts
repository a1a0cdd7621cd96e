import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { FrameLocator, Page } from 'playwright-core';

/** The Context Inspector: the page inside the webview that is on screen. */
export class Inspector {
	/** Everything in it is found through this frame. */
	readonly frame: FrameLocator;

	constructor(page: Page) {
		this.frame = page.locator('iframe.webview:visible').contentFrame().locator('#active-frame').contentFrame();
	}

	/** The stage trace once it is there: per row its cells' texts, the stage first. */
	async trace(): Promise<string[][]> {
		const rows = this.frame.getByRole('table').getByRole('row');
		await rows.first().waitFor();
		return rows.evaluateAll((elements) =>
			elements.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
		);
	}

	/** Selects the first ref whose preview holds this text, and waits for its content. */
	async selectRef(text: string): Promise<void> {
		await this.frame.getByRole('treeitem').filter({ hasText: text }).first().click();
		await this.frame.getByRole('region', { name: 'Removed text' }).getByText(text).first().waitFor();
	}

	/** Waits until the page has the colours of a theme, which reach it a little after the workbench. */
	async untilColored(theme: string): Promise<void> {
		await this.frame.locator(`body[data-vscode-theme-name="${theme}"]`).waitFor();
	}

	/** What axe finds against the page, one line per rule: its id, its help text, the elements. */
	async accessibilityFaults(): Promise<string[]> {
		const body = this.frame.locator('body');
		// Evaluated from outside, so the strict content security policy of the page does not keep it out.
		await body.evaluate(await axeSource());
		const { violations } = await body.evaluate(({ ownerDocument: { documentElement } }) => {
			// The page is transparent; axe would take what shines through for white.
			documentElement.style.backgroundColor = 'var(--vscode-panel-background)';
			return (globalThis as unknown as AxeWindow).axe.run();
		});
		return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
	}
}

interface AxeWindow {
	readonly axe: { run(): Promise<AxeResults> };
}

function axeSource(): Promise<string> {
	return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}
