import { expect, test } from 'vitest';
import { blocksUnder, stretchesOf } from '../../../src/core/store/blockSpans.ts';

test.each([
	['nothing of no blocks', [], []],
	['one block, however long', [24], [[0, 1]]],
	[
		'blocks that begin within the bytes of one, and the rest apart',
		[0, 4, 9, 30, 31],
		[
			[0, 3],
			[3, 5],
		],
	],
	[
		'a block that begins just behind apart',
		[0, 10],
		[
			[0, 1],
			[1, 2],
		],
	],
])('stretches of ten bytes hold %s', (_, starts, expected) => {
	expect([...stretchesOf(starts, 10)].map(({ first, behind }) => [first, behind])).toEqual(expected);
});

test('the blocks under spans are told once each, in order', () => {
	expect([...blocksUnder(Int32Array.of(0, 1, 5, 10, 12, 31), 10)]).toEqual([0, 1, 2, 3]);
	expect([...blocksUnder(Int32Array.of(25, 30), 10)]).toEqual([2]);
	expect([...blocksUnder(new Int32Array(0), 10)]).toEqual([]);
});
