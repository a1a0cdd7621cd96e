/** Marsaglia's xorshift32: the same numbers every time. */
export function randoms(): () => number {
	let state = 20260314;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state >>> 0;
	};
}
