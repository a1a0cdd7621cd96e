import { expect, test } from 'vitest';
import { gapReasons } from '../../../src/core/screen/gapReasons.ts';
import { screenOf } from '../../../src/core/screen/screen.ts';
import type { OffsetMap } from '../../../src/core/source/offsetMap.ts';

/** Why the escape sequence or text at `at` is not on the screen. */
function reasonAt(text: string, at: string): string {
	const start = text.indexOf(at);
	return gapReasons(text, screenOf(text) as OffsetMap)(start, start + at.length);
}
const progress = `${Array.from({ length: 50 }, (_, i) => `fetching ${i}%`).join('\r')}\n`;
const red = '\x1b[31m';

test('a few escape sequences share the reason of what was drawn over', () => {
	expect(reasonAt(`${red}bad\n${progress}`, red)).toBe('overwritten text and escape sequences');
	expect(reasonAt(`${red}bad\n${progress}`, 'fetching 3%')).toBe('overwritten text and escape sequences');
});

test('many have their own, and so have those that stand alone', () => {
	const many = `${red}bad `.repeat(60);
	expect(reasonAt(`${many}\n${progress}`, red)).toBe('escape sequences');
	expect(reasonAt(`${many}\n${progress}`, 'fetching 3%')).toBe('overwritten text');
	expect(reasonAt(`${red}bad\n`, red)).toBe('escape sequences');
});
