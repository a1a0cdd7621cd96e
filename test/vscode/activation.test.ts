import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';

const id = 'nolife.nolife-tokens';

describe('activation', () => {
	it('finds the extension and activates it', async () => {
		const extension = vscode.extensions.getExtension(id);
		assert.ok(extension, `${id} is not installed`);

		await extension.activate();

		assert.equal(extension.isActive, true);
	});

	it('registers every command of package.json', async () => {
		const commands: { command: string }[] = vscode.extensions.getExtension(id)?.packageJSON.contributes?.commands ?? [];
		const registered = new Set(await vscode.commands.getCommands(true));

		assert.deepEqual(
			commands.map(({ command }) => command).filter((command) => !registered.has(command)),
			[],
		);
	});
});
