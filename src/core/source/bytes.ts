/** Bytes of a word. */
const WORD = 4;

/** Whether two byte arrays hold the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a.length !== b.length) return false;
	if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true;
	const wholes = (a.byteOffset | b.byteOffset) % WORD === 0 ? a.length - (a.length % WORD) : 0;
	return sameItems(wordsOf(a, wholes), wordsOf(b, wholes)) && sameItems(a.subarray(wholes), b.subarray(wholes));
}

/** The first bytes of an array, read a word at a time. */
function wordsOf({ buffer, byteOffset }: Uint8Array, bytes: number): Int32Array {
	return bytes === 0 ? new Int32Array(0) : new Int32Array(buffer, byteOffset, bytes / WORD);
}

function sameItems(a: Int32Array | Uint8Array, b: Int32Array | Uint8Array): boolean {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
