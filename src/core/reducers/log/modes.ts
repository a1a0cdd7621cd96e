/**
 * How much of a line may vary within one template. `ROUTINE`: timestamps, ids, numbers, addresses. `FINE`: short numbers
 * in quotes, paths and behind colons decide. `TARGETS`: so do hosts and ports, since the line tells of one that was not
 * reached. `MEMBERS`: so do the host of a URL, and the name or number of one of several. `EXACT`: timestamps alone may vary.
 * `BROAD`: as `ROUTINE`, and codes: what lines of one fault have in common, be it one of hundreds of codes.
 */
export const ROUTINE = 0;
export const FINE = 1;
export const EXACT = 2;
export const TARGETS = 3;
export const MEMBERS = 4;
export const BROAD = 5;
export type Mode = typeof BROAD | typeof ROUTINE | typeof FINE | typeof EXACT | typeof TARGETS | typeof MEMBERS;

/** Whether a mode tells faults apart. */
export function isFine(mode: Mode): boolean {
	return mode === FINE || mode === TARGETS || mode === MEMBERS;
}
