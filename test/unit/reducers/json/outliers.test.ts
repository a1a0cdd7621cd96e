import { describe, expect, test } from 'vitest';
import { reduceJson } from '../../../../src/core/reducers/json/reduceJson.ts';
import { reducing } from '../../support/reducing.ts';

function itemsOf(count: number, item: (i: number) => object): string {
	return JSON.stringify({ items: Array.from({ length: count }, (_, i) => item(i)) });
}

function visibleItems(text: string): readonly unknown[] {
	return JSON.parse(reducing(reduceJson, text).visible).items.filter((item: unknown) => typeof item === 'object');
}

describe('among similar items stays', () => {
	test.each(['time', 'duration_ms', 'responseTime'])('the slowest one by its %s', (key) => {
		const item = (i: number) => ({
			url: `/page/${i}/of/the/shop/with/a/long/name`,
			[key]: i === 71 ? 18_231.5 : 90 + i,
		});
		const items = visibleItems(itemsOf(120, item));
		expect(items).toContainEqual(item(71));
		expect(items.length).toBeLessThan(10);
	});

	test('the slowest one by a time deep inside', () => {
		const item = (i: number) => ({
			id: `a-${i}-of-many-requests`,
			payload: { query: { took: i === 71 ? 4812 : 9 + i } },
		});
		expect(visibleItems(itemsOf(120, item))).toEqual([...[0, 1, 2].map(item), item(71)]);
	});

	test('none for its time if none is slow', () => {
		const item = (i: number) => ({ url: `/page/${i}/of/the/shop/with/a/long/name`, time: 1_767_607_200 + i });
		expect(visibleItems(itemsOf(120, item))).toEqual([0, 1, 2].map(item));
	});

	test('the one with a further key in an object of its own', () => {
		const item = (i: number) => ({ route: { name: `r${i}`, kind: 'page', ...(i === 71 ? { deprecated: true } : {}) } });
		const items = visibleItems(itemsOf(120, item));
		expect(items).toContainEqual(item(71));
		expect(items.length).toBeLessThan(10);
	});
});

describe('documents in a row', () => {
	const document = (i: number) =>
		`${JSON.stringify({ time: `10:00:${i}`, level: i === 71 ? 'error' : 'info', queue: `mail${i}` }, undefined, 2)}\n`;
	const source = (count: number) => Array.from({ length: count }, (_, i) => document(i)).join('');

	test('fold as items of a list do', () => {
		const { visible } = reducing(reduceJson, source(120));
		expect(visible.startsWith(`${document(0)}${document(1)}${document(2)}"… 68 items #ref:ctx_`)).toBe(true);
		expect(visible).toContain(`"\n${document(71)}"…`);
	});

	test('stay if they are few', () => {
		expect(reducing(reduceJson, source(3)).visible).toBe(source(3));
	});
});
