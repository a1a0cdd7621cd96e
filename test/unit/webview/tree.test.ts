import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useInspector } from './support/browser.ts';
import { bigRun, contentOf, logRun } from './support/sampleRuns.ts';

const open = useInspector();
const state = { kind: 'run', run: logRun, expanded: [] } as const;
const answers = { content: ({ refId }: { refId: string }) => contentOf(refId) };

const item = (page: Page, name: string) => page.getByRole('treeitem', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

async function press(page: Page, ...keys: string[]): Promise<void> {
	for (const key of keys) {
		await page.keyboard.press(key);
	}
}

test('says of every row where it stands and what it costs', async () => {
	const { page, complaints } = await open({ state });
	const attributes = (name: string) =>
		item(page, name).evaluate((row) =>
			['aria-level', 'aria-setsize', 'aria-posinset', 'aria-expanded', 'aria-selected'].map((each) =>
				row.getAttribute(each),
			),
		);

	expect(await attributes('similar lines 1 ref 48 lines, about 2,260 tokens')).toEqual(['1', '3', '2', 'true', null]);
	expect(await attributes('waiting=0 ctx_8a07c41e lines 20–214')).toEqual(['2', '2', '2', null, 'false']);
	expect(await item(page, 'waiting=0 ctx_8a07c41e lines 20–214, 97 lines, about 2,930 tokens').count()).toBe(1);
	expect(await page.getByRole('group', { name: 'library frames' }).getByRole('treeitem').count()).toBe(2);
	expect(complaints).toEqual([]);
});

test('is one tab stop, and the arrow keys walk through it', async () => {
	const { page, requests } = await open({ state, answers });
	expect(await page.locator('[role=treeitem][tabindex="0"]').count()).toBe(1);

	await item(page, 'repeated lines').focus();
	await press(page, 'ArrowDown', 'ArrowDown');
	expect(await focused(page)).toContain('ctx_8a07c41e');
	await press(page, 'ArrowLeft');
	expect(await focused(page)).toContain('repeated lines');
	await press(page, 'End');
	expect(await focused(page)).toContain('ctx_77d0e3b1');
	await press(page, 'Home', 'l');
	expect(await focused(page)).toContain('library frames');
	expect(await page.locator('[role=treeitem][tabindex="0"]').count()).toBe(1);
	expect(requests.map(({ method }) => method)).toEqual(['content']);
});

test('left folds a reason away, right brings its refs back', async () => {
	const { page } = await open({ state });
	await item(page, 'repeated lines').focus();

	await press(page, 'ArrowLeft');
	expect(await item(page, 'repeated lines').getAttribute('aria-expanded')).toBe('false');
	expect(await page.getByRole('treeitem').count()).toBe(6);

	await press(page, 'ArrowRight');
	expect(await page.getByRole('treeitem').count()).toBe(8);
});

test('Enter shows what a ref holds, with the line numbers of the source', async () => {
	const { page, requests } = await open({ state, answers });
	await item(page, 'repeated lines').focus();
	await press(page, 'ArrowDown', 'ArrowDown', 'Enter');

	const text = page.getByRole('region', { name: 'Text of ctx_8a07c41e' });
	await text.waitFor();
	expect(requests.map(({ method, params }) => [method, params])).toEqual([
		['content', { runId: 'run_5c1de0aa', refId: 'ctx_31154fa2' }],
		['content', { runId: 'run_5c1de0aa', refId: 'ctx_8a07c41e' }],
	]);
	expect(await text.locator('li').evaluateAll((lines) => lines.map((line) => (line as HTMLLIElement).value))).toEqual([
		12, 13, 57, 388, 389,
	]);
	expect(await item(page, 'lines 20–214').getAttribute('aria-selected')).toBe('true');
	expect(await focused(page)).toContain('ctx_8a07c41e');
});

test('of ten thousand refs only what is on the screen exists, and the last one is a key away', async () => {
	const { page, complaints } = await open({ state: { ...state, run: bigRun(10_000) } });
	expect(await page.getByRole('treeitem').count()).toBeLessThan(80);

	await item(page, 'reason 1 100 refs').focus();
	await press(page, 'End');
	await item(page, 'line 10000 of the source').waitFor();
	expect(await focused(page)).toContain('line 10000 of the source');
	expect(await page.getByRole('treeitem').count()).toBeLessThan(80);

	await press(page, 'ArrowUp', 'ArrowLeft');
	expect(await focused(page)).toContain('reason 100');
	expect(complaints).toEqual([]);
});

test('the row with the focus keeps it when it is scrolled away', async () => {
	const { page } = await open({ state: { ...state, run: bigRun(10_000) } });
	await item(page, 'reason 1 100 refs').focus();
	await press(page, 'ArrowDown');
	await page.getByRole('tree').evaluate((tree) => {
		tree.scrollTop = 100_000;
	});
	await item(page, 'line 4500 of the source').waitFor();

	expect(await focused(page)).toContain('line 1 of the source');
	await press(page, 'ArrowDown');
	expect(await focused(page)).toContain('line 2 of the source');
});
