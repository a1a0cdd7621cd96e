import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexingProgress } from '../../../src/cli/progress.ts';

const clear = '\r\x1b[K';
let written: string[];
let now: number;

beforeEach(() => {
	written = [];
	now = 5000;
	vi.spyOn(performance, 'now').mockImplementation(() => now);
	vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
	const { isTTY } = process.stderr;
	process.stderr.isTTY = true;
	return () => {
		process.stderr.isTTY = isTTY;
		vi.restoreAllMocks();
	};
});

describe('while the index is built anew', () => {
	test('a line counts the runs once it takes over a second, and goes away at the end', () => {
		const onIndexing = indexingProgress();
		onIndexing(1, 20_000);
		now += 999;
		onIndexing(5000, 20_000);
		expect(written).toEqual([]);
		now += 2;
		onIndexing(12_345, 20_000);
		expect(written).toEqual([`${clear}Reading the store: 12,345 of 20,000 runs …`]);
		now += 50;
		onIndexing(12_346, 20_000);
		expect(written).toHaveLength(1);
		now += 51;
		onIndexing(13_000, 20_000);
		expect(written.at(-1)).toBe(`${clear}Reading the store: 13,000 of 20,000 runs …`);
		onIndexing(20_000, 20_000);
		expect(written.at(-1)).toBe(clear);
	});

	test('nothing is written where stderr is no terminal', () => {
		process.stderr.isTTY = false;
		const onIndexing = indexingProgress();
		now += 5000;
		onIndexing(1, 2);
		onIndexing(2, 2);
		expect(written).toEqual([]);
	});
});
