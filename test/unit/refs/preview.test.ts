import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewOf, previewText, shortened } from '../../../src/core/refs/preview.ts';
import { anyText } from '../support/arbitraries.ts';

const previewed = (content: string) =>
	previewText({ preview: previewOf(content, [{ start: 0, end: content.length }]), bytes: Buffer.byteLength(content) });

describe('the preview of a ref', () => {
	it('is its content, if that is short', () => {
		expect(previewed('at a.b.Method.invoke(Method.java:580)\n')).toBe('at a.b.Method.invoke(Method.java:580)\n');
		expect(previewed('x'.repeat(200))).toBe('x'.repeat(200));
		expect(previewed('')).toBe('');
	});

	it('ends where its last word began', () => {
		const words = 'one two '.repeat(24);
		expect(previewed(`${words}three four`)).toBe(`${words}three…`);
		expect(previewed(`${'x'.repeat(190)} at reflect.Method.invoke`)).toBe(`${'x'.repeat(190)} at…`);
		expect(previewed(`${'x'.repeat(180)} reflect.Method.invoke`)).toBe(`${'x'.repeat(180)} reflect.Method.…`);
	});

	it('ends within a word that is long, never within a character', () => {
		expect(previewed('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
		expect(previewed(`x${'😀'.repeat(100)}`)).toBe(`x${'😀'.repeat(99)}…`);
	});

	it('begins what it stands for, with a sign of more only if there is more', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (content) => {
				const shown = previewed(content);
				if (shown !== content) expect(shown).toMatch(/…$/);
				expect(content.startsWith(shown === content ? shown : shown.slice(0, -1))).toBe(true);
			}),
		);
	});
});

it('a shortened text keeps to its length and is the text if that fits', () => {
	fc.assert(
		fc.property(anyText, fc.integer({ min: 2, max: 60 }), (text, longest) => {
			const short = shortened(text, longest);
			expect(short.length).toBeLessThanOrEqual(longest);
			if (text.length <= longest) expect(short).toBe(text);
			else expect(text.startsWith(short.slice(0, -1)) && short.endsWith('…')).toBe(true);
		}),
	);
	expect(shortened('charge failed after 3 attempts', 17)).toBe('charge failed…');
});
