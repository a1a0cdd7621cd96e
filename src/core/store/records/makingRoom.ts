import type { Files } from '../../ports.ts';
import { StoreError } from '../storeError.ts';

/**
 * Writes, and once more without the file `spare` where the disk is full: nobody must be kept from deleting by want of room
 * for the record of it. Returns whether the file was given up. Throws a `StoreError` if it is not there, or not enough.
 */
export async function makingRoom(write: () => Promise<unknown>, spare: string, files: Files): Promise<boolean> {
	try {
		await write();
		return false;
	} catch (error) {
		const isFull = error instanceof StoreError && error.reason === 'full';
		if (!isFull || (await files.size(spare)) === undefined) throw error;
		await files.remove(spare);
		await write();
		return true;
	}
}
