import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentEnd, countLines, lineAt, lineCount, lineEnd, linesOf } from '../../../src/core/source/lines.ts';
import { anyText } from '../support/arbitraries.ts';

const contents = (text: string) => {
	const lines = linesOf(text);
	return [...lines.starts].map((start, line) => text.slice(start, contentEnd(text, lines, line)));
};

describe('linesOf', () => {
	it.each([
		['', []],
		['a', ['a']],
		['a\n', ['a']],
		['a\nb', ['a', 'b']],
		['a\r\nb\rc\nd\r', ['a', 'b', 'c', 'd']],
		['\n\r\n\r', ['', '', '']],
		['\n\n', ['', '']],
		['a\n\rb', ['a', '', 'b']],
	])('finds the lines of %j', (text, expected) => {
		expect(contents(text)).toEqual(expected);
		expect([lineCount(linesOf(text)), countLines(text)]).toEqual([expected.length, expected.length]);
	});

	it('covers every text without gap or overlap', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const lines = linesOf(text);
				const whole = [...lines.starts].map((start, line) => text.slice(start, lineEnd(lines, line))).join('');
				expect(whole).toBe(text);
			}),
		);
	});

	it('finds the line of each offset', () => {
		const lines = linesOf('ab\ncd\r\n\ne');
		expect([0, 2, 3, 6, 7, 8, 99].map((offset) => lineAt(lines, offset))).toEqual([0, 0, 1, 1, 2, 3, 3]);
	});
});
