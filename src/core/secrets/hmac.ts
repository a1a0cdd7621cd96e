import type { Ports, Sha256 } from '../ports.ts';

const BLOCK = 64;

/** HMAC-SHA256 (RFC 2104), incremental. Takes a key of at most 64 bytes. */
export function hmacSha256(key: Uint8Array, ports: Pick<Ports, 'sha256'>): Sha256 {
	const inner = ports.sha256();
	inner.update(padded(key, 0x36));
	return {
		update: (bytes) => inner.update(bytes),
		hex: () => {
			const outer = ports.sha256();
			outer.update(padded(key, 0x5c));
			outer.update(bytesOfHex(inner.hex()));
			return outer.hex();
		},
	};
}

function padded(key: Uint8Array, pad: number): Uint8Array {
	const block = new Uint8Array(BLOCK).fill(pad);
	key.forEach((byte, i) => {
		block[i] = byte ^ pad;
	});
	return block;
}

/** The bytes that pairs of hex digits stand for. */
export function bytesOfHex(hex: string): Uint8Array {
	return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
