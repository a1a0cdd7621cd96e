/** Whether two byte arrays hold the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a.length !== b.length) return false;
	if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
