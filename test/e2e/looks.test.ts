import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withWorkbench } from './workbench/withWorkbench.ts';
import type { WindowSize } from './workbench/workbench.ts';

const usual = { width: 1440, height: 900 };
const wide = { width: 1920, height: 1080 };
/** Room for the reduced log and its whole trace, and small enough to be read in a page. */
const tall = { width: 1280, height: 1100 };

const looks = [
	{ look: 'light', theme: 'Light Modern', size: usual },
	{ look: 'dark', theme: 'Dark Modern', size: usual },
	{ look: 'high-contrast', theme: 'Dark High Contrast', size: usual },
	{ look: 'high-contrast-light', theme: 'Light High Contrast', size: usual },
	{ look: 'narrow', theme: 'Light Modern', size: { width: 640, height: 900 } },
	{ look: 'wide', theme: 'Dark Modern', size: wide },
];

const workbench = withWorkbench({ 'service.log': readFileSync('test/fixtures/service.log') });

describe('the inspector', () => {
	it('shows the text of a selected ref', async () => {
		await workbench().explorer.open('service.log');
		const menu = await workbench().explorer.contextMenu('service.log');
		await menu.choose('Reduce');
		await workbench().inspector.selectRef('INFO');
	});

	it.each(looks)('is accessible: $look', async ({ theme, size }) => {
		await show(theme, size);
		expect(await workbench().inspector.accessibilityFaults()).toEqual([]);
	});
});

describe('the pictures of the README', () => {
	it('show the card over a marker', async () => {
		await show('Light Modern', wide);
		const [marker = ''] = /#ref:ctx_\w+(?= similar lines)/.exec(await workbench().editor.visibleText()) ?? [];
		await workbench().screenshot('hover', await workbench().editor.hover(marker));
	});

	it('show a reduced log with its trace', async () => {
		await show('Dark Modern', tall);
		await workbench().palette.run('View: Toggle Primary Side Bar Visibility');
		await workbench().raisePanel(90);
		await workbench().screenshot('inspector');
	});
});

async function show(theme: string, size: WindowSize): Promise<void> {
	await workbench().resize(size);
	await workbench().useColorTheme(theme);
	await workbench().inspector.untilColored(theme);
}
