import { describe, expect, test } from 'vitest';
import { errorLines } from '../../../src/core/signals/errorLines.ts';
import { extractPlain, shownBetween } from '../../../src/core/signals/plainText.ts';

const criticals = (text: string) =>
	extractPlain(errorLines, text).map(({ start, end }) => {
		const shown = shownBetween(text, start, end);
		return shown.flatMap((from, i) => (i % 2 === 0 ? [text.slice(from, shown[i + 1])] : [])).join('');
	});

describe('critical strings of what a terminal would show', () => {
	test.each([
		['within colours', '\x1b[31merror\x1b[0m: no such \x1b[1mfile\x1b[0m\n', ['error: no such file']],
		['at the end of progress', '10%\r20%\rerror: disk full\nok\n', ['error: disk full']],
		['not what progress drew over', 'error: retrying\rdone, all well\n', []],
		['not what was drawn again above', '1 failed\nx\n\x1b[2A2 passed\nx\n', []],
		['behind a title', '\x1b]0;error: title\x07fatal: boom\n', ['fatal: boom']],
		['behind a sequence that another one breaks off', 'e\x1b[3\x1b[0mrror: one\n', ['error: one']],
		['in CRLF lines', 'a\r\nerror: one\r\nb\r\n', ['error: one']],
	])('%s', (_, text, expected) => {
		expect(criticals(text)).toEqual(expected);
	});

	test('stretches between colours are what is shown', () => {
		expect(shownBetween('a\x1b[1mb\x1b[0mc', 0, 11)).toEqual([0, 1, 5, 6, 10, 11]);
	});
});
