import { promisify } from 'node:util';
import { constants, gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib';
import type { Compression } from '../core/ports.ts';

const gzipAsync = promisify(gzipCallback);
const gunzipAsync = promisify(gunzipCallback);

/** Output is taken in one piece if it fits, with room to spare: every further piece costs a turn of the thread pool. */
const PIECE = 1 << 18;
const SPARE = 64;
/** As fast as with more, and many blocks are compressed at once. */
const MEMORY = 7;

/** Gzip on Node's thread pool, at the fastest level. */
export const gzip: Compression = {
	gzip: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_SPEED, memLevel: MEMORY, chunkSize: PIECE }),
	gunzip: (bytes, most) => gunzipAsync(bytes, { chunkSize: most + SPARE, maxOutputLength: Math.max(1, most) }),
};
