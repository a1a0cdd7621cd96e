import { afterEach, expect, it, vi } from 'vitest';
import { contentTypeTable } from '../../../src/core/contentTypes.ts';
import { linesOf } from '../../../src/core/source/lines.ts';
import { partTypes } from '../../../src/core/stages/partTypes.ts';

afterEach(() => vi.restoreAllMocks());

const log = Array.from({ length: 9 }, (_, i) => `2026-01-05 10:00:0${i} INFO started\n`).join('');

it('a part is classified once, however often it is asked for', () => {
	const detect = vi.spyOn(contentTypeTable.log, 'detect');
	const typeOf = partTypes();
	expect([typeOf(log, linesOf(log)), typeOf(log, linesOf(log))]).toEqual(['log', 'log']);
	expect(detect).toHaveBeenCalledTimes(1);
});

it('what a terminal would show is told from the same text as it stands', () => {
	const typeOf = partTypes();
	const words = 'nothing in particular\n';
	expect(typeOf(words, linesOf(words))).toBe('text');
	expect(typeOf(words, linesOf(words), true)).toBe('terminal');
});
