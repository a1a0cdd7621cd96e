import { expect, test, vi } from 'vitest';
import { byteSize } from '../../../src/extension/format.ts';
import { formatBytes, formatCount, formatDuration, formatShare } from '../../../src/webview/model/format.ts';

vi.mock('vscode', () => ({ env: { language: 'en' } }));

/** What people's number formats differ in does not matter here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

test('counts', () => {
	expect(formatCount(12_400)).toBe('12,400');
});

test.each([
	[0, '0 bytes'],
	[1, '1 byte'],
	[999, '999 bytes'],
	[4_813, '4.81 kB'],
	[999_999, '1,000 kB'],
	[30_100_000, '30.1 MB'],
	[3_000_000_000_000, '3,000 GB'],
])('%d bytes are %s', (bytes, words) => {
	expect(plain(formatBytes(bytes))).toBe(words);
	// The extension has the function for itself, and hovers must not differ from the inspector.
	expect(byteSize(bytes)).toBe(formatBytes(bytes));
});

test.each([
	[0, '0%'],
	[0.00001, '0.1%'],
	[0.9264, '92.6%'],
	[0.99999, '99.9%'],
	[1, '100%'],
	[-0.02, '-2%'],
])('a share of %d is %s', (share, words) => {
	expect(formatShare(share)).toBe(words);
});

test.each([
	[0, '0 ms'],
	[0.41, '0.4 ms'],
	[11.4, '11 ms'],
	[3_210, '3.2 sec'],
])('%d ms are %s', (ms, words) => {
	expect(plain(formatDuration(ms))).toBe(words);
});
