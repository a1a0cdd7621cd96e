import { expect, test } from 'vitest';
import { gapReason } from '../../../src/core/screen/gapReason.ts';
import { screenOf } from '../../../src/core/screen/screen.ts';
import type { OffsetMap } from '../../../src/core/source/offsetMap.ts';

const reasonOf = (text: string) => gapReason(text, screenOf(text) as OffsetMap);

const progress = `${Array.from({ length: 50 }, (_, i) => `fetching ${i}%`).join('\r')}\n`;
const red = '\x1b[31mbad\x1b[0m\n';

test('escape sequences share the reason of what was drawn over, wherever that stands', () => {
	expect(reasonOf(red + progress)).toBe('overwritten text and escape sequences');
	expect(reasonOf(progress + red)).toBe('overwritten text and escape sequences');
	expect(reasonOf(`${red}half\rwhole`)).toBe('overwritten text and escape sequences');
});

test('where nothing was drawn over they are named alone', () => {
	expect(reasonOf(red)).toBe('escape sequences');
	expect(reasonOf(red.repeat(60))).toBe('escape sequences');
});
