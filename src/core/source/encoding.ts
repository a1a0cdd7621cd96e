/**
 * Lossless decoding. Bytes that are not valid UTF-8 become the lone surrogates U+DC80..U+DCFF and come back from them,
 * as Python's `surrogateescape` error handler does it (PEP 383). UTF-16 is recognised by its byte order mark, or where its
 * text is ASCII.
 */

import { unmarkedUtf16 } from './unmarkedUtf16.ts';
import { utf8Length } from './utf8.ts';

export interface Encoding {
	readonly name: 'utf-8' | 'utf-16le' | 'utf-16be';
	/** Bytes of the byte order mark at the start; it is no part of the text. */
	readonly bom: number;
	/** Bytes at the end that are no whole UTF-16 code unit (0 or 1); they are no part of the text either. */
	readonly tail: number;
}

export interface Decoded {
	readonly text: string;
	readonly encoding: Encoding;
}

const CHUNK = 0x2000;

/** Takes any bytes; returns their text and how to get the bytes back from it. Never throws. */
export function decode(bytes: Uint8Array): Decoded {
	const { name, bom } = markOf(bytes);
	const tail = name === 'utf-8' ? 0 : (bytes.length - bom) & 1;
	const text = decodeBody(bytes.subarray(bom, bytes.length - tail), name);
	return { text, encoding: { name, bom, tail } };
}

/** Takes bytes from within a source, cut at code-point borders, where nothing is a byte order mark; returns their text. */
export function decodeBody(bytes: Uint8Array, name: Encoding['name']): string {
	return name === 'utf-8' ? decodeUtf8(bytes) : decodeUtf16(bytes, name === 'utf-16be');
}

/** Takes text as `decode` returned it, or a part of it cut at code-point borders; returns its bytes without mark and tail. */
export function encode(text: string, encoding: Encoding): Uint8Array {
	if (encoding.name !== 'utf-8') return encodeUtf16(text, encoding.name === 'utf-16be');
	return text.isWellFormed() ? new TextEncoder().encode(text) : encodeEscaped(text);
}

/** Bytes of a whole text in a source's encoding, byte order mark included. */
export function encodedLength(text: string, { name, bom }: Encoding): number {
	return bom + (name === 'utf-8' ? utf8Length(text) : 2 * text.length);
}

/** Takes text from an editor, which may hold any UTF-16; returns bytes that `decode` turns into the very same text. */
export function bytesOfText(text: string): Uint8Array {
	const utf8 = new TextEncoder().encode(text);
	if (text.isWellFormed() && isPlain(markOf(utf8))) return utf8;
	const units = encodeUtf16(text, false);
	const bytes = new Uint8Array(units.length + 2);
	bytes.set([0xff, 0xfe]);
	bytes.set(units, 2);
	return bytes;
}

function isPlain({ name, bom }: Pick<Encoding, 'name' | 'bom'>): boolean {
	return name === 'utf-8' && bom === 0;
}

function markOf(bytes: Uint8Array): Pick<Encoding, 'name' | 'bom'> {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return { name: 'utf-16le', bom: 2 };
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return { name: 'utf-16be', bom: 2 };
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { name: 'utf-8', bom: 3 };
	return { name: unmarkedUtf16(bytes) ?? 'utf-8', bom: 0 };
}

function decodeUtf16(bytes: Uint8Array, bigEndian: boolean): string {
	const units = bytes.length >> 1;
	const low = bigEndian ? 1 : 0;
	const codes = new Uint16Array(Math.min(units, CHUNK));
	const chunks: string[] = [];
	for (let done = 0; done < units; done += codes.length) {
		const size = Math.min(codes.length, units - done);
		for (let i = 0; i < size; i++) {
			const at = 2 * (done + i);
			codes[i] = (bytes[at + low] as number) | ((bytes[at + 1 - low] as number) << 8);
		}
		chunks.push(fromCodes(codes, size));
	}
	return chunks.join('');
}

function encodeUtf16(text: string, bigEndian: boolean): Uint8Array {
	const bytes = new Uint8Array(2 * text.length);
	const low = bigEndian ? 1 : 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		bytes[2 * i + low] = code & 0xff;
		bytes[2 * i + 1 - low] = code >> 8;
	}
	return bytes;
}

function decodeUtf8(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return decodeEscaped(bytes);
	}
}

function decodeEscaped(bytes: Uint8Array): string {
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

function encodeEscaped(text: string): Uint8Array {
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

function fromCodes(codes: Uint16Array, size: number): string {
	return String.fromCharCode.apply(null, codes.subarray(0, size) as unknown as number[]);
}
