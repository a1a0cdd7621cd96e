import { sentence } from '../sentence.ts';
import type { Records } from './records/records.ts';
import { expiredOrUnknown } from './records/remembered.ts';
import type { Found, Missing } from './store.ts';

export type NonEmpty<T> = readonly [T, ...T[]];

export const unknown: Missing = { state: 'unknown' };

/** An id that two processes gave to different content at the same moment must resolve to neither. */
export function ofOneDigest<T>(
	id: string,
	candidates: readonly T[],
	digestOf: (candidate: T) => string,
): Found<NonEmpty<T>> {
	const [first, ...others] = candidates;
	if (first === undefined) return unknown;
	if (others.every((other) => digestOf(other) === digestOf(first)))
		return { state: 'found', value: [first, ...others] };
	const detail = sentence('The id {0} belongs to two contents, so that neither can be shown by it.', id);
	return { state: 'damaged', detail };
}

/** Of what was not found, whether it expired; if it did not, that may be due to damage. */
export async function orGone<T>(records: Records, id: string, found: Found<T>, damage: Missing): Promise<Found<T>> {
	if (found.state !== 'unknown') return found;
	const missing = expiredOrUnknown(await records.expired(), id);
	return missing.state === 'unknown' ? damage : missing;
}
