import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inert as inertInTerminals } from '../../../src/core/inert.ts';
import { inert, stretches } from '../../../src/webview/model/inert.ts';

test('names control and direction characters instead of obeying them', () => {
	expect(inert('\u001b[31mred\u0000')).toBe('[ESC][31mred[NUL]');
	expect(inert('pay\u202eload\u2066')).toBe('pay[U+202E]load[U+2066]');
	expect(inert('a\u007fb\u0085c\ufeff')).toBe('a[U+007F]b[U+0085]c[U+FEFF]');
	expect(inert('\ud800 and \udc00')).toBe('[U+D800] and [U+DC00]');
});

test('leaves what people read as it is: tabs, emoji with joiners, other scripts', () => {
	for (const text of ['\tindented', '👩‍💻 ok', 'สวัสดี 你好 שלום', 'a → b']) {
		expect(inert(text)).toBe(text);
		expect(stretches(text)).toEqual([{ text, pictured: false }]);
	}
});

test('takes for unseen what the one rule of the engine does, and line feeds', () => {
	const differing: string[] = [];
	for (let code = 0; code <= 0x10ffff; code++) {
		const character = String.fromCodePoint(code);
		const unseen = inertInTerminals(character) !== character || character === '\n';
		if (unseen !== (inert(character) !== character)) differing.push(code.toString(16));
	}
	expect(differing).toEqual([]);
});

test('marks the pictures, so that the screen can set them apart', () => {
	expect(stretches('a\u001bb')).toEqual([
		{ text: 'a', pictured: false },
		{ text: '[ESC]', pictured: true },
		{ text: 'b', pictured: false },
	]);
	expect(stretches('')).toEqual([]);
});

test('shows the same text as string and as stretches, without an unseen character', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const shown = inert(text);
			expect(
				stretches(text)
					.map((stretch) => stretch.text)
					.join(''),
			).toBe(shown);
			expect(shown).not.toMatch(/[\0-\x08\x0a-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
			expect(shown.isWellFormed()).toBe(true);
		}),
	);
});
