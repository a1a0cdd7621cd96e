import { describe, expect, it } from 'vitest';
import { countTokens, tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';

const estimate = await tokenCounter('estimate');
const o200k = await tokenCounter('o200k_base');

describe('the estimate', () => {
	it.each([
		['', 0],
		['abcd', 1],
		['abcde', 2],
		['你好世界', 3],
		['🙂', 1],
		['\udcff'.repeat(5), 2],
	])('of %j is bytes / 4, rounded up: %i', (text, tokens) => {
		expect(countTokens(estimate, text)).toBe(tokens);
	});

	it('calls itself one', () => {
		expect([estimate.estimated, o200k.estimated]).toEqual([true, false]);
	});
});

describe('o200k_base', () => {
	it.each([
		['', 0],
		['hello world', 2],
		['你好世界', 2],
		['<|endoftext|>', 7],
	])('of %j is %i', (text, tokens) => {
		expect(countTokens(o200k, text)).toBe(tokens);
	});

	it('counts a megabyte without a break, in slices', () => {
		const tokens = countTokens(o200k, 'ab'.repeat(500_000));
		expect(tokens).toBeGreaterThan(100_000);
		expect(tokens).toBeLessThan(1_000_000);
	});
});
