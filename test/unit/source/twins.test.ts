import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineEnd, linesOf } from '../../../src/core/source/lines.ts';
import { twinsOf } from '../../../src/core/source/twins.ts';
import { anyText } from '../support/arbitraries.ts';

const firstOf = (text: string) => [...twinsOf(text, linesOf(text)).first];

/** The same by comparing the lines as strings. */
const firstBySearch = (text: string) => {
	const lines = linesOf(text);
	if (text.length < 4 * lines.starts.length) return [];
	const masked = [...lines.starts].map((start, line) => text.slice(start, lineEnd(lines, line)).replace(/\d/g, '0'));
	return masked.map((line) => {
		const isAlone = masked.indexOf(line) === masked.lastIndexOf(line);
		return isAlone || /[^\0-\x7f]/.test(line) ? -1 : masked.indexOf(line);
	});
};

describe('twinsOf', () => {
	it.each([
		['', []],
		['a 1\na 2\n', [0, 0]],
		['a 1\nb 1\na 2\na 12\n', [0, -1, 0, -1]],
		['a 1\na 2\r\na 3', [-1, -1, -1]],
		['é 1\na 1\né 1\na 2\n', [-1, 1, -1, 1]],
		['\n\n', []],
		['a\nb\na\nb\n', []],
	])('finds the lines of %j that are the same but for their digits', (text, expected) => {
		expect(firstOf(text)).toEqual(expected);
	});

	it('finds them in any text', () => {
		const line = fc.oneof(fc.constantFrom('1', '2', 'a1', 'a2', 'b\r', 'é7', 'a\u{1f600}3'), anyText);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 20 }), (rows) => {
				const text = rows.join('\n');
				expect(firstOf(text)).toEqual(firstBySearch(text));
			}),
		);
	});

	it('finds them far apart, and in stretches with other characters between', () => {
		const rows = Array.from(
			{ length: 4_000 },
			(_, row) => `line ${row % 7 === 0 ? 'ä' : ''} of ${row} ${'x'.repeat(row % 90)}\n`,
		);
		const text = rows.join('');
		expect(firstOf(text)).toEqual(firstBySearch(text));
		expect(firstOf(text).filter((first) => first >= 0).length).toBeGreaterThan(3_000);
	});

	it('takes no line for a twin that is longer than lines that repeat', () => {
		const long = 'x'.repeat(4_096);
		expect(firstOf(`${long}\n${long}\nab\nab\n`)).toEqual([-1, -1, 2, 2]);
	});

	it('holds lines of a megabyte together, and finds no twins of later ones', () => {
		const letters = (row: number) => row.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);
		const rows = Array.from({ length: 1_100 }, (_, row) => `${letters(row).padEnd(1_000, 'x')}\n`);
		const [early, late] = [rows[5] as string, rows[1_090] as string];
		const first = firstOf([...rows, early, late].join(''));
		expect([first.at(-2), first.at(-1)]).toEqual([5, -1]);
	});
});
