import { describe, expect, it } from 'vitest';
import { plantedStore } from './plantedStore.ts';
import { serviceLog } from './serviceLog.ts';
import { withWorkbench } from './workbench/withWorkbench.ts';

const { files, marker } = await plantedStore(serviceLog().replaceAll('request', 'query'));
const question = 'This workspace brings its own store of originals';
const workbench = withWorkbench(
	{ 'service.log': serviceLog(), 'notes.txt': `see ${marker}\n`, ...files },
	{ untrusted: true },
);

describe('a person who opens a folder of unknown authors', () => {
	it('reads that VS Code restricts the window', async () => {
		await workbench().statusBar.textOf('Restricted Mode');
	});

	it('reduces a log, and has it stored and read back', async () => {
		const menu = await workbench().explorer.contextMenu('service.log');
		await menu.choose('Reduce');

		await workbench().editor.untilShown('ERROR PaymentService');
		expect(Object.fromEntries(await workbench().inspector.trace())).toMatchObject({
			RECOVERY: expect.stringContaining('PASS'),
		});
	});

	it('gets nothing from the store that came with the folder, and no question about it', async () => {
		await workbench().explorer.open('notes.txt');

		const card = await workbench().editor.hover(marker);
		await card.getByText(/is not in the store of this workspace/).waitFor();
		expect(await workbench().notifications.items.filter({ hasText: question }).count()).toBe(0);
	});

	it('is asked about that store after trusting the folder, and then has it read', async () => {
		await workbench().trustFolder();
		await workbench().editor.hover(marker);
		await workbench().notifications.answer(question, 'Use It');

		const card = await workbench().editor.hover(marker);
		await card.getByText(/planted\.log/).waitFor();
		expect(await workbench().statusBar.item('Restricted Mode').count()).toBe(0);
	});
});
