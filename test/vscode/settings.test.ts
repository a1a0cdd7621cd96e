import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { settingDefaults } from '../../src/extension/settings.ts';

describe('settings', () => {
	it('have the defaults in package.json that the code has', () => {
		const contributed: Record<string, { default: unknown }> =
			vscode.extensions.getExtension('nolife.nolife-tokens')?.packageJSON.contributes.configuration.properties;

		assert.deepEqual(
			Object.fromEntries(Object.entries(contributed).map(([key, { default: value }]) => [key, value])),
			settingDefaults,
		);
	});
});
