import type { Secret, SecretKind } from './secret.ts';
import { forEachStop, stopsAt, TRIGRAM, trigramAt } from './trigrams.ts';
import { looksLikePassword, looksRandom } from './values.ts';

/**
 * Every other place of secrets that were found once: what gives a password away in one line may be missing in the next.
 * The ends of the values are looked for, since tokens of one kind begin alike; one pass.
 */

/** UTF-16 units of that end; shorter values, and words, are secrets only where they were found. */
const TAIL = 6;
const HASHES = 1 << 20;

/** For each unit of the text, how many are compared in all. Only a text that is made to cost time asks for more. */
const COMPARED = 64;

/** The values that are looked for. */
interface Values {
	readonly kinds: ReadonlyMap<string, SecretKind>;
	/** By end, the lengths of those with that end. */
	readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * The places of the values, those of `found` among them; `onCompare` is told how many units are compared. In a text with too
 * much to compare, whatever ends as a value does counts as one: rather too much is masked there than too little.
 */
export function occurrences(
	text: string,
	found: readonly Secret[],
	onCompare: (units: number) => void = () => {},
): Secret[] {
	const { kinds, lengths } = valuesOf(text, found);
	if (kinds.size === 0) return [];
	const isTail = new Uint8Array(HASHES);
	for (const tail of lengths.keys()) isTail[hashOf(tail, 0)] = 1;
	const stops = stopsAt(Array.from(lengths.keys(), (tail) => trigramAt(tail, TAIL - TRIGRAM)));
	const places: Secret[] = [];
	let left = COMPARED * text.length;
	forEachStop(text, 0, text.length, stops, (_, end) => {
		if (end < TAIL || !isTail[hashOf(text, end - TAIL)]) return;
		for (const length of lengths.get(text.slice(end - TAIL, end)) ?? []) {
			const start = end - length;
			if (start < 0) continue;
			const kind = left > 0 ? kinds.get(text.slice(start, end)) : 'secret';
			if (left > 0) onCompare(length);
			left -= length;
			if (kind) places.push({ start, end, kind });
		}
	});
	return places;
}

function valuesOf(text: string, found: readonly Secret[]): Values {
	const kinds = new Map<string, SecretKind>();
	const lengths = new Map<string, Set<number>>();
	for (const { start, end, kind } of found) {
		const value = text.slice(start, end);
		if (kinds.has(value) || (!looksRandom(value) && !looksLikePassword(value, true))) continue;
		kinds.set(value, kind);
		const tail = value.slice(-TAIL);
		lengths.set(tail, (lengths.get(tail) ?? new Set()).add(value.length));
	}
	return { kinds, lengths };
}

function hashOf(text: string, tail: number): number {
	let hash = 0;
	for (let at = tail; at < tail + TAIL; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
	return hash & (HASHES - 1);
}
