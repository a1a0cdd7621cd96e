import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { InspectorState } from '../../../src/core/protocol.ts';
import { inEnglish } from '../../../src/core/sentence.ts';
import { useInspector } from './support/browser.ts';
import { contentOf, failedRun, logRun, secretRun, wholeRun, withRefs } from './support/sampleRuns.ts';

const open = useInspector();
const run = { kind: 'run', run: logRun, expanded: [] } as const;
const answers = { content: ({ refId }: { refId: string }) => contentOf(refId) };
const methods = (requests: readonly { method: string; params: unknown }[]) =>
	requests.map(({ method, params }) => [method, params]);
/** What a person asked for; the text of the selected ref and what is expanded the page asks for by itself. */
const actions = (requests: readonly { method: string; params: unknown }[]) =>
	methods(requests).filter(([method]) => method !== 'content' && method !== 'tokens');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const boxOf = async (part: Locator) => {
	const box = await part.boundingBox();
	if (!box) throw new Error(`${part} is not on screen.`);
	return box;
};
type Box = Awaited<ReturnType<typeof boxOf>>;
/** The first of these boxes that shares a row with this one. */
const nextInRow = ({ y, height }: Box, boxes: readonly Box[]) =>
	boxes.find((other) => other.y < y + height && y < other.y + other.height);
/** Parts of the header that reach out of what they stand in, and the page if it is too wide. */
const overflows = (page: Page) =>
	page.evaluate(() => {
		const right = (element: Element) => element.getBoundingClientRect().right;
		const parts = [...document.querySelectorAll('.header > *, .header > * > *, .header-more > *')];
		const outside = parts.filter((part) => right(part) > right(part.parentElement as Element) + 1);
		const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
		return [...outside.map(({ className }) => className), ...(isTooWide ? ['page'] : [])];
	});
const ref = (page: Page, id: string) => page.getByRole('treeitem').filter({ hasText: id });

describe('states', () => {
	const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	const states: Record<string, InspectorState> = {
		empty: { kind: 'empty' },
		busy: { kind: 'busy', sourceName: 'a.log', doing: 'Reading …' },
		failed: { kind: 'failed', sourceName: 'a.log', message: 'It is a folder.' },
		'a run': { ...run, expanded: ['ctx_31154fa2'] },
		'a run that failed its verdicts': { ...run, run: failedRun },
		'a run with nothing to reduce': { ...run, run: wholeRun },
		'a run with secrets': { ...run, run: secretRun },
	};

	test.each(Object.entries(states))('%s is accessible and keeps to the policy', async (_, state) => {
		const saved = { runId: state.kind === 'run' ? state.run.id : '', selected: secretRun.refs.at(-1)?.id };
		const { page, complaints } = await open({ state, saved, answers });
		await page.evaluate(axe);
		const violations = await page.evaluate(async () => {
			const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
				// VS Code gives the page its colours and the heading above it.
				rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
			});
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
		});

		expect(violations).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('the empty one offers two ways to begin', async () => {
		const { page, requests } = await open({ state: { kind: 'empty' } });
		await button(page, 'Reduce the active editor').click();
		await button(page, 'Reduce the clipboard').click();
		expect(methods(requests)).toEqual([
			['reduceEditor', null],
			['reduceClipboard', null],
		]);
	});

	test('the empty one offers files to choose where no editor is active, until one is', async () => {
		const { page, requests, pushEditor } = await open({ state: { kind: 'empty' }, hasEditor: false });
		expect(await button(page, 'Reduce the active editor').count()).toBe(0);
		await button(page, 'Reduce a file…').click();
		await pushEditor(true);
		await button(page, 'Reduce the active editor').click();
		await pushEditor(false);
		await button(page, 'Reduce a file…').waitFor();
		expect(methods(requests)).toEqual([
			['reduceFiles', null],
			['reduceEditor', null],
		]);
	});

	test('a push replaces what is shown', async () => {
		const { page, push } = await open({ state: { kind: 'empty' } });
		await push({ kind: 'busy', sourceName: 'pay\u202e.log' });
		await page.getByText('Reducing pay[U+202E].log…').waitFor();
		await push({ kind: 'busy', sourceName: 'pay.log', doing: 'Looking for secrets …' });
		await page.getByText('Looking for secrets …').waitFor();
		await push(run);
		await page.getByRole('tree').waitFor();
	});

	test('keeps still for a person who asks for less motion', async () => {
		const { page } = await open({ state: { kind: 'busy', sourceName: 'a.log' } });
		const turns = () =>
			page
				.locator('vscode-progress-ring [part="indeterminate-indicator-1"]')
				.evaluate((ring) => getComputedStyle(ring).animationName !== 'none');
		expect(await turns()).toBe(true);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		expect(await turns()).toBe(false);
	});

	test('speaks the language of the host, and English where that has no word', async () => {
		const strings = { 'Nothing reduced yet': 'Noch nichts gekürzt', 'Reduce the clipboard': 'Zwischenablage kürzen' };
		const { page } = await open({ state: { kind: 'empty' }, strings });
		await page.getByRole('heading', { name: 'Noch nichts gekürzt' }).waitFor();
		await button(page, 'Zwischenablage kürzen').waitFor();
		await button(page, 'Reduce the active editor').waitFor();
	});
});

