import type { TestProject } from 'vitest/node';
import { startProductServer } from '../../scripts/host/productServer.ts';
import { vsix } from './vsix.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the VS Code with the packaged extension is. */
		productUrl: string;
		/** Whether docs/images/ is to be made anew. */
		takePictures: boolean;
	}
}

/** Starts VS Code with the packaged extension once for all end-to-end tests; vitest calls it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startProductServer(vsix);
	project.provide('productUrl', server.url);
	return () => server.stop();
}
