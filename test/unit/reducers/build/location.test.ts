import { expect, it } from 'vitest';
import { positionIn } from '../../../../src/core/reducers/build/location.ts';

it.each([
	['12:5  error  no', [12, 5]],
	['1:1\tx', [1, 1]],
	['1234567:12345 x', [1234567, 12345]],
	['12:5', undefined],
	['12:5: error', undefined],
	['12: 5 x', undefined],
	['12:x y', undefined],
	['12345678:1 x', undefined],
	['1:123456 x', undefined],
	['x 1:2 y', undefined],
	['', undefined],
])('finds line and column in %j', (text, expected) => {
	const found = positionIn(text, 100);
	const number = (span: readonly [number, number] | undefined) =>
		span && Number(text.slice(span[0] - 100, span[1] - 100));
	expect(found && [number(found.line), number(found.column)]).toEqual(expected);
	if (found) expect(found.end).toBe(found.column?.[1]);
});
