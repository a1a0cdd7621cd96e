import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOffsets, offsetOfByte } from '../../../src/core/source/byteOffsets.ts';
import { bytesOfText, decode, encode, encodedLength } from '../../../src/core/source/encoding.ts';
import { anyBytes } from '../support/arbitraries.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const marks = fc.constantFrom<number[]>([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
const unmarked = fc.string({ minLength: 14, maxLength: 40 }).map((text) => Uint8Array.from(utf16(`a${text}`)));
const markedBytes = fc
	.tuple(marks, fc.oneof(anyBytes, unmarked), fc.constantFrom([], [0x61]))
	.map(([mark, bytes, odd]) => Uint8Array.from([...mark, ...bytes, ...odd]));

describe('decode and encode', () => {
	it('gives any bytes back', () => {
		fc.assert(
			fc.property(markedBytes, (bytes) => {
				const { text, encoding } = decode(bytes);
				const whole = [...bytes.slice(0, encoding.bom), ...encode(text, encoding)];
				expect([...whole, ...bytes.slice(bytes.length - encoding.tail)]).toEqual([...bytes]);
				expect(encodedLength(text, encoding) + encoding.tail).toBe(bytes.length);
			}),
			{ numRuns: 2_000 },
		);
	});

	it.each([
		['plain text', [0x61, 0xc3, 0xa9], 'aé', 'utf-8'],
		['a byte that is no UTF-8', [0x61, 0xff, 0x62], 'a\udcffb', 'utf-8'],
		['a surrogate written as UTF-8', [0xed, 0xa0, 0x80], '\udced\udca0\udc80', 'utf-8'],
		['an overlong slash', [0xc0, 0xaf], '\udcc0\udcaf', 'utf-8'],
		['a cut-off emoji', [0xf0, 0x9f, 0x99], '\udcf0\udc9f\udc99', 'utf-8'],
		['an emoji beside a broken byte', [0xf0, 0x9f, 0x99, 0x82, 0x80], '🙂\udc80', 'utf-8'],
		['a UTF-8 byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a', 'utf-8'],
		['UTF-16, little end first', [0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00], 'a\n', 'utf-16le'],
		['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x61, 0xd8, 0x00], 'a\ud800', 'utf-16be'],
		['UTF-16 without a mark', [...utf16('0123456789 abcdef\té\r\n€')], '0123456789 abcdef\té\r\n€', 'utf-16le'],
		['the same with big ends', [...utf16('0123456789abcdef').swap16()], '0123456789abcdef', 'utf-16be'],
		['too little to be sure', [...utf16('0123456789abcde')], `${[...'0123456789abcde'].join('\0')}\0`, 'utf-8'],
		['names that end with NUL', [...Buffer.from(`${'a\0'.repeat(20)}\0\0`)], `${'a\0'.repeat(20)}\0\0`, 'utf-8'],
		[
			'small numbers of 16 bits',
			[...utf16('\x01\x02\x03\x04'.repeat(9))],
			'\x01\0\x02\0\x03\0\x04\0'.repeat(9),
			'utf-8',
		],
	])('reads %s', (_what, bytes, text, name) => {
		const decoded = decode(Uint8Array.from(bytes));
		expect(decoded.text).toBe(text);
		expect(decoded.encoding.name).toBe(name);
	});

	it('keeps an odd last byte of UTF-16 out of the text', () => {
		expect(decode(Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x62]))).toEqual({
			text: 'a',
			encoding: { name: 'utf-16le', bom: 2, tail: 1 },
		});
	});
});

const lone = fc.constantFrom('', '\ud800', '\udc80');

describe('bytesOfText', () => {
	it('decodes to the very same text, lone surrogates included', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('', '\ufeff', 'a\0'.repeat(20)),
				fc.string({ unit: 'binary' }),
				lone,
				(start, text, end) => {
					expect(decode(bytesOfText(start + text + end)).text).toBe(start + text + end);
				},
			),
		);
	});
});

describe('byteOffsets', () => {
	it('agrees with the length of what stands before, and is inverted by offsetOfByte', () => {
		fc.assert(
			fc.property(markedBytes, fc.nat(), (bytes, seed) => {
				const { text, encoding } = decode(bytes);
				const offsets = byteOffsets(text, encoding, bytes.length);
				const cut = atBorder(text, seed % (text.length + 1));
				expect(offsets.at(cut)).toBe(encoding.bom + encode(text.slice(0, cut), encoding).length);
				expect(offsetOfByte(offsets, text.length, offsets.at(cut))).toBe(cut);
			}),
		);
	});

	it('stays right beyond its step width', () => {
		const text = 'é🙂a'.repeat(3_000);
		const offsets = byteOffsets(text, { name: 'utf-8', bom: 0, tail: 0 }, Buffer.byteLength(text));
		expect(offsets.at(4 * 2_500)).toBe(7 * 2_500);
		expect(offsets.utf8Between(4, 8_000)).toBe(7 * 1_999);
	});
});

function atBorder(text: string, offset: number): number {
	const splitsPair = /[\ud800-\udbff]/.test(text[offset - 1] ?? '') && /[\udc00-\udfff]/.test(text[offset] ?? '');
	return splitsPair ? offset - 1 : offset;
}
