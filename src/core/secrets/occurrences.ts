import type { Secret, SecretKind } from './secret.ts';
import { looksLikePassword, looksRandom } from './values.ts';

/**
 * Every other place of secrets that were found once: what gives a password away in one line may be missing in the next.
 * Rolling hashes over the ends of the values (Karp and Rabin 1987), since tokens of one kind begin alike; one pass.
 */

/** How much of a value's end is hashed, in UTF-16 units; shorter values, and words, are secrets only where they were found. */
const TAIL = 6;
const BUCKETS = 1 << 16;
/** Values with one tail that are looked for; more of them are made to cost time. */
const MOST_ALIKE = 64;

const BASE = 31;
const LEADING = BASE ** (TAIL - 1);

/** The places of the values, those of `found` among them. */
export function occurrences(text: string, found: readonly Secret[]): Secret[] {
	const byTail = valuesByTail(text, found);
	if (byTail.size === 0) return [];
	const isTail = new Uint8Array(BUCKETS);
	for (const hash of byTail.keys()) isTail[hash & (BUCKETS - 1)] = 1;
	const places: Secret[] = [];
	let hash = 0;
	for (let at = 0; at < text.length; at++) {
		if (at >= TAIL) hash -= Math.imul(text.charCodeAt(at - TAIL), LEADING);
		hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
		if (at < TAIL - 1 || isTail[hash & (BUCKETS - 1)] === 0) continue;
		for (const [value, kind] of byTail.get(hash) ?? []) {
			const start = at + 1 - value.length;
			if (start >= 0 && text.startsWith(value, start)) places.push({ start, end: at + 1, kind });
		}
	}
	return places;
}

function valuesByTail(text: string, found: readonly Secret[]): Map<number, Map<string, SecretKind>> {
	const byTail = new Map<number, Map<string, SecretKind>>();
	for (const { start, end, kind } of found) {
		const value = text.slice(start, end);
		if (!looksRandom(value) && !looksLikePassword(value)) continue;
		const hash = tailHash(value);
		const alike = byTail.get(hash) ?? new Map<string, SecretKind>();
		byTail.set(hash, alike);
		if (alike.size < MOST_ALIKE && !alike.has(value)) alike.set(value, kind);
	}
	return byTail;
}

function tailHash(value: string): number {
	let hash = 0;
	for (let at = value.length - TAIL; at < value.length; at++) hash = (Math.imul(hash, BASE) + value.charCodeAt(at)) | 0;
	return hash;
}
