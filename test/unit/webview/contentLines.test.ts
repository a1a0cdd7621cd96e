import { expect, test } from 'vitest';
import { contentLines } from '../../../src/webview/model/contentLines.ts';

test('numbers lines as in the source, whatever ends them', () => {
	expect(contentLines({ line: 7, text: 'a\r\nb\nc\rd' })).toEqual([
		{ number: 7, text: 'a' },
		{ number: 8, text: 'b' },
		{ number: 9, text: 'c' },
		{ number: 10, text: 'd' },
	]);
});

test('a line end at the end begins no line, an empty line stays', () => {
	expect(contentLines({ line: 1, text: 'a\n\n' })).toEqual([
		{ number: 1, text: 'a' },
		{ number: 2, text: '' },
	]);
	expect(contentLines({ line: 3, text: '' })).toEqual([{ number: 3, text: '' }]);
});
