/** UTF-8 bytes of a text; an escaped byte (U+DC80..U+DCFF alone) counts as the one byte it stands for. */
export function utf8Length(text: string): number {
	return utf8Bytes(text, 0, text.length);
}

/**
 * UTF-8 bytes between two UTF-16 offsets. A surrogate pair counts three bytes at its high half and one at its low half,
 * so that sums are right at any split.
 */
export function utf8Bytes(text: string, start: number, end: number): number {
	let bytes = 0;
	for (let i = start; i < end; i++) {
		const code = text.charCodeAt(i);
		if (code < 0x80) bytes += 1;
		else if (code < 0x800) bytes += 2;
		else if (code >= 0xdc00 && code <= 0xdfff) bytes += 1;
		else bytes += 3;
	}
	return bytes;
}