describe('a run', () => {
	test('shows before and after, the verdicts and where the volume went', async () => {
		const { page } = await open({ state: run });
		const summary = page.getByRole('region', { name: 'Result' });
		const text = (await summary.allInnerTexts()).join().replace(/\s+/g, ' ');
		expect(text).toContain('~12,400 → ~912 tokens (estimate) 92.6% saved');
		expect(text).toContain('SIGNAL PASS 12 of 12 visible, 2 by taking edits back');
		expect(text).toContain('RECOVERY PASS source whole, 5 of 5 refs');

		const rows = await page.getByRole('row').allInnerTexts();
		expect(rows.map((row) => row.split(/\s/)[0])).toEqual([
			...['Stage', 'LOAD', 'CLASSIFY', 'MEASURE_RAW', 'SECRETS', 'OPTIMIZE', 'repeated', 'similar', 'library'],
			...['MEASURE_OPT', 'SIGNAL', 'RECOVERY'],
		]);

		await button(page, 'OPTIMIZE').click();
		expect(await page.getByRole('row').count()).toBe(9);
	});

	const theme = {
		variables: { '--vscode-font-family': 'sans-serif', '--vscode-font-size': '13px' },
		kind: 'vscode-dark',
	};

	test('gives its trace a line for each stage, with room for words, in the panel beside an open side bar', async () => {
		const { page } = await open({ state: run, answers, viewport: { width: 1_080, height: 222 }, theme });
		const words = await Promise.all((await page.locator('.trace-stage > :nth-child(2)').all()).map(boxOf));
		const left = await boxOf(page.locator('.run-left'));

		expect(Math.min(...words.map(({ width }) => width))).toBeGreaterThan(150);
		expect(Math.max(...words.map(({ height }) => height))).toBeLessThan(22);
		expect(words).toHaveLength(8);
		expect(words.filter(({ y, height }) => y + height > left.y + left.height)).toEqual([]);
	});

	/** What a low panel beside a side bar has, in windows of 900, 1440 and 1920 pixels. */
	const panels = [600, 617, 700, 899, 930, 1080, 1200, 1560];

	/** What the inspector has of a panel: the lowest with which a window that grew leaves it, the default one, higher ones. */
	const heights = [166, 198, 222, 258];

	test.each(panels)('shows both verdicts and all of the trace in a low panel of %i pixels', async (width) => {
		const { page } = await open({ state: { ...run, run: secretRun }, answers, theme });

		for (const height of heights) {
			await page.setViewportSize({ width, height });
			const summary = await boxOf(page.locator('.summary'));

			for (const name of ['SIGNAL', 'RECOVERY']) {
				const badge = await boxOf(page.locator('.verdict-badge').filter({ hasText: `${name} PASS` }));
				expect(badge.x + badge.width, `${name} ${height}`).toBeLessThanOrEqual(width);
				expect(badge.y + badge.height, `${name} ${height}`).toBeLessThanOrEqual(summary.y + summary.height);
			}

			const rows = await Promise.all((await page.locator('.trace-stage').all()).map(boxOf));
			expect(rows).toHaveLength(8);
			expect(Math.min(...rows.map((row) => row.height)), `${height}`).toBeGreaterThanOrEqual(13);
			expect(rows.filter((row) => row.y + row.height > height)).toEqual([]);
		}
	});

	test.each(panels)('says why its verdicts failed in a low panel of %i pixels', async (width) => {
		const { page } = await open({
			state: { ...run, run: failedRun },
			answers,
			theme,
			viewport: { width, height: 198 },
		});
		const summary = await boxOf(page.locator('.summary'));

		for (const words of ['10 of 12 visible', 'source whole, 4 of 5 refs']) {
			const reason = page.locator('.verdict-words').getByText(words, { exact: true });
			const box = await boxOf(reason);
			expect(
				await reason.evaluate((part) => [part.scrollWidth - part.clientWidth, getComputedStyle(part).clipPath]),
			).toEqual([0, 'none']);
			expect(box.x + box.width).toBeLessThanOrEqual(width);
			expect(box.y + box.height).toBeLessThanOrEqual(summary.y + summary.height);
		}
	});

	test.each([
		['secrets', secretRun, []],
		['failed verdicts', failedRun, []],
		['expanded refs', logRun, ['ctx_31154fa2', 'ctx_c90b77d3']],
		['secrets and expanded refs', secretRun, ['ctx_31154fa2']],
	])('lays no part of its summary over another in a low panel: %s', async (_, shown, expanded) => {
		const tokens = () => 11_900;
		const { page } = await open({ state: { ...run, run: shown, expanded }, answers: { ...answers, tokens }, theme });

		for (const width of panels) {
			await page.setViewportSize({ width, height: 258 });
			const parts = await page.locator('.summary > :not(.verdict), .verdict-badge').filter({ visible: true }).all();
			const boxes = await Promise.all(parts.map(boxOf));
			const bottom = await boxOf(page.locator('.summary')).then(({ y, height }) => y + height);
			const shownBoxes = boxes.filter(({ y }) => y < bottom).sort((a, b) => a.x - b.x);
			expect(shownBoxes.length, `${width}`).toBeGreaterThanOrEqual(4);
			expect(
				shownBoxes.filter(
					(box, index) => box.x + box.width > (nextInRow(box, shownBoxes.slice(index + 1))?.x ?? width) + 1,
				),
				`${width}`,
			).toEqual([]);
		}
	});

	test('says in words what its verdicts rest on, in the panel beside an open side bar', async () => {
		const { page } = await open({ state: run, answers, theme, viewport: { width: 1_080, height: 222 } });
		const [signal, recovery] = await Promise.all((await page.locator('.verdict-words').all()).map(boxOf));
		expect(signal?.width).toBeGreaterThan(120);
		expect(recovery?.width).toBeGreaterThan(120);
		expect((recovery?.x ?? 0) + (recovery?.width ?? 0)).toBeLessThanOrEqual(1_080);
	});

	test('says what the text has come to with what is expanded in it, beside the figures of the reduction', async () => {
		let counted = 5_120;
		const state = { ...run, expanded: ['ctx_31154fa2'] };
		const { page, requests, push } = await open({ state, answers: { ...answers, tokens: () => counted } });
		const words = page.locator('.summary-expanded');
		await words.getByText('now ~5,120 tokens, 1 ref expanded').waitFor();
		await page.getByText('~912', { exact: true }).first().waitFor();

		counted = 6_080;
		await push({ ...run, expanded: ['ctx_31154fa2', 'ctx_c90b77d3'] });
		await words.getByText('now ~6,080 tokens, 2 refs expanded').waitFor();
		expect(methods(requests).filter(([method]) => method === 'tokens')).toEqual(
			Array(2).fill(['tokens', { runId: logRun.id }]),
		);

		await push(run);
		await words.waitFor({ state: 'detached' });
	});

	test('shows where the volume went unasked where there is room for all of the trace, else once asked', async () => {
		const { page, saved } = await open({ state: run, answers, viewport: { width: 1_080, height: 258 } });
		const rows = page.locator('.trace-reason');
		expect(await rows.count()).toBe(0);
		await page.setViewportSize({ width: 1_080, height: 290 });
		await rows.first().waitFor();
		expect((await boxOf(page.getByRole('row').last())).y).toBeLessThan(270);
		await button(page, 'OPTIMIZE').click();
		await rows.first().waitFor({ state: 'detached' });
		await button(page, 'OPTIMIZE').click();
		await page.setViewportSize({ width: 1_080, height: 258 });
		expect(await rows.count()).toBe(3);
		expect(await saved()).toMatchObject({ breakdown: true });
	});

	test('cuts nothing off at the side and lays nothing over another, however wide it is', async () => {
		const saved = { runId: secretRun.id, selected: 'ctx_31154fa2' };
		const { page } = await open({ state: { ...run, run: secretRun }, answers, saved, theme });
		await page.getByRole('region', { name: 'Text of ctx_31154fa2' }).waitFor();
		const widths = Array.from({ length: 40 }, (_, index) => 360 + 40 * index);
		const sizes = [222, 800].flatMap((height) => widths.map((width) => ({ width, height })));

		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await overflows(page), `${size.width} × ${size.height}`).toEqual([]);
		}
	});

	test('opens the list of types at the chosen one, within the page', async () => {
		const { page } = await open({ state: run, viewport: { width: 1_080, height: 200 } });
		await page.getByRole('combobox', { name: 'Content type' }).click();
		const options = page.getByRole('option');
		await options.first().waitFor();
		expect((await options.allInnerTexts()).slice(0, 2)).toEqual(['Log', 'Agent session']);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(200);
		expect((await boxOf(options.first())).y).toBeGreaterThan(0);
	});

	test('shows the chosen type in the list in its own colour where the theme names none for it', async () => {
		const { page } = await open({
			state: run,
			theme: {
				variables: { '--vscode-foreground': '#292929', '--vscode-list-activeSelectionBackground': '#e7edf3' },
				kind: 'vscode-high-contrast-light',
			},
		});
		await page.getByRole('combobox', { name: 'Content type' }).click();
		const option = page.getByRole('option', { name: 'Log', exact: true });
		await option.waitFor();
		const colors = () =>
			option.evaluate((element) => {
				const { color, backgroundColor } = getComputedStyle(element);
				return [color, backgroundColor];
			});
		expect(await colors()).toEqual(['rgb(41, 41, 41)', 'rgb(231, 237, 243)']);
	});

	test.each([
		['none', logRun, null],
		['one', withRefs(secretRun, secretRun.refs.slice(-1)), '1 secret masked'],
		['one in two places', withRefs(secretRun, secretRun.refs.slice(-2, -1)), '1 secret masked in 2 places'],
		['two, one of them in two places', secretRun, '2 secrets masked in 3 places'],
	])('counts its secrets: %s', async (_, shown, words) => {
		const { page } = await open({ state: { ...run, run: shown } });
		await page.getByRole('region', { name: 'Result' }).waitFor();
		const masked = page.locator('.summary-secrets');
		expect(await masked.allInnerTexts()).toEqual(words === null ? [] : [words]);
	});

	test('lists what a failed verdict misses', async () => {
		const { page } = await open({ state: { ...run, run: failedRun } });
		const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem').allInnerTexts();
		expect(await list('Critical, but not visible')).toEqual(failedRun.signal.missing);
		expect(await list('Asked for, but not in the source')).toEqual(['OutOfMemoryError']);
		expect(await list('Notes')).toEqual(failedRun.notes.map(inEnglish));
		await page.getByText('10 of 12 visible').waitFor();
		await page.getByText('source whole, 4 of 5 refs').waitFor();
	});

	test('names the first fifty missing texts and counts the others', async () => {
		const missing = Array.from({ length: 60 }, (_, index) => `ERROR ${index}`);
		const signal = { ...failedRun.signal, expected: 60, missing };
		const { page } = await open({ state: { ...run, run: { ...failedRun, signal } } });
		const items = page.getByRole('region', { name: 'Critical, but not visible' }).getByRole('listitem');
		expect(await items.allInnerTexts()).toEqual([...missing.slice(0, 50), 'and 10 more']);
	});

	test('without refs says so', async () => {
		const { page } = await open({ state: { ...run, run: wholeRun } });
		await page.getByRole('heading', { name: 'Nothing to reduce' }).waitFor();
		expect(await page.getByRole('tree').count()).toBe(0);
	});

	test.each([
		[[], 1],
		[[{ english: 'The source is binary: it is shown as it is.', values: [] }], 0],
	])('without refs advises another type unless a note says why (%#)', async (notes, count) => {
		const { page } = await open({ state: { ...run, run: { ...wholeRun, notes } } });
		await page.getByRole('heading', { name: 'Nothing to reduce' }).waitFor();
		expect(await page.getByText('If it was taken for the wrong type').count()).toBe(count);
	});

	test('asks the host for each of its actions', async () => {
		const { page, requests } = await open({ state: { ...run, expanded: ['ctx_31154fa2'] } });
		const names = ['Copy optimized context', 'Open reduced', 'Open diff', 'Copy original', 'Expand all refs'];

		for (const name of [...names, 'Collapse all refs']) {
			await button(page, name).click();
		}

		const params = { runId: logRun.id };
		expect(actions(requests)).toEqual([
			['copyContext', params],
			['openReduced', params],
			['openDiff', params],
			['copyOriginal', params],
			['expandAll', params],
			['collapseAll', params],
		]);
	});

	test('says why an action failed, until it is dismissed', async () => {
		const copyContext = () => {
			throw new Error('The clipboard is not to be had.');
		};
		const { page } = await open({ state: run, answers: { copyContext } });
		await button(page, 'Copy optimized context').click();
		await page.getByRole('alert').getByText('The clipboard is not to be had.').waitFor();
		await button(page, 'Dismiss').click();
		expect(await page.getByRole('alert').textContent()).toBe('');
	});

	test('of the wrong type is reduced again as another one; a refusal leaves the type as it was', async () => {
		const retype = () => {
			throw new Error('No.');
		};
		const { page, requests } = await open({ state: run, answers: { retype } });
		const type = page.getByRole('combobox', { name: 'Content type' });
		const chosen = () => type.evaluate((element) => (element as HTMLSelectElement).value);
		expect(await chosen()).toBe('log');

		await type.click();
		await page.getByRole('option', { name: 'Text', exact: true }).click();
		await page.getByRole('alert').getByText('No.').waitFor();
		expect(actions(requests)).toEqual([['retype', { runId: logRun.id, type: 'text' }]]);
		expect(await chosen()).toBe('log');
	});
});

