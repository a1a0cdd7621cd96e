import { CHUNK, fromCodes } from './charCodes.ts';

/** Takes whole code units of UTF-16 as bytes; returns their text, whatever surrogates are in it. */
export function decodeUtf16(bytes: Uint8Array, bigEndian: boolean): string {
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

/** The inverse of `decodeUtf16`. */
export function encodeUtf16(text: string, bigEndian: boolean): Uint8Array {
	const bytes = new Uint8Array(2 * text.length);
	const low = bigEndian ? 1 : 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		bytes[2 * i + low] = code & 0xff;
		bytes[2 * i + 1 - low] = code >> 8;
	}
	return bytes;
}
