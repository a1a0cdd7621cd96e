import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { Indexing } from '../../src/extension/indexing.ts';

describe('an index that is built anew', () => {
	const { window } = vscode;
	const real = window.withProgress;
	let shown: { title: string | undefined; messages: (string | undefined)[]; ended: boolean }[];

	beforeEach(() => {
		shown = [];
		const value: typeof window.withProgress = (options, task) => {
			const line = { title: options.title, messages: [] as (string | undefined)[], ended: false };
			assert.equal(options.location, vscode.ProgressLocation.Window);
			shown.push(line);
			return real.call(window, options, async (bar, token) => {
				const report = (step: { message?: string }) => {
					line.messages.push(step.message);
					bar.report(step);
				};
				await task({ report }, token);
				line.ended = true;
			}) as never;
		};
		Object.defineProperty(window, 'withProgress', { configurable: true, writable: true, value });
	});

	afterEach(() => Object.defineProperty(window, 'withProgress', { configurable: true, writable: true, value: real }));

	it('is spoken of in the status bar, how far it has come, until it is done', async () => {
		const { report } = new Indexing(0);
		report(1, 300);
		assert.equal(shown.length, 1);
		await settled(() => shown[0]?.messages.length === 1);
		report(200, 300);
		report(300, 300);
		await settled(() => shown[0]?.ended === true);
		assert.deepEqual(shown, [
			{ title: 'Reading the store of originals', messages: ['1 of 300 runs', '200 of 300 runs'], ended: true },
		]);
	});

	it('is not spoken of when it is done at once', async () => {
		const { report } = new Indexing();
		for (let done = 1; done <= 300; done++) report(done, 300);
		assert.deepEqual(shown, []);
	});

	it('is spoken of no more when the worker ends in the midst of it, and anew when the next one begins', async () => {
		const { report } = new Indexing(0);
		for (const rounds of [1, 2]) {
			report(10, 40);
			assert.equal(shown.length, rounds);
			await settled(() => shown.at(-1)?.messages.length === 1);
			report(0, 0);
			await settled(() => shown.at(-1)?.ended === true);
		}
	});
});

/** Waits, turn by turn, until a condition holds. */
async function settled(condition: () => boolean): Promise<void> {
	while (!condition()) await new Promise(setImmediate);
}
