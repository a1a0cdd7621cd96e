import { type Spans, totalLength } from '../edits/spans.ts';
import type { Ports, Sha256 } from '../ports.ts';
import { bytesOfHex, hmacSha256 } from '../secrets/hmac.ts';
import type { Ref } from './ref.ts';

/** Tells whether an id already belongs to other content, by the digest of what it would belong to now. */
export type IsTaken = (id: string, digest: string) => boolean;

const SHORTEST = 8;
const GATHER = 1 << 16;

/**
 * Digest of a ref: SHA-256 over source hash, reason, first byte offset and content, keyed if the source has secrets.
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

/** What the ids of a source are made with: its hash, and the key (hex digits) that it has if it holds secrets. */
export interface IdBase {
	readonly hash: string;
	readonly secretKey?: string | undefined;
}

/**
 * Whether a ref's digest is that of the given content, in any chunks. Stores of version 3 keyed the refs
 * of secrets alone.
 */
export function hasDigestOf(
	{ reason, spans, secret, digest }: Ref,
	{ hash, secretKey }: IdBase,
	content: () => Iterable<Uint8Array>,
	ports: Pick<Ports, 'sha256'>,
): boolean {
	const by = (key?: string) => contentDigest(hash, reason, spans[0] ?? 0, content(), ports, key);
	return digest === by(secretKey) || (secretKey !== undefined && secret === undefined && digest === by());
}

/** With a key it is an HMAC: a plain hash, even of what stands beside a secret, would confirm who guesses the secret. */
function contentDigest(
	hash: string,
	reason: string,
	first: number,
	content: Iterable<Uint8Array>,
	ports: Pick<Ports, 'sha256'>,
	secretKey?: string,
): string {
	const sha256 = keyedSha256(ports, secretKey);
	sha256.update(new TextEncoder().encode(`${hash}|${reason}|${first}|`));
	for (const chunk of content) sha256.update(chunk);
	return sha256.hex();
}

/** SHA-256, or HMAC-SHA-256 with a key of hex digits. */
export function keyedSha256(ports: Pick<Ports, 'sha256'>, secretKey?: string): Sha256 {
	return secretKey === undefined ? ports.sha256() : hmacSha256(bytesOfHex(secretKey), ports);
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
export function* gathered(bytes: Uint8Array, spans: Spans): Generator<Uint8Array> {
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
