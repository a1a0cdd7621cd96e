import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withWorkbench } from './workbench/withWorkbench.ts';

const usual = { width: 1440, height: 900 };
const looks = [
	{ picture: 'light', theme: 'Light Modern', size: usual },
	{ picture: 'dark', theme: 'Dark Modern', size: usual },
	{ picture: 'high-contrast', theme: 'Dark High Contrast', size: usual },
	{ picture: 'high-contrast-light', theme: 'Light High Contrast', size: usual },
	{ picture: 'narrow', theme: 'Light Modern', size: { width: 640, height: 900 } },
	{ picture: 'wide', theme: 'Dark Modern', size: { width: 1920, height: 1080 } },
];

const workbench = withWorkbench({ 'service.log': readFileSync('test/fixtures/service.log') });

describe('the inspector', () => {
	it('shows the text of a selected ref', async () => {
		await workbench().explorer.open('service.log');
		const menu = await workbench().explorer.contextMenu('service.log');
		await menu.choose('Reduce');
		await workbench().inspector.selectRef('INFO');
	});

	it.each(looks)('is accessible: $picture', async ({ picture, theme, size }) => {
		await workbench().resize(size);
		await workbench().useColorTheme(theme);
		await workbench().inspector.untilColored(theme);
		expect(await workbench().inspector.accessibilityFaults()).toEqual([]);
		await workbench().screenshot(`inspector-${picture}`);
	});
});
