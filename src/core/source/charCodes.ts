/** So many UTF-16 units are made a string at once: each is an argument of a call. */
export const CHUNK = 0x2000;

/** The string of the first `size` UTF-16 units, at most `CHUNK`. */
export function fromCodes(codes: Uint16Array, size: number): string {
	return String.fromCharCode.apply(null, codes.subarray(0, size) as unknown as number[]);
}
