import { type Spans, totalLength } from '../edits/spans.ts';
import type { Ports } from '../ports.ts';
import { bytesOfHex, hmacSha256 } from '../secrets/hmac.ts';

/** Tells whether an id already belongs to other content, by the digest of what it would belong to now. */
export type IsTaken = (id: string, digest: string) => boolean;

const SHORTEST = 8;
const GATHER = 1 << 16;

/**
 * Digest of a ref: SHA-256 over source hash, reason, first byte offset and content, that of a secret keyed.
 * Takes the source's bytes and the ref's byte spans; returns 64 hex digits.
 */
export function refDigest(
	hash: string,
	reason: string,
	bytes: Uint8Array,
	spans: Spans,
	ports: Pick<Ports, 'sha256'>,
	secretKey?: string,
): string {
	return contentDigest(hash, reason, spans[0] ?? 0, gathered(bytes, spans), ports, secretKey);
}

/**
 * The same digest from the content itself, in any chunks, and the byte offset in the source where it starts. With a key
 * (hex digits) it is an HMAC: a plain hash would confirm who guesses a secret.
 */
export function contentDigest(
	hash: string,
	reason: string,
	first: number,
	content: Iterable<Uint8Array>,
	ports: Pick<Ports, 'sha256'>,
	secretKey?: string,
): string {
	const sha256 = secretKey === undefined ? ports.sha256() : hmacSha256(bytesOfHex(secretKey), ports);
	sha256.update(new TextEncoder().encode(`${hash}|${reason}|${first}|`));
	for (const chunk of content) sha256.update(chunk);
	return sha256.hex();
}

/** The shortest id (`prefix` + 8 or more digits of the digest) that belongs to no other content. */
export function shortestId(prefix: string, digest: string, isTaken: IsTaken): string {
	for (let digits = SHORTEST; digits < digest.length; digits++) {
		const id = prefix + digest.slice(0, digits);
		if (!isTaken(id, digest)) return id;
	}
	return prefix + digest;
}

/** The bytes of each span, not copied. */
export function* pieces(bytes: Uint8Array, spans: Spans): Generator<Uint8Array> {
	for (let i = 0; i < spans.length; i += 2) yield bytes.subarray(spans[i], spans[i + 1]);
}

/** The bytes of all spans in chunks, small spans copied together: hashing each on its own would cost a call per line. */
function* gathered(bytes: Uint8Array, spans: Spans): Generator<Uint8Array> {
	const buffer = new Uint8Array(Math.min(GATHER, totalLength(spans)));
	let size = 0;
	for (const span of pieces(bytes, spans)) {
		if (size + span.length > GATHER) {
			yield buffer.subarray(0, size);
			size = 0;
		}
		if (span.length > GATHER) {
			yield span;
		} else {
			buffer.set(span, size);
			size += span.length;
		}
	}
	yield buffer.subarray(0, size);
}
