import type { Files } from '../../ports.ts';
import { StoreError } from '../storeError.ts';

/**
 * Writes, and where the disk is full again without one of the spare files after the other: nobody must be kept from
 * deleting by want of room for the record of it. Returns how many files were given up. Throws a `StoreError` if all of them
 * are not enough.
 */
export async function makingRoom(
	write: () => Promise<unknown>,
	spares: readonly string[],
	files: Files,
): Promise<number> {
	let givenUp = 0;
	const left = spares.values();
	for (;;) {
		try {
			await write();
			return givenUp;
		} catch (error) {
			const isFull = error instanceof StoreError && error.reason === 'full';
			const spare = isFull && (await nextOf(left, files));
			if (!spare) throw error;
			await files.remove(spare);
			givenUp++;
		}
	}
}

/** The next file that is there. */
async function nextOf(left: Iterator<string>, files: Files): Promise<string | undefined> {
	for (;;) {
		const { value, done } = left.next();
		if (done || (await files.size(value)) !== undefined) return value;
	}
}
