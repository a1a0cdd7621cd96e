import { describe, expect, it } from 'vitest';
import { linearPattern, PatternError } from '../../../src/core/rules/linearPattern.ts';

describe('a pattern of a user', () => {
	it.each([
		['ERROR', 'an ERROR here', true],
		['^ERROR', 'an ERROR here', false],
		['(?i)timed? ?out$', 'request TIMED OUT', true],
		['\\d{4}-\\d\\d', '2026-01', true],
		['日本', '日本語', true],
	])('%s on %s', async (pattern, line, matches) => {
		expect((await linearPattern(pattern))(line)).toBe(matches);
	});

	it('may count, but not so far that each character costs thousands of steps', async () => {
		expect((await linearPattern('a.{0,200}b'))('a-b')).toBe(true);
		await expect(linearPattern('a.{0,900}b')).rejects.toThrow('is too large: shorten its counted repetitions.');
	});

	it.each(['(a+)+$', '(a+)+b', '(a|aa)+b', '(a*)*(a*)*ab', '(.*a){12}b', '(a?){80}a{80}b', '([^!]|.)*a{40}b'])(
		'that would take for ever elsewhere, %s, is through a million characters at once',
		async (pattern) => {
			const test = await linearPattern(pattern);
			expect(test(`b${'a'.repeat(1_000_000)}!`)).toBe(false);
		},
		20_000,
	);

	it.each(['(', 'a(?=b)', '(a)\\1', '[z-a]', 'a{2000}'])('that is none, %s, says so', async (pattern) => {
		await expect(linearPattern(pattern)).rejects.toThrow(PatternError);
		await expect(linearPattern(pattern)).rejects.toThrow(/^is no pattern \(.+\): write it in RE2 syntax/);
	});
});
