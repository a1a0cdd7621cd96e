import type { Files } from '../../ports.ts';
import { StoreError } from '../storeError.ts';

/** Gives something up that takes room on the disk; tells whether it was there. */
export type Spare = () => Promise<boolean>;

/** A file that can be given up. */
export function spareFile(path: string, files: Files): Spare {
	return async () => {
		if ((await files.size(path)) === undefined) return false;
		await files.remove(path);
		return true;
	};
}

/**
 * Writes, and where the disk is full again after each of the spares is given up in turn: nobody must be kept from deleting
 * by want of room for the record of it. Throws a `StoreError` if all of them are not enough.
 */
export async function makingRoom(write: () => Promise<unknown>, spares: readonly Spare[]): Promise<void> {
	const left = spares.values();
	for (;;) {
		try {
			await write();
			return;
		} catch (error) {
			if (!isFull(error) || !(await givesUpOne(left))) throw error;
		}
	}
}

/** Whether an error says that a disk is full. */
export function isFull(error: unknown): boolean {
	return error instanceof StoreError && error.reason === 'full';
}

async function givesUpOne(left: Iterable<Spare>): Promise<boolean> {
	for (const spare of left) if (await spare()) return true;
	return false;
}
