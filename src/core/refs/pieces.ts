import { type Masks, maskAround } from '../edits/masks.ts';
import type { RefGroup } from './groups.ts';
import { markerOf, type Ref } from './ref.ts';

/** A piece of what is shown of a ref: source text or, in place of a secret, its mask. UTF-16 offsets of the source. */
export interface Piece {
	readonly start: number;
	readonly end: number;
	readonly mask?: string;
}

/**
 * What is shown of a ref's group, in source order: what it took out, with a mask wherever a secret stood in it; of a secret
 * its value once, in however many places that stands. Takes the secrets of the plan and their refs, by number.
 */
export function* piecesOf(
	{ spans, masked, secret, places }: RefGroup,
	masks: Masks | undefined,
	refOfSecret: readonly Ref[],
): Generator<Piece> {
	const [first = 0] = places;
	if (masks && secret !== undefined) yield placeOf(masks, first);
	if (secret !== undefined) return;
	const maskOf = masks ? wordedMasks(masks, refOfSecret) : () => '';
	for (let span = 0, next = 0; 2 * span <= spans.length; span++) {
		for (; masks && masked[next] === span; next += 2) {
			const place = masked[next + 1] as number;
			yield { ...placeOf(masks, place), mask: maskOf(place) };
		}
		if (2 * span < spans.length) yield { start: spans[2 * span] as number, end: spans[2 * span + 1] as number };
	}
}

/** The masks of places, each wording made once. */
function wordedMasks(masks: Masks, refOfSecret: readonly Ref[]): (place: number) => string {
	const known = new Map<number, string>();
	return (place) => {
		const number = masks.secret[place] as number;
		const key = 3 * number + (masks.quoted[place] as number);
		const worded = known.get(key) ?? maskAround(masks, place).join(markerOf((refOfSecret[number] as Ref).id));
		known.set(key, worded);
		return worded;
	};
}

function placeOf({ spans }: Masks, place: number): Piece {
	return { start: spans[2 * place] as number, end: spans[2 * place + 1] as number };
}
