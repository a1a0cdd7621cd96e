/**
 * How much of a line may vary within one template. `ROUTINE`: timestamps, ids, numbers, addresses. `FINE`: short numbers
 * in quotes, paths and behind colons decide. `EXACT`: timestamps alone may vary.
 */
export const ROUTINE = 0;
export const FINE = 1;
export const EXACT = 2;
export type Mode = typeof ROUTINE | typeof FINE | typeof EXACT;
