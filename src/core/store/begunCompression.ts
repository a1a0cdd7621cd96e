import type { Compression } from '../ports.ts';
import { BLOCK } from './blockFormat.ts';

/** So many blocks at most, 32 MiB: each holds some memory until this thread has time for it. */
export const BEGUN = 128;

/**
 * A compression that is at work on the first blocks of `bytes` already, so that they are ready when the source is written:
 * other threads compress while this one reduces. Any other bytes it compresses when asked to.
 */
export function begunCompression(bytes: Uint8Array, compression: Compression): Compression {
	const begun = new Map<string, Promise<Uint8Array>>();
	for (let start = 0; start < Math.min(bytes.length, BEGUN * BLOCK); start += BLOCK) {
		const block = bytes.subarray(start, start + BLOCK);
		const member = compression.gzip(block);
		// It may fail before it is asked for; without this, that would count as unhandled.
		member.catch(() => undefined);
		begun.set(placeOf(block), member);
	}
	return {
		gzip: (block) => (block.buffer === bytes.buffer && begun.get(placeOf(block))) || compression.gzip(block),
		gunzip: compression.gunzip,
	};
}

function placeOf({ byteOffset, length }: Uint8Array): string {
	return `${byteOffset}+${length}`;
}
