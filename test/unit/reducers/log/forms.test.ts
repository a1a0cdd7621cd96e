import { expect, test } from 'vitest';
import { Forms } from '../../../../src/core/reducers/log/forms.ts';

test('forms of one hash are told apart', () => {
	const forms = new Forms();
	// So many that several of them share a hash of 32 bits.
	const count = 400_000;
	const form = new Uint16Array(3);
	const fill = (i: number) => form.set([Math.imul(i, 40_503) & 0xffff, Math.imul(i, 30_011) >>> 16, i & 0xffff]);
	const distinct = new Set<string>();
	for (let i = 0; i < count; i++) {
		fill(i);
		forms.idOf(form, 3);
		distinct.add(String.fromCharCode(...form));
	}
	expect(forms.size).toBe(distinct.size);
});

test('a form keeps its number', () => {
	const forms = new Forms();
	expect([
		forms.idOf(Uint16Array.of(7, 8), 2),
		forms.idOf(Uint16Array.of(7), 1),
		forms.idOf(Uint16Array.of(7, 8, 9), 2),
	]).toEqual([0, 1, 0]);
});

test('long lines are compared as they are', () => {
	const forms = new Forms();
	expect(['x', 'y', 'x'].map((letter) => forms.idOfVerbatim(letter.repeat(100_000)))).toEqual([0, 1, 0]);
});
