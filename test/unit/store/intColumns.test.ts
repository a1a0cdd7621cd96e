import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Damaged } from '../../../src/core/store/damaged.ts';
import { IntReader, IntWriter } from '../../../src/core/store/intColumns.ts';

const anyColumn = fc.tuple(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), fc.integer({ min: 1, max: 3 }));

test('columns come back as they were, in their order', () => {
	fc.assert(
		fc.property(fc.array(anyColumn), (columns) => {
			const writer = new IntWriter();
			for (const [values, stride] of columns) writer.column(values, stride);
			const reader = new IntReader(writer.done());
			for (const [values, stride] of columns) expect([...reader.column(stride)]).toEqual(values);
		}),
	);
});

test('offsets that grow by a line take two bytes each at most', () => {
	const writer = new IntWriter();
	writer.column(Array.from({ length: 10_000 }, (_, i) => 120 * i));
	expect(writer.done().length).toBeLessThan(20_010);
});

test('a column that is cut off is damaged, wherever it is cut', () => {
	const writer = new IntWriter();
	writer.column([1, 1000, 100_000, -5]);
	const whole = writer.done();
	for (let size = 0; size < whole.length; size++) {
		expect(() => new IntReader(whole.subarray(0, size)).column()).toThrow(Damaged);
	}
});

test('a count of more values than there are bytes reserves nothing', () => {
	expect(() => new IntReader(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f, 1, 2)).column()).toThrow(Damaged);
});
