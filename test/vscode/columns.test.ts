import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { reducedDocument, run, serviceLog, writeFile } from './support/workspace.ts';

describe('columns', () => {
	const { tabGroups } = vscode.window;
	const runCommand = vscode.commands.executeCommand;

	/** As a click in the explorer followed by Reduce of its menu; returns the reduced document's address. */
	async function clickAndReduce(name: string): Promise<{ source: vscode.Uri; reduced: vscode.Uri }> {
		const source = await writeFile(name, serviceLog(400));
		await runCommand('vscode.open', source, { preview: true });
		const [runId] = await run<string[]>('nolife.reduceFiles', source, [source]);
		assert.ok(runId);
		return { source, reduced: (await reducedDocument(runId)).uri };
	}

	/** What stands in front in each column, from left to right. */
	function inFront(): (string | undefined)[] {
		return tabGroups.all.map(({ activeTab }) =>
			activeTab?.input instanceof vscode.TabInputText ? activeTab.input.uri.toString() : undefined,
		);
	}

	/** The addresses of all tabs with reduced texts, whether in front or not. */
	function reducedTabs(): string[] {
		return tabGroups.all
			.flatMap(({ tabs }) => tabs)
			.flatMap(({ input }) => (input instanceof vscode.TabInputText ? `${input.uri}` : []))
			.filter((uri) => uri.startsWith('nolife:/reduced/'));
	}

	async function reduceClipboard(): Promise<string[]> {
		await vscode.env.clipboard.writeText(serviceLog(300));
		const ids = await run<string[]>('nolife.reduceClipboard');
		await reducedDocument(ids[0] ?? '');
		return ids;
	}

	beforeEach(() => runCommand('workbench.action.closeAllEditors'));
	after(() => runCommand('workbench.action.closeAllEditors'));

	it('stay two, the reduced text on the right of its source, however many files are clicked and reduced', async () => {
		for (const name of ['column-1.log', 'column-2.log', 'column-3.log']) {
			const { source, reduced } = await clickAndReduce(name);
			assert.deepEqual(inFront(), [`${source}`, `${reduced}`]);
		}
	});

	it('show the source of what was reduced, though it was behind another tab', async () => {
		const { source, reduced } = await clickAndReduce('behind.log');
		await runCommand('vscode.open', source, { preview: false, viewColumn: vscode.ViewColumn.One });
		await runCommand('vscode.open', await writeFile('before.txt', 'other work\n'), {
			preview: false,
			viewColumn: vscode.ViewColumn.One,
		});

		await run('nolife.reduceFiles', source, [source]);

		assert.deepEqual(inFront(), [`${source}`, `${reduced}`]);
	});

	it('show a file in which there was nothing to reduce', async () => {
		const { reduced } = await clickAndReduce('long.log');
		const small = await writeFile('small.txt', 'all is well\n');

		await run('nolife.reduceFiles', small, [small]);

		assert.deepEqual(inFront(), [`${small}`, `${reduced}`]);
	});

	it('stay two where a kept reduced text and the next source share one', async () => {
		await clickAndReduce('kept-1.log');
		await runCommand('workbench.action.keepEditor');

		const { source, reduced } = await clickAndReduce('kept-2.log');

		assert.deepEqual(inFront(), [`${source}`, `${reduced}`]);
	});

	it('have the original of a clipboard on the left, though another file was open there', async () => {
		await clickAndReduce('earlier.log');
		const [runId] = await reduceClipboard();
		assert.deepEqual(inFront(), [`nolife:/original/${runId}/clipboard`, `nolife:/reduced/${runId}/clipboard.reduced`]);
	});

	it('keep a reduced text when the next file is clicked, and give up one that was reduced anew', async () => {
		const { reduced } = await clickAndReduce('stays.log');
		await runCommand('vscode.open', await writeFile('clicked.txt', 'other work\n'), { preview: true });
		assert.deepEqual(reducedTabs(), [`${reduced}`]);

		const again = await run<string>('nolife.retype', reduced.path.split('/')[2], 'text');
		assert.deepEqual(reducedTabs(), [`${(await reducedDocument(again)).uri}`]);
	});

	it('take a reduced text where one stands already, rather than next to its source', async () => {
		await reduceClipboard();
		await runCommand('workbench.action.moveEditorToFirstGroup');
		const other = await writeFile('between.txt', 'other work\n');
		await vscode.window.showTextDocument(other, { viewColumn: vscode.ViewColumn.Two });
		await vscode.window.showTextDocument(other, { viewColumn: vscode.ViewColumn.Three });

		const { source, reduced } = await clickAndReduce('far.log');

		assert.deepEqual(inFront(), [`${reduced}`, `${other}`, `${source}`]);
	});
});
