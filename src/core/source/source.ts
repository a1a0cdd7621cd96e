import type { Ports } from '../ports.ts';
import { type ByteOffsets, byteOffsets } from './byteOffsets.ts';
import { decode, type Encoding } from './encoding.ts';
import { type Lines, linesOf } from './lines.ts';

/** The input: its bytes are the truth, everything else is derived from them. */
export interface Source {
	/** Display name, such as a path. */
	readonly name: string;
	readonly bytes: Uint8Array;
	/** SHA-256 of the bytes, 64 hex digits. */
	readonly hash: string;
	readonly text: string;
	readonly encoding: Encoding;
	readonly lines: Lines;
	readonly offsets: ByteOffsets;
	/** Whether it holds NUL characters, as no text does. */
	readonly binary: boolean;
}

/** Takes a display name and any bytes; returns the source. One pass each to hash, decode and find the lines. */
export function loadSource(name: string, bytes: Uint8Array, ports: Pick<Ports, 'sha256'>): Source {
	const sha256 = ports.sha256();
	sha256.update(bytes);
	const { text, encoding } = decode(bytes);
	return {
		name,
		bytes,
		hash: sha256.hex(),
		text,
		encoding,
		lines: linesOf(text),
		offsets: byteOffsets(text, encoding, bytes.length),
		binary: text.includes('\0'),
	};
}