describe('search', () => {
	test('filters the tree and announces the count', async () => {
		const { page } = await open({ state: run });
		const field = page.getByRole('textbox', { name: 'Search refs' });
		const status = page.getByRole('status');
		expect(await status.textContent()).toBe('5 refs');

		await field.fill('netty');
		await status.getByText('1 of 5 refs match').waitFor();
		expect(await page.getByRole('treeitem').count()).toBe(2);

		await field.fill('nothing like it');
		await status.getByText('No ref matches.').waitFor();
		expect(await page.getByRole('tree').count()).toBe(0);

		await field.press('Escape');
		await status.getByText('5 refs').waitFor();
		expect(await page.getByRole('treeitem').count()).toBe(8);
	});
});

describe('a ref', () => {
	test('shows control characters instead of obeying them, and markup as text', async () => {
		const text = '\u001b[31mred \u202e<img src=x onerror="throw 1">\n';
		const content = () => ({ id: 'ctx_31154fa2', passages: [{ line: 1_000, text }], hiddenLines: 0 });
		const { page, complaints } = await open({ state: run, answers: { content } });
		await ref(page, 'ctx_31154fa2').click();
		const line = page.getByRole('region', { name: 'Text of ctx_31154fa2' }).getByRole('listitem');
		expect(await line.textContent()).toBe('[ESC][31mred [U+202E]<img src=x onerror="throw 1">');
		expect(await line.getAttribute('data-line')).toBe('1,000');
		expect(complaints).toEqual([]);
	});

	test('says how many lines are not shown and where all of them are', async () => {
		const { page, requests } = await open({ state: run, answers });
		await ref(page, 'ctx_31154fa2').click();
		await page.getByText('209 more lines are not shown here.').waitFor();
		await button(page, 'Open all of it').click();
		expect(methods(requests).at(-1)).toEqual(['openRef', { refId: 'ctx_31154fa2' }]);
	});

	test('asks the host for each of its actions', async () => {
		const { page, requests, push } = await open({ state: run, answers });
		await ref(page, 'ctx_c90b77d3').click();

		for (const name of ['Expand inline', 'Open', 'Copy', 'Keep visible']) {
			await button(page, name).click();
		}

		await push({ ...run, expanded: ['ctx_c90b77d3'] });
		await button(page, 'Collapse').click();

		const both = { runId: logRun.id, refId: 'ctx_c90b77d3' };
		expect(actions(requests)).toEqual([
			['toggle', both],
			['openRef', { refId: 'ctx_c90b77d3' }],
			['copyRef', { refId: 'ctx_c90b77d3' }],
			['keepVisible', both],
			['toggle', both],
		]);
	});

	test('is the first one before any is chosen', async () => {
		const { page } = await open({ state: run, answers });
		await page.getByRole('region', { name: 'Text of ctx_31154fa2' }).waitFor();
		expect(await ref(page, 'ctx_31154fa2').getAttribute('aria-selected')).toBe('true');
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
	});

	test('that is a secret is shown only when the person asks and agrees, and not any more once another was chosen', async () => {
		let agrees = false;
		const showSecret = ({ refId }: { refId: string }) =>
			agrees ? { id: refId, passages: [{ line: 40, text: 'the value itself' }], hiddenLines: 0 } : null;
		const { page, requests } = await open({ state: { ...run, run: secretRun }, answers: { ...answers, showSecret } });
		const asked = () => requests.filter(({ method }) => method === 'showSecret').length;
		const sentence = page.getByText('This is a secret (aws-key). It is shown only when you ask.');
		const value = page.getByText('the value itself');

		await ref(page, 'ctx_5ec4e7aa').click();
		await sentence.waitFor();
		expect(methods(requests)).toEqual([['content', { runId: secretRun.id, refId: 'ctx_31154fa2' }]]);

		await button(page, 'Show secret').click();
		await expect.poll(asked).toBe(1);
		await sentence.waitFor();

		agrees = true;
		await button(page, 'Show secret').click();
		await value.waitFor();
		expect(await page.evaluate(() => document.activeElement?.className)).toBe('text');

		await ref(page, 'ctx_31154fa2').click();
		await page.getByText('request started').first().waitFor();
		await ref(page, 'ctx_5ec4e7aa').click();
		await sentence.waitFor();
		expect([await value.count(), asked()]).toEqual([0, 2]);
	});

	test('says why its content is not to be had, and asks again', async () => {
		let asked = 0;
		const content = ({ refId }: { refId: string }) => {
			asked++;
			if (asked === 1) {
				throw new Error('The ref has expired.');
			}
			return contentOf(refId);
		};
		const { page } = await open({ state: run, answers: { content } });
		await ref(page, 'ctx_31154fa2').click();
		await page.getByRole('alert').getByText('The ref has expired.').waitFor();
		await button(page, 'Try again').click();
		await page.getByRole('region', { name: 'Text of ctx_31154fa2' }).waitFor();
	});
});

