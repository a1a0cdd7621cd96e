/** Bytes at the start of a source that are looked at. */
const SAMPLE = 1 << 16;
/** Fewer 16-bit units than this may look like text by accident. */
const LEAST = 16;
/** Share of units that have to be ASCII text. */
const SHARE = 0.9;

/**
 * Recognises UTF-16 without a byte order mark, only where it is sure: nearly every second byte is NUL and the others are
 * ASCII text, and no unit is NUL as a whole. No other text looks like that.
 */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	if (bytes[0] === 0) return isAsciiAt(1, bytes) ? 'utf-16be' : undefined;
	return bytes[1] === 0 && isAsciiAt(0, bytes) ? 'utf-16le' : undefined;
}

/** Whether the units are text, given which byte of each (0 or 1) is the low one. */
function isAsciiAt(low: 0 | 1, bytes: Uint8Array): boolean {
	const end = Math.min(bytes.length, SAMPLE) & ~1;
	let ascii = 0;
	for (let at = 0; at < end; at += 2) {
		const [letter, other] = [bytes[at + low] as number, bytes[at + 1 - low] as number];
		if (letter === 0 && other === 0) return false;
		if (other === 0 && isText(letter)) ascii++;
	}
	return end >= 2 * LEAST && ascii >= (SHARE * end) / 2;
}

/** Tab, line ends and what has a shape. */
function isText(code: number): boolean {
	return (code >= 32 && code < 127) || code === 9 || code === 10 || code === 13;
}
