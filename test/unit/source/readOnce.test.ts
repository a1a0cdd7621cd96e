import { expect, it } from 'vitest';
import { linesOf } from '../../../src/core/source/lines.ts';
import { readOnce } from '../../../src/core/source/readOnce.ts';

it('reads a text once as long as its lines are held', () => {
	let times = 0;
	const read = readOnce((text) => ({ text, times: ++times }));
	const lines = linesOf('a\nb\n');
	expect(read('a\nb\n', lines)).toBe(read('a\nb\n', lines));
	expect(times).toBe(1);
});

it('reads each text for itself', () => {
	const read = readOnce((text) => ({ text }));
	expect(read('a', linesOf('a')).text).toBe('a');
	expect(read('b', linesOf('b')).text).toBe('b');
});