describe('what a person left', () => {
	const refs = Array.from({ length: 300 }, (_, index) => {
		const id = `ctx_${(index + 0xa0000000).toString(16)}`;
		return { ...logRun.refs[0]!, id, marker: `#ref:${id}` };
	});
	const long = { ...run, run: withRefs(logRun, refs) };

	test('is given to VS Code to keep, and found again', async () => {
		const first = await open({ state: run, answers });
		await ref(first.page, 'ctx_31154fa2').click();
		await first.page.getByRole('treeitem', { name: 'library frames' }).click();
		await first.page.getByRole('textbox', { name: 'Search refs' }).focus();
		await button(first.page, 'OPTIMIZE').click();
		const saved = await first.saved();
		expect(saved).toMatchObject({ runId: logRun.id, selected: 'ctx_31154fa2', closed: ['library frames'] });

		const { page } = await open({ state: run, answers, saved });
		await page.getByRole('region', { name: 'Text of ctx_31154fa2' }).waitFor();
		expect(await page.getByRole('treeitem').count()).toBe(6);
		expect(await button(page, 'OPTIMIZE').getAttribute('aria-expanded')).toBe('false');
	});

	test('includes search and scrolling', async () => {
		const saved = { runId: logRun.id, query: 'ctx_a00000', scroll: 2_000 };
		const { page } = await open({ state: long, saved });
		await page.getByRole('textbox', { name: 'Search refs' }).waitFor();
		expect(await page.getByRole('textbox', { name: 'Search refs' }).inputValue()).toBe('ctx_a00000');
		expect(await page.getByRole('tree').evaluate((tree) => tree.scrollTop)).toBe(2_000);
	});

	test('of another run does not count', async () => {
		const { page } = await open({
			state: run,
			saved: { runId: 'run_other', query: 'netty', closed: ['similar lines'] },
		});
		expect(await page.getByRole('treeitem').count()).toBe(8);
	});

	test('gives way once when a ref is revealed, and then stays', async () => {
		const { page, push } = await open({ state: long, answers, saved: { runId: logRun.id, query: 'a0000001' } });
		await push({ ...long, reveal: 'ctx_a000012a' });
		await page.getByRole('region', { name: 'Text of ctx_a000012a' }).waitFor();
		await ref(page, 'ctx_a000012a').waitFor();
		expect(await page.getByRole('tree').evaluate((tree) => tree.scrollTop)).toBeGreaterThan(4_000);

		await page.getByRole('tree').press('Home');
		await ref(page, 'ctx_a0000000').click();
		await push(long);
		await page.getByRole('region', { name: 'Text of ctx_a0000000' }).waitFor();
	});
});
