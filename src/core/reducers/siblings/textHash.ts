/** One step of FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, over whole numbers. */
export function mix(hash: number, value: number): number {
	return Math.imul(hash ^ value, 0x01000193);
}

/** Start value of a hash. */
export const seed = 0x811c9dc5 | 0;

/** A number for the characters between two UTF-16 offsets. One pass, no strings. */
export function textHash(text: string, start: number, end: number): number {
	let hash = seed;
	for (let at = start; at < end; at++) hash = mix(hash, text.charCodeAt(at));
	return hash;
}
