import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	contentEnd,
	countLines,
	lineAt,
	lineCount,
	lineEnd,
	linesOf,
	linesWithin,
} from '../../../src/core/source/lines.ts';
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

describe('linesWithin', () => {
	it('finds in every stretch what reading it would find', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.nat(), (text, one, other) => {
				const [start, end] = [one, other].map((at) => at % (text.length + 1)).sort((a, b) => a - b) as [number, number];
				expect(linesWithin(linesOf(text), start, end)).toEqual(linesOf(text.slice(start, end)));
			}),
		);
	});

	it.each([
		['ab\ncd\nef', 3, 6],
		['ab\ncd\nef', 1, 7],
		['a\r\nb', 2, 4],
		['a\r\nb', 0, 2],
		['a\nb', 2, 2],
	])('of %j between %i and %i too', (text, start, end) => {
		expect(linesWithin(linesOf(text), start, end)).toEqual(linesOf(text.slice(start, end)));
	});
});
