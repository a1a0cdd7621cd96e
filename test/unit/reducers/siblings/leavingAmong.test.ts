import { describe, expect, it } from 'vitest';
import { leavingAmong, type Siblings } from '../../../../src/core/reducers/siblings/leavingAmong.ts';

/** Siblings of one shape with one value each; an upper-case one must stay. */
function siblings(values: readonly string[]): Siblings & { readonly size: number } {
	return {
		size: values.length,
		shape: () => 1,
		values: (i, visit) => visit(7, (values[i] as string).length),
		mustStay: (i) => /[A-Z]/.test(values[i] as string),
	};
}

/** The numbers of those that stay, with two of each shape at least. */
function shown(of: ReturnType<typeof siblings>): number[] {
	const nodes = Array.from({ length: of.size }, (_, i) => i);
	const leaving = new Set(leavingAmong(nodes, of, 2));
	return nodes.filter((node) => !leaving.has(node));
}

describe('siblings that stay', () => {
	it('are the first of a shape', () => {
		expect(shown(siblings(Array(9).fill('a')))).toEqual([0, 1]);
	});

	it('are the first of every shape', () => {
		const shapes = [1, 1, 1, 2, 1, 2, 2, 1];
		const of = { ...siblings(Array(8).fill('a')), shape: (i: number) => shapes[i] as number };
		expect(shown(of)).toEqual([0, 1, 3, 5]);
	});

	it('are those that must', () => {
		expect(shown(siblings(['a', 'a', 'a', 'A', 'a', 'a']))).toEqual([0, 1, 3]);
	});

	it('are the first with each value of a place that holds few', () => {
		expect(shown(siblings(['a', 'a', 'a', 'a', 'bb', 'bb', 'a', 'a', 'a', 'bb', 'a']))).toEqual([0, 1, 4]);
	});

	it('are not all those with a value of their own, since such are names', () => {
		expect(shown(siblings(Array.from({ length: 12 }, (_, i) => 'a'.repeat(i + 1))))).toEqual([0, 1]);
	});

	it('hardly change with one more that is like the others', () => {
		const few = Array.from({ length: 40 }, (_, i) => 'a'.repeat((i % 4) + 1));
		expect(shown(siblings([...few, 'a']))).toEqual(shown(siblings(few)));
	});
});
