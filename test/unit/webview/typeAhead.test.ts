import { expect, test } from 'vitest';
import { addLetter, findTyped, nothingTyped } from '../../../src/webview/model/typeAhead.ts';

const labels = ['repeated lines', 'GET /a', 'get /b', 'similar lines', 'Response'];

test('letters make a word until there is a pause', () => {
	const g = addLetter('g', 1_000, nothingTyped);
	expect(addLetter('e', 1_300, g)).toEqual({ word: 'ge', at: 1_300 });
	expect(addLetter('s', 2_000, g)).toEqual({ word: 's', at: 2_000 });
});

test('one letter walks through the rows that begin with it, around the end', () => {
	expect(findTyped('r', labels, 0)).toBe(4);
	expect(findTyped('r', labels, 4)).toBe(0);
	expect(findTyped('gg', labels, 1)).toBe(2);
});

test('a longer word stays on a row that still matches', () => {
	expect(findTyped('re', labels, 0)).toBe(0);
	expect(findTyped('res', labels, 0)).toBe(4);
	expect(findTyped('get /b', labels, 1)).toBe(2);
});

test('finds nothing where nothing is', () => {
	expect(findTyped('x', labels, 0)).toBeUndefined();
	expect(findTyped('x', [], 0)).toBeUndefined();
});
