import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IntList } from '../../../src/core/source/intList.ts';

it('holds what an array holds after the same steps', () => {
	const push = fc.record({ push: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) });
	const set = fc.record({ set: fc.nat(), to: fc.integer({ min: -5, max: 5 }) });
	const cut = fc.record({ cut: fc.nat({ max: 60 }) });
	fc.assert(
		fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: push }, set, cut), { maxLength: 200 }), (steps) => {
			const list = new IntList();
			const array: number[] = [];
			for (const step of steps) {
				if ('push' in step) {
					list.push(step.push);
					array.push(step.push);
				} else if ('cut' in step) {
					list.cut(step.cut);
					array.length = Math.min(array.length, step.cut);
				} else if (array.length > 0) {
					list.set(step.set % array.length, step.to);
					array[step.set % array.length] = step.to;
				}
			}
			expect(list.length).toBe(array.length);
			expect([...list.toArray()]).toEqual(array);
			expect(array.map((_, i) => list.at(i))).toEqual(array);
		}),
	);
});
