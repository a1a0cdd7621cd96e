import type { Encoding } from './encoding.ts';
import { utf8Bytes } from './utf8.ts';

/** Constant time means at most so many characters; a mark for each stretch takes a sixteenth of the text's bytes at most. */
const STEP = 64;

/** Turns UTF-16 offsets of a source's text into byte offsets of its bytes (byte order mark included). */
export interface ByteOffsets {
	/** Takes a UTF-16 offset at a code-point border; returns the byte offset. Constant time. */
	at(offset: number): number;
	/** Bytes of the text between two UTF-16 offsets, as UTF-8, whatever the source's encoding. Constant time. */
	utf8Between(start: number, end: number): number;
}

/** Takes a decoded text and how it was encoded; one pass over the text unless every character is one byte. */
export function byteOffsets(text: string, encoding: Encoding, byteLength: number): ByteOffsets {
	const { bom } = encoding;
	if (encoding.name === 'utf-8' && text.length === byteLength - bom) {
		return { at: (offset) => bom + offset, utf8Between: (start, end) => end - start };
	}
	const utf8 = utf8Offsets(text);
	const utf8Between = (start: number, end: number) => utf8(end) - utf8(start);
	if (encoding.name === 'utf-8') return { at: (offset) => bom + utf8(offset), utf8Between };
	return { at: (offset) => bom + 2 * offset, utf8Between };
}

/** The UTF-16 offset that stands at a byte offset, by binary search; the next one if the byte is inside a character. */
export function offsetOfByte(offsets: ByteOffsets, length: number, byte: number): number {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (offsets.at(middle) < byte) low = middle + 1;
		else high = middle;
	}
	return low;
}

function utf8Offsets(text: string): (offset: number) => number {
	const marks = new Uint32Array(Math.floor(text.length / STEP) + 1);
	for (let mark = 1; mark < marks.length; mark++) {
		marks[mark] = (marks[mark - 1] as number) + utf8Bytes(text, (mark - 1) * STEP, mark * STEP);
	}
	return (offset) => {
		const mark = Math.floor(offset / STEP);
		return (marks[mark] as number) + utf8Bytes(text, mark * STEP, offset);
	};
}
