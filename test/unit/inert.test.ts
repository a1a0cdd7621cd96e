import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inert, inertJson, oneLine } from '../../src/core/inert.ts';
import { anyText } from './support/arbitraries.ts';

/** What a source may carry to reach beyond its place, and what a person sees of it. */
const attacks: readonly (readonly [what: string, text: string, shown: string])[] = [
	['a title change', '\x1b]0;owned\x07', '␛]0;owned␇'],
	['a title change that C1 begins', '\x9d2;owned\x9c', '\\u{9d}2;owned\\u{9c}'],
	['a clipboard write', '\x1b]52;c;cm0=\x07', '␛]52;c;cm0=␇'],
	['a hyperlink', '\x1b]8;;http://a.test\x1b\\here\x1b]8;;\x1b\\', '␛]8;;http://a.test␛\\here␛]8;;␛\\'],
	['the alternate screen', '\x1b[?1049h', '␛[?1049h'],
	['a moved cursor', '\x1b[1A\x9b2J', '␛[1A\\u{9b}2J'],
	['a line drawn over', 'safe\rowned', 'safe␍owned'],
	['backspaces', 'ab\b\bcd', 'ab␈␈cd'],
	['an order turned round', 'a\u202egpj.exe\u202c', 'a\\u{202e}gpj.exe\\u{202c}'],
	['an isolate', '\u2066a\u2069\u2067b\u2069', '\\u{2066}a\\u{2069}\\u{2067}b\\u{2069}'],
	['direction marks', '\u200e\u200f\u061c', '\\u{200e}\\u{200f}\\u{61c}'],
	['zero width', 'a\u200bb\u2060c\ufeff', 'a\\u{200b}b\\u{2060}c\\u{feff}'],
	['text in tags that only a model reads', 'hi\u{e0049}\u{e0067}', 'hi\\u{e0049}\\u{e0067}'],
	['bytes in variation selectors', 'a\u{e0100}\u{e01ef}', 'a\\u{e0100}\\u{e01ef}'],
	['separators', 'a\u2028b\u2029c\x85d', 'a\\u{2028}b\\u{2029}c\\u{85}d'],
	['bytes that are no text', '\udc80 \udfff', '\ufffd \ufffd'],
	['NUL and DEL', '\0\x7f', '␀␡'],
];

const seen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

describe('inert text', () => {
	test.each(attacks)('shows %s', (_, text, shown) => {
		expect(inert(text)).toBe(shown);
	});

	test('holds nothing unseen, whatever the source', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const shown = inert(text);
				expect(shown).not.toMatch(seen);
				expect(shown.replaceAll('\r\n', '\n')).not.toContain('\r');
				expect(shown.isWellFormed()).toBe(true);
			}),
		);
	});

	test.each(['Zeile\tmit Tab\nGrüße 日本 🙂\r\n', '👩‍💻 ❤️ ok', 'שלום सामान्य می‌خواهم', 'a → b'])(
		'is the text itself where people read it: %j',
		(text) => {
			expect(inert(text)).toBe(text);
		},
	);
});

describe('one line', () => {
	test('is one, whatever the source', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(oneLine(text)).not.toMatch(/[\n\r\t\x1b]/);
			}),
		);
		expect(oneLine(' a\r\n\tb  c\x1b[0m ')).toBe('a b c␛[0m');
	});
});

describe('inert JSON', () => {
	test('holds the same values and nothing unseen', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const json = inertJson(JSON.stringify({ text }));
				expect(JSON.parse(json)).toEqual({ text });
				expect(json).not.toMatch(seen);
			}),
		);
		expect(inertJson('"\u202e\x9b\u{e0041}"')).toBe('"\\u202e\\u009b\\udb40\\udc41"');
	});
});
