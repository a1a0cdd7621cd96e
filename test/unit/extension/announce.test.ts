import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunView } from '../../../src/core/view.ts';
import { announceOne, announceSeveral, offerResult } from '../../../src/extension/runs/announce.ts';
import { statusOf } from '../../../src/extension/runs/status.ts';

const host = vi.hoisted(() => ({ said: [] as string[] }));

vi.mock('vscode', () => ({
	env: { language: 'en' },
	l10n: { t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)])) },
	window: {
		showInformationMessage: async (message: string) => void host.said.push(message),
		setStatusBarMessage: (message: string) => host.said.push(message),
	},
}));

const secret = { secret: 'password' };
const run = (before: number, after: number, refs: object[]) =>
	({
		...{
			id: 'run_0123abcd',
			sourceName: 'app.log',
			raw: { tokens: before },
			visible: { tokens: after },
			estimated: true,
		},
		...{ refs, signal: { pass: true }, recovery: { pass: true }, notes: [] },
	}) as unknown as RunView;

beforeEach(() => {
	host.said = [];
});

describe('a status', () => {
	it.each([
		[run(12_400, 900, [{}, {}]), false, '~12,400 → ~900 tokens (estimate)'],
		[run(12_400, 900, [{}, {}]), true, '~12,400 → ~900 tokens (estimate), copied'],
		[run(8, 20, [secret]), true, '~8 → ~20 tokens (estimate), 1 secret masked, copied'],
		[run(12_400, 900, [{}, secret, secret]), false, '~12,400 → ~900 tokens (estimate), 2 secrets masked'],
	])('tells of secrets that are masked (%#)', (view, copied, status) => {
		expect(statusOf(view, copied)).toBe(status);
	});
});

describe('one in which there was nothing to reduce', () => {
	it.each([
		[true, ['~7 → ~7 tokens (estimate)']],
		[false, ['Nothing to reduce in app.log: its ~7 tokens (estimate) stay as they are.']],
	])('is told once, in the inspector where that is seen (%s)', (isSeen, said) => {
		announceOne(run(7, 7, []), false, undefined, isSeen);
		expect(host.said).toEqual(said);
	});
});

describe('the summary of several', () => {
	it('takes no mask for a reduction', () => {
		announceSeveral([{ name: 'a', run: run(8, 20, [secret]) }], false);
		announceSeveral(
			[run(100, 10, [{}, secret]), run(8, 20, [secret])].map((each) => ({ name: 'a', run: each })),
			true,
		);
		expect(host.said).toEqual([
			'No file was made shorter. In 1 file there was nothing to reduce. 1 secret is masked.',
			'1 file reduced: ~100 → ~10 tokens (estimate). In 1 file there was nothing to reduce. 2 secrets are masked.',
			'~108 → ~30 tokens (estimate), 2 secrets masked, copied',
		]);
	});

	it('offers a text in which nothing but secrets is masked by that', () => {
		offerResult(run(8, 20, [secret]));
		offerResult(run(80, 20, [{}, secret]));
		expect(host.said).toEqual(['The secrets of app.log are masked.', 'app.log is reduced.']);
	});
});
