import { describe, expect, it } from 'vitest';
import { borderBefore, borderBehind } from '../../../src/core/source/characters.ts';

describe('borders of characters', () => {
	const text = 'a😀b\ud83d\ude00\ude00\ud83d';

	it('lie everywhere but between the halves of a pair', () => {
		const parting = Array.from({ length: text.length + 2 }, (_, at) => at).filter(
			(at) => borderBefore(text, at) !== at,
		);
		expect(parting).toEqual([2, 5]);
	});

	it('are found before and behind an offset', () => {
		expect([borderBefore(text, 2), borderBehind(text, 2)]).toEqual([1, 3]);
		expect([borderBefore(text, 3), borderBehind(text, 3)]).toEqual([3, 3]);
	});

	it('keep a lone half where it is', () => {
		expect([borderBefore(text, 7), borderBehind(text, 8)]).toEqual([7, 8]);
	});
});
