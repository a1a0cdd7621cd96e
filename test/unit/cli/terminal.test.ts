import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inert, oneLine } from '../../../src/cli/terminal.ts';
import { anyText } from '../support/arbitraries.ts';

const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

describe('inert text', () => {
	test('holds nothing that drives a terminal, whatever the source', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const shown = inert(text);
				expect(shown).not.toMatch(controls);
				expect(shown.replaceAll('\r\n', '\n')).not.toContain('\r');
				expect(shown.isWellFormed()).toBe(true);
			}),
		);
	});

	test('is the text itself where nothing drives a terminal', () => {
		const text = 'Zeile\tmit Tab\nGrüße 日本 🙂\r\n';
		expect(inert(text)).toBe(text);
	});
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
