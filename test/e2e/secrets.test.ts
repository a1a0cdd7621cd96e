import { describe, expect, it } from 'vitest';
import { random } from '../unit/secrets/support/samples.ts';
import { withWorkbench } from './workbench/withWorkbench.ts';

const key = `AKIA${random(16, 3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`;
const password = `${random(14, 5)}7`;

const log = Array.from({ length: 300 }, (_, i) => {
	const time = new Date(Date.UTC(2026, 0, 5, 10, 0, i)).toISOString();
	return i === 200
		? `${time} ERROR upload refused for ${key}: access denied\n`
		: `${time} INFO job ${i} opened postgres://app:${password}@db/orders\n`;
}).join('');

const workbench = withWorkbench({ 'upload.log': log });

describe('a log with secrets in it', () => {
	it('is shown with masks in their places, and says how many', async () => {
		const menu = await workbench().explorer.contextMenu('upload.log');
		await menu.choose('Reduce');
		await workbench().editor.untilShown('ERROR');
		// A line is only there as far as it is on the screen.
		await workbench().resize({ width: 1920, height: 1080 });
		await workbench().editor.untilShown('upload refused for [secret:aws-key #ref:ctx_');
		expect(await workbench().editor.visibleText()).not.toContain(key);

		expect(await workbench().statusBar.textOf(/secrets masked/)).toMatch(/ tokens \(estimate\), 2 secrets masked$/);
		await workbench().inspector.frame.getByText('2 secrets masked in 300 places').waitFor();
	});

	it('has masks in what stands behind an ordinary marker too', async () => {
		await workbench().inspector.selectRef('INFO job');
		const pane = workbench().inspector.frame.getByRole('region', { name: 'Removed text' });
		await pane.getByText('postgres://app:[secret:password #ref:ctx_').first().waitFor();
	});

	it('shows a secret in the inspector once the person was asked and agreed', async () => {
		const { inspector, dialog } = workbench();
		const pane = inspector.frame.getByRole('region', { name: 'Removed text' });
		const secret = inspector.frame.getByRole('treeitem').filter({ hasText: 'ctx_' }).filter({ hasText: 'aws-key' });
		await secret.click();
		await pane.getByText('This is a secret (aws-key). It is shown only when you ask.').waitFor();
		await workbench().screenshotWithoutSideBar('secret', { width: 1600, height: 900 });

		await pane.getByRole('button', { name: 'Show secret' }).click();
		expect(await dialog.defaultButton('This marker stands for a secret (aws-key).')).toBe('Keep Masked');
		await dialog.answer('This marker stands for a secret (aws-key).', 'Cancel');
		await pane.getByText('This is a secret').waitFor();
		expect(await pane.getByText(key).count()).toBe(0);

		await pane.getByRole('button', { name: 'Show secret' }).click();
		await dialog.answer('This marker stands for a secret (aws-key).', 'Show Unmasked');
		await pane.getByText(key).waitFor();

		await inspector.selectRef('INFO job');
		await secret.click();
		await pane.getByText('This is a secret').waitFor();
	});

	it('is masked again after a reload, and no question comes up by itself', async () => {
		const { dialog, editor, inspector } = workbench();
		const pane = inspector.frame.getByRole('region', { name: 'Removed text' });
		await pane.getByRole('button', { name: 'Expand inline' }).click();
		await dialog.answer('This marker stands for a secret (aws-key).', 'Show Unmasked');
		await editor.untilShown(`upload refused for ${key}`);

		await workbench().reload();
		await editor.untilShown('upload refused for [secret:aws-key #ref:ctx_');
		expect(await editor.visibleText()).not.toContain(key);
		expect(await dialog.box.count()).toBe(0);
	});
});
