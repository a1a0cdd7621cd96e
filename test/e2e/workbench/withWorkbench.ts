import { mkdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type WindowOptions, Workbench } from './workbench.ts';

/**
 * Opens a folder with these files (path in it → content) before the tests of a file or group and closes it after them.
 * What the window showed when a test failed is kept in test/results.
 *
 * @returns a function that gives the workbench while tests run
 */
export function withWorkbench(files: Record<string, string | Uint8Array>, options?: WindowOptions): () => Workbench {
	let workbench: Workbench | undefined;

	beforeAll(async () => {
		workbench = await Workbench.open(files, options);
	});

	afterEach(async ({ task }) => {
		if (task.result?.state === 'fail') {
			await mkdir('test/results', { recursive: true });
			await workbench?.page.screenshot({ path: `test/results/${task.name.replaceAll(/\W+/g, '-')}.png` });
		}
	});

	afterAll(() => workbench?.close());

	return () => {
		if (!workbench) {
			throw new Error('The workbench is open only while tests run.');
		}

		return workbench;
	};
}
