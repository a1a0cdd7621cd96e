import type { Locator, Page } from 'playwright-core';
import { ContextMenu } from './contextMenu.ts';

const hoverAttempts = 10;
const hoverDelay = 3_000;

/** The text editor that has, or last had, the focus. */
export class TextEditor {
	readonly lines: Locator;
	readonly hoverCard: Locator;

	private readonly root: Locator;

	constructor(private readonly page: Page) {
		this.root = page.locator('.editor-group-container.active .editor-instance');
		this.lines = this.root.locator('.view-line');
		this.hoverCard = page.locator('.monaco-hover:visible .monaco-hover-content');
	}

	/** The titles of all open tabs, left to right. */
	async tabs(): Promise<string[]> {
		const tabs = this.page.locator('.tabs-container .tab');
		return tabs.evaluateAll((elements) => elements.map((tab) => tab.getAttribute('data-resource-name') ?? ''));
	}

	/** Waits until the editor shows this text in one of its lines. */
	async untilShown(text: string): Promise<void> {
		await this.line(text).waitFor();
	}

	/** The lines on screen, top to bottom, with ordinary spaces. */
	async visibleText(): Promise<string> {
		const lines = await this.lines.evaluateAll((elements) =>
			elements
				.map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' }))
				.sort((one, other) => one.top - other.top)
				.map(({ text }) => text),
		);

		return lines.join('\n').replaceAll('\u00a0', ' ');
	}

	/** Rests the mouse on a piece of text and returns the card that appears. */
	async hover(text: string): Promise<Locator> {
		await this.untilShown(text);
		const card = this.hoverCard.first();

		// A card asked for before its provider is ready never comes, so the mouse leaves and returns.
		for (let attempt = 1; attempt < hoverAttempts; attempt++) {
			await this.restMouseOn(text);

			if (await appears(card)) {
				break;
			}
		}

		await card.waitFor();
		return card;
	}

	/** Right-clicks a piece of text. */
	async contextMenu(text: string): Promise<ContextMenu> {
		await this.untilShown(text);
		const { x, y } = await this.middleOf(text);
		await this.page.mouse.click(x, y, { button: 'right' });
		return new ContextMenu(this.page);
	}

	/** Puts the caret into a piece of text. */
	async click(text: string): Promise<void> {
		await this.untilShown(text);
		const { x, y } = await this.middleOf(text);
		await this.page.mouse.click(x, y);
	}

	private async restMouseOn(text: string): Promise<void> {
		const { x, y } = await this.middleOf(text);
		await this.page.mouse.move(0, 0);
		await this.page.mouse.move(x, y, { steps: 2 });
	}

	private line(text: string): Locator {
		return this.lines.filter({ hasText: text }).first();
	}

	/** Where a piece of text is on screen: a line may be split into many elements, so a range over them is measured. */
	private middleOf(text: string): Promise<{ x: number; y: number }> {
		return this.line(text).evaluate((line, wanted) => {
			const start = (line.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(wanted);
			const range = document.createRange();
			const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
			let offset = 0;

			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const length = node.textContent?.length ?? 0;
				const within = (position: number) => position >= offset && position <= offset + length;

				if (within(start)) {
					range.setStart(node, start - offset);
				}

				if (within(start + wanted.length)) {
					range.setEnd(node, start + wanted.length - offset);
					break;
				}

				offset += length;
			}

			const box = range.getBoundingClientRect();
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		}, text);
	}
}

function appears(card: Locator): Promise<boolean> {
	return card.waitFor({ timeout: hoverDelay }).then(
		() => true,
		() => false,
	);
}
