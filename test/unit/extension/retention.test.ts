import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Limits } from '../../../src/core/store/retention/chooseExpired.ts';
import { retention } from '../../../src/extension/retention.ts';

const host = vi.hoisted(() => ({ settings: {} as Record<string, unknown> }));

vi.mock('vscode', () => ({
	l10n: { t: (text: string) => text },
	workspace: { getConfiguration: () => ({ get: (key: string) => host.settings[key] }) },
}));

const minutes = 60 * 1000;
const hours = 60 * minutes;

let passes: Limits[];
let kept: Map<string, unknown>;

beforeEach(() => {
	vi.useFakeTimers({ now: 1_800_000_000_000 });
	host.settings = {};
	passes = [];
	kept = new Map();
});

afterEach(() => vi.useRealTimers());

function opened(fails = false) {
	const memento = {
		get: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
		update: async (key: string, value: unknown) => kept.set(key, value),
	};
	const warnings: unknown[] = [];
	const expire = async (limits: Limits) => {
		passes.push(limits);
		if (fails) throw new Error('no room');
	};
	const log = { warn: (message: unknown) => warnings.push(message) };
	return { window: retention({ expire }, memento as never, log as never), warnings };
}

it('leaves a window alone that was just opened, then looks once a day', async () => {
	opened();
	await vi.advanceTimersByTimeAsync(4 * minutes);
	expect(passes).toEqual([]);
	await vi.advanceTimersByTimeAsync(2 * minutes);
	expect(passes).toEqual([{ days: 30, megabytes: 1000 }]);
	await vi.advanceTimersByTimeAsync(23 * hours);
	expect(passes).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(2 * hours);
	expect(passes).toHaveLength(2);
});

it('looks at most once a day, however often windows are opened', async () => {
	for (let i = 0; i < 3; i++) {
		const { window } = opened();
		await vi.advanceTimersByTimeAsync(10 * minutes);
		window.dispose();
	}
	expect(passes).toHaveLength(1);
});

it('does as the settings say; what makes no sense counts as unset', async () => {
	host.settings = { 'nolife.retention.days': 0, 'nolife.retention.megabytes': -5 };
	opened();
	await vi.advanceTimersByTimeAsync(6 * minutes);
	expect(passes).toEqual([{ days: 0, megabytes: 1000 }]);
});

it('stops with the window, and only logs a failure', async () => {
	opened().window.dispose();
	const { warnings } = opened(true);
	await vi.advanceTimersByTimeAsync(6 * minutes);
	expect(passes).toHaveLength(1);
	expect(warnings).toEqual(['no room']);
});
