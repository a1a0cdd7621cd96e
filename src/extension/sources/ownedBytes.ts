import { bytesOfText } from '../../core/source/encoding.ts';

/** Takes bytes that may be a part of a shared buffer; returns them in a buffer of their own, which can be given away. */
export function ownedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const { buffer } = bytes;
	const alone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
	return alone ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}

/** Takes text of an editor, any UTF-16; returns bytes that decode to it, in a buffer of their own. */
export function ownedBytesOfText(text: string): Uint8Array<ArrayBuffer> {
	return ownedBytes(bytesOfText(text));
}
