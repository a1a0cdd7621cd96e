/** Lossless decoding. UTF-16 is recognised by its byte order mark, or where its text is ASCII. */

import { decodeEscaped, encodeEscaped } from './escapedUtf8.ts';
import { unmarkedUtf16 } from './unmarkedUtf16.ts';
import { utf8Length } from './utf8.ts';
import { decodeUtf16, encodeUtf16 } from './utf16.ts';

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

function decodeUtf8(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return decodeEscaped(bytes);
	}
}
