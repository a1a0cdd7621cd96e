/** Marsaglia's xorshift32: the same numbers for the same seed, which is not 0. */
export function randoms(seed = 20260314): () => number {
	let state = seed;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state >>> 0;
	};
}
