/** The user's frames that all visible traces of a source share. */
export const ALL_FRAMES = 40;
/** So many stay at least of each trace. */
const LEAST = 2;

/** How many of the user's frames stay of each of so many traces: all of them where there is one or two. */
export function frameShare(traces: number): number {
	return Math.max(LEAST, Math.floor(ALL_FRAMES / traces));
}
