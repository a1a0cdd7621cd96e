/** How long and how much is kept. */
export interface Limits {
	/** Days after which a run expires; 0 for never. */
	readonly days: number;
	/** Millions of bytes that runs and originals may take on disk; 0 for any number. */
	readonly megabytes: number;
}

export const defaultLimits: Limits = { days: 30, megabytes: 1000 };

/** A run as retention weighs it. */
export interface Weighed {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly pinned: boolean;
	readonly sourceHash: string;
	/** Bytes of its own file on disk. */
	readonly bytes: number;
}

const DAY = 24 * 60 * 60 * 1000;
const MEGABYTE = 1e6;

/**
 * Takes the runs, oldest first, and the bytes of each source on disk; returns the runs that have to go: those too old, then
 * the oldest until the rest is small enough. Pinned ones stay; a source counts until the last of its runs goes.
 */
export function chooseExpired<Run extends Weighed>(
	runs: readonly Run[],
	sourceBytes: ReadonlyMap<string, number>,
	{ days, megabytes }: Limits,
	now: number,
): Run[] {
	const oldest = days > 0 ? now - days * DAY : Number.NEGATIVE_INFINITY;
	const most = megabytes > 0 ? megabytes * MEGABYTE : Number.POSITIVE_INFINITY;
	const users = usersOf(runs);
	let total = runs.reduce((sum, { bytes }) => sum + bytes, 0);
	for (const hash of users.keys()) total += sourceBytes.get(hash) ?? 0;
	const expired: Run[] = [];
	for (const run of runs) {
		if (run.pinned || (run.createdAt >= oldest && total <= most)) continue;
		expired.push(run);
		total -= run.bytes;
		const others = (users.get(run.sourceHash) as number) - 1;
		users.set(run.sourceHash, others);
		if (others === 0) total -= sourceBytes.get(run.sourceHash) ?? 0;
	}
	return expired;
}

/** How many runs need each source. */
function usersOf(runs: readonly Weighed[]): Map<string, number> {
	const users = new Map<string, number>();
	for (const { sourceHash } of runs) users.set(sourceHash, (users.get(sourceHash) ?? 0) + 1);
	return users;
}
