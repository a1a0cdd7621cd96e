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
	for (let span = 0, next = 0; 2 * span <= spans.length; span++) {
		for (; masks && masked[next] === span; next += 2) yield maskPiece(masks, masked[next + 1] as number, refOfSecret);
		if (2 * span < spans.length) yield { start: spans[2 * span] as number, end: spans[2 * span + 1] as number };
	}
}

function maskPiece(masks: Masks, place: number, refOfSecret: readonly Ref[]): Piece {
	const [before, after] = maskAround(masks, place);
	const { id } = refOfSecret[masks.secret[place] as number] as Ref;
	return { ...placeOf(masks, place), mask: before + markerOf(id) + after };
}

function placeOf({ spans }: Masks, place: number): Piece {
	return { start: spans[2 * place] as number, end: spans[2 * place + 1] as number };
}
