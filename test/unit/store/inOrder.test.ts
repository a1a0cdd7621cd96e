import { expect, test } from 'vitest';
import { inOrder } from '../../../src/core/store/inOrder.ts';

async function collected<T>(results: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const result of results) all.push(result);
	return all;
}

test('results come in the order of the items, whichever is ready first', async () => {
	const turns = [3, 0, 2, 1, 0];
	const work = async (turn: number) => {
		for (let i = 0; i < turn; i++) await Promise.resolve();
		return turn;
	};
	expect(await collected(inOrder(turns, 3, work))).toEqual(turns);
	expect(await collected(inOrder([], 3, work))).toEqual([]);
});

test('no more than `width` items are in work or waiting', async () => {
	let begun = 0;
	let taken = 0;
	const work = async (item: number) => {
		begun++;
		return item;
	};
	for await (const item of inOrder([1, 2, 3, 4, 5, 6, 7], 3, work)) {
		expect(item).toBe(++taken);
		expect(begun - taken).toBeLessThan(3);
	}
	expect(taken).toBe(7);
});

test('a failure is passed on, and further ones are not left unhandled', async () => {
	const work = async (item: number) => {
		throw new Error(`item ${item}`);
	};
	await expect(collected(inOrder([1, 2, 3], 3, work))).rejects.toThrow('item 1');
});
