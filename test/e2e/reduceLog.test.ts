import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nolife } from './nolife.ts';
import { serviceLog } from './serviceLog.ts';
import { withWorkbench } from './workbench/withWorkbench.ts';

const stages = ['LOAD', 'CLASSIFY', 'MEASURE_RAW', 'SECRETS', 'OPTIMIZE', 'MEASURE_OPT', 'SIGNAL', 'RECOVERY'];

const workbench = withWorkbench({ 'service.log': serviceLog(), 'big.log': serviceLog().repeat(400) });

describe('a person with a long log', () => {
	it('reduces it by a right click, and sees the error and a marker', async () => {
		const menu = await workbench().explorer.contextMenu('service.log');
		await menu.choose('Reduce');

		await workbench().editor.untilShown('ERROR PaymentService');
		expect(await workbench().editor.visibleText()).toMatch(/#ref:ctx_[0-9a-f]{8}/);
		expect(await workbench().editor.tabs()).toContain('service.reduced.log');
	});

	it('reads in the status bar what it brought', async () => {
		expect(await workbench().statusBar.textOf(/ → .* tokens/)).toMatch(/^~[\d,]+ → ~\d+ tokens \(estimate\)$/);
	});

	it('reads in the trace what every stage did', async () => {
		const rows = await workbench().inspector.trace();
		const named = rows.filter(([stage]) => stages.includes(stage ?? ''));

		expect(named.map(([stage]) => stage)).toEqual(stages);
		expect(Object.fromEntries(named)).toMatchObject({
			CLASSIFY: expect.stringContaining('log'),
			SIGNAL: expect.stringContaining('PASS'),
			RECOVERY: expect.stringContaining('PASS'),
		});
	});

	it('copies just what the command line gives for that file', async () => {
		await workbench().palette.run('Nolife: Copy Optimized Context');
		await workbench().statusBar.textOf(/ tokens.*, copied/);

		const store = path.join(workbench().folder, '../store');
		const printed = await nolife(store, 'context', path.join(workbench().folder, 'service.log'));
		expect(printed).toContain('ERROR PaymentService');
		expect(await workbench().readClipboard()).toBe(printed);
	});

	it('learns from the hover what a marker hides, and expands it', async () => {
		const card = await workbench().editor.hover('#ref:ctx_');
		await card.getByText(/599.lines/).waitFor();
		await card.getByRole('link', { name: 'Expand', exact: true }).click();

		await workbench().editor.untilShown('INFO request 4001 answered');
	});

	it('learns in the status bar and over the text how to collapse it again', async () => {
		await workbench().statusBar.textOf('Expanded. Hover the text to collapse it again.');
		const card = await workbench().editor.hover('INFO request 4001');
		await card.getByRole('link', { name: 'Collapse', exact: true }).waitFor();
	});

	it('copies the expanded text, in which every line of the log is back', async () => {
		await workbench().palette.run('Nolife: Copy Optimized Context');

		await expect.poll(() => workbench().readClipboard()).toContain('request 4001 answered');
		const copied = new Set((await workbench().readClipboard()).split('\n'));
		expect(
			serviceLog()
				.split('\n')
				.filter((line) => !copied.has(line)),
		).toEqual([]);
	});

	it('finds everything as it was after reloading the window', async () => {
		await workbench().reload();
		await workbench().editor.untilShown('INFO request 4001 answered');
		const rows = await workbench().inspector.trace();
		expect(rows.map(([stage]) => stage)).toContain('RECOVERY');
	});

	it('sees in the inspector at once that the next one is being reduced', async () => {
		await workbench().palette.run('View: Hide Panel');
		const menu = await workbench().explorer.contextMenu('big.log');
		await menu.choose('Reduce');
		await workbench().inspector.frame.getByText('Reducing big.log…').first().waitFor();
		await workbench().page.locator('.part.panel .monaco-progress-container.active').waitFor();
	});
});
