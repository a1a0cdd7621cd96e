import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../../../src/extension/plain.ts';
import { anyText } from '../support/arbitraries.ts';

it.each([
	[
		'a link to a command',
		'[app.log](command:workbench.action.quit): [a](b)',
		'[app.log] (command:workbench.action.quit): [a] (b)',
	],
	['an icon', '$(pass) all good $(x)', '$ (pass) all good $ (x)'],
	['a line of its own', 'a.log\n2026-03-01 10:00:00.000 [info] forged', 'a.log 2026-03-01 10:00:00.000 [info] forged'],
	['an order turned round', 'gpj\u202eexe', 'gpj\\u{202e}exe'],
	['an escape', '\x1b]0;t\x07', '␛]0;t␇'],
])('makes no more than text of %s', (_, text, shown) => {
	expect(plain(text)).toBe(shown);
});

it('never holds a link, an icon or a line end, whatever comes', () => {
	const parts = fc.array(fc.oneof(fc.constantFrom('[', ']', '(', '$', '$(', '](', '\n'), anyText), { maxLength: 8 });
	fc.assert(
		fc.property(parts, (texts) => {
			expect(plain(texts.join(''))).not.toMatch(/\]\(|\$\(|[\r\n]/);
		}),
	);
});

it('leaves every other text as it is', () => {
	expect(plain('12,400 → 900 tokens [app (1).log]')).toBe('12,400 → 900 tokens [app (1).log]');
});
