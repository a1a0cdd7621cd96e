import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { launchBrowser } from '../../../../scripts/host/browser.ts';
import { type InspectorPage, openInspector } from './inspectorPage.ts';

type Open = (opening: Parameters<typeof openInspector>[1]) => Promise<InspectorPage>;

/** One browser for a test file; what a test opens is closed behind it. */
export function useInspector(): Open {
	vi.setConfig({ testTimeout: 120_000 });
	const opened: InspectorPage[] = [];
	let browser: Browser;

	beforeAll(async () => {
		browser = await launchBrowser();
	}, 60_000);

	afterEach(async () => {
		await Promise.all(opened.splice(0).map((inspector) => inspector.close()));
	});

	afterAll(() => browser?.close());

	return async (opening) => {
		const inspector = await openInspector(browser, opening);
		opened.push(inspector);
		return inspector;
	};
}
