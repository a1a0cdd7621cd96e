import { createHash } from 'node:crypto';
import type { Sha256 } from '../core/ports.ts';

/** Incremental SHA-256 by Node. */
export function sha256(): Sha256 {
	const hash = createHash('sha256');
	return {
		update: (bytes) => {
			hash.update(bytes);
		},
		hex: () => hash.digest('hex'),
	};
}
