import { StoreError } from '../storeError.ts';

/** Gives something up that takes room on a disk, if it is there. */
export type Spare = () => Promise<unknown>;

/**
 * Writes, and where the disk is full again after each of the spares is given up in turn: nobody must be kept from deleting
 * by want of room for the record of it. Throws a `StoreError` if all of them are not enough.
 */
export async function makingRoom(write: () => Promise<unknown>, spares: readonly Spare[]): Promise<void> {
	for (const spare of spares) {
		try {
			await write();
			return;
		} catch (error) {
			if (!isFull(error)) throw error;
			await spare();
		}
	}
	await write();
}

/** Whether an error says that a disk is full. */
export function isFull(error: unknown): boolean {
	return error instanceof StoreError && error.reason === 'full';
}
