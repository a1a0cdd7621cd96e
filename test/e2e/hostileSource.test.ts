import { describe, expect, it } from 'vitest';
import { attackPage, type Owned } from './attackPage.ts';
import { withListener } from './listener.ts';
import { withWorkbench } from './workbench/withWorkbench.ts';

const image = '<img src=x onerror="owned=1">';
const attack = `${image}<script>owned=2</script>[go](javascript:owned=3)<style>*{display:none}</style>`;
const name = "$(trash) [x](command:nolife.copyOriginal) <img src=x onerror='owned=4'> \u202egpj.log";

const log = Array.from({ length: 300 }, (_, i) => {
	const time = new Date(Date.UTC(2026, 0, 5, 10, 0, i)).toISOString();
	return i === 200 ? `${time} ERROR card declined ${attack}\n` : `${time} INFO request ${i} answered ${attack}\n`;
}).join('');

/** Each of them stops something of the attack. */
const directives = [
	...['script-src-elem', 'script-src-attr', 'script-src', 'style-src-elem', 'style-src-attr'],
	...['img-src', 'connect-src', 'frame-src', 'base-uri'],
];

const workbench = withWorkbench({ [name]: log });

const listener = withListener();

describe('a source made to reach beyond its text', () => {
	it('is reduced like any other, with its name as text', async () => {
		const menu = await workbench().explorer.contextMenuOf(/trash/);
		await menu.choose('Reduce');
		await workbench().editor.untilShown('ERROR card declined');

		await workbench().inspector.frame.getByText('$(trash) [x](command:nolife.copyOriginal)').first().waitFor();
		await workbench().inspector.frame.getByText('[U+202E]').first().waitFor();
	});

	it('is text in the inspector, in which nothing of it runs', async () => {
		await workbench().inspector.selectRef(image);
		const body = workbench().inspector.frame.locator('body');

		expect(await body.locator('img').count()).toBe(0);
		expect(await body.locator('a').count()).toBe(0);
		expect(await body.locator('script').count()).toBe(1);
		expect(await body.evaluate(() => (globalThis as Owned).owned)).toBeUndefined();
	});

	it('would be stopped by the policy of the page if it got in', async () => {
		const body = workbench().inspector.frame.locator('body');
		const attacked = await body.evaluate(attackPage, { listener: listener.url(), directives });

		expect(attacked).toEqual({ owned: undefined, styled: false });
		expect(listener.asked).toEqual([]);
	});

	it('is text in a hover, whose links are its own alone', async () => {
		const card = await workbench().editor.hover('#ref:ctx_');
		await card.getByText('$(trash) [x](command:nolife.copyOriginal)', { exact: false }).waitFor();

		const opens = 'Open what this marker stands for';
		expect(await card.locator('a').allTextContents()).toEqual(['Expand', 'Open', 'Copy', 'Show in Inspector', opens]);
		expect(await card.locator('img').count()).toBe(0);
		expect(await workbench().page.evaluate(() => (globalThis as Owned).owned)).toBeUndefined();
	});

	it('is text in the list of runs', async () => {
		await workbench().palette.run('Nolife: Show Runs');
		const row = workbench().page.locator('.quick-input-list').getByText('$ (trash) [x] (command:nolife.copyOriginal)');
		await row.first().waitFor();
		await workbench().page.keyboard.press('Escape');
		expect(listener.asked).toEqual([]);
	});
});
