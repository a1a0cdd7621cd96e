import { CHUNK, fromCodes } from './charCodes.ts';

/**
 * Takes any bytes; returns their text. Those that are not valid UTF-8 become the lone surrogates U+DC80..U+DCFF, as
 * Python's `surrogateescape` error handler does it (PEP 383).
 */
export function decodeEscaped(bytes: Uint8Array): string {
	const codes = new Uint16Array(CHUNK);
	const chunks: string[] = [];
	let size = 0;
	for (let at = 0; at < bytes.length; ) {
		const length = sequenceLength(bytes, at);
		if (length === 0) {
			codes[size++] = 0xdc00 | (bytes[at++] as number);
		} else {
			const point = codePoint(bytes, at, length);
			if (point > 0xffff) codes[size++] = 0xd7c0 + (point >> 10);
			codes[size++] = point > 0xffff ? 0xdc00 | (point & 0x3ff) : point;
			at += length;
		}
		if (size >= CHUNK - 2) {
			chunks.push(fromCodes(codes, size));
			size = 0;
		}
	}
	chunks.push(fromCodes(codes, size));
	return chunks.join('');
}

/** Length in bytes (1 to 4) of the well-formed UTF-8 sequence at `at`, 0 if there is none (Unicode standard, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
	const first = bytes[at] as number;
	if (first < 0x80) return 1;
	const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
	if (length === 0 || at + length > bytes.length) return 0;
	const second = bytes[at + 1] as number;
	const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
	const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
	if (second < least || second > most) return 0;
	for (let i = 2; i < length; i++) if (((bytes[at + i] as number) & 0xc0) !== 0x80) return 0;
	return length;
}

function codePoint(bytes: Uint8Array, at: number, length: number): number {
	const first = bytes[at] as number;
	if (length === 1) return first;
	let point = first & (0x7f >> length);
	for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] as number) & 0x3f);
	return point;
}

/** The inverse of `decodeEscaped`. */
export function encodeEscaped(text: string): Uint8Array {
	const bytes = new Uint8Array(3 * text.length);
	let size = 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code < 0x80) {
			bytes[size++] = code;
		} else if (code < 0x800) {
			bytes[size++] = 0xc0 | (code >> 6);
			bytes[size++] = 0x80 | (code & 0x3f);
		} else if (code >= 0xd800 && code < 0xdc00) {
			const point = 0x10000 + ((code & 0x3ff) << 10) + (text.charCodeAt(++i) & 0x3ff);
			bytes[size++] = 0xf0 | (point >> 18);
			bytes[size++] = 0x80 | ((point >> 12) & 0x3f);
			bytes[size++] = 0x80 | ((point >> 6) & 0x3f);
			bytes[size++] = 0x80 | (point & 0x3f);
		} else if (code >= 0xdc80 && code <= 0xdcff) {
			bytes[size++] = code & 0xff;
		} else {
			bytes[size++] = 0xe0 | (code >> 12);
			bytes[size++] = 0x80 | ((code >> 6) & 0x3f);
			bytes[size++] = 0x80 | (code & 0x3f);
		}
	}
	return bytes.slice(0, size);
}
