import { SentenceError } from '../sentence.ts';
import type { Found } from './store.ts';
import { StoreError } from './storeError.ts';

/** Thrown when a file of the store is not what was written. */
export class Damaged extends SentenceError {
	override readonly name = 'Damaged';
}

/**
 * Takes a computation over some file that may be damaged or unreadable; returns its value, or what is wrong with the file.
 * Another process may have put the same content in its place in other blocks while it was read, so that what was read does
 * not fit together: only what is found damaged twice is.
 */
export async function undamaged<T>(work: () => Promise<T>): Promise<Found<T>> {
	const first = await outcomeOf(work);
	return first.state === 'damaged' ? outcomeOf(work) : first;
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<Found<T>> {
	try {
		return { state: 'found', value: await work() };
	} catch (error) {
		if (error instanceof Damaged || error instanceof StoreError) return { state: 'damaged', detail: error.sentence };
		throw error;
	}
}
