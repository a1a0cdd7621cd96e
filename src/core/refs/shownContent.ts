import type { Run } from '../run.ts';
import { encode } from '../source/encoding.ts';
import type { Source } from '../source/source.ts';
import { groupsOf } from './groups.ts';
import { stretches } from './passages.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Ref } from './ref.ts';

/**
 * What is shown of the refs of a run. The spans of an ordinary ref leave out the secrets within it, and joined they would say
 * what no source said; so masks stand where the secrets stood. A secret is shown once, in however many places it stands.
 */
export function shownPieces(run: Run, source: Source): (ref: Ref) => Piece[] {
	if (!run.plan.masks) return ({ spans }) => stretches(source, spans);
	const pieces = maskedPieces(run);
	return (ref) => [...pieces(ref)];
}

/** The same as bytes in the source's encoding. Takes the ref's content: its spans joined. */
export function shownBytes(run: Run, ref: Ref, content: Uint8Array): Uint8Array {
	if (ref.secret !== undefined) return content.subarray(0, content.length / ref.places);
	if (!run.plan.masks) return content;
	const pieces = maskedPieces(run);
	const encoded = encodedMasks(run);
	let size = content.length;
	for (const { mask } of pieces(ref)) size += mask === undefined ? 0 : encoded(mask).length;
	const shown = new Uint8Array(size);
	let [from, to, span] = [0, 0, 0];
	for (const { mask } of pieces(ref)) {
		const length = (ref.spans[span + 1] as number) - (ref.spans[span] as number);
		const next = mask === undefined ? content.subarray(from, from + length) : encoded(mask);
		shown.set(next, to);
		to += next.length;
		if (mask !== undefined) continue;
		from += length;
		span += 2;
	}
	return shown;
}

/** A password may stand in every line of a log: its mask is encoded once. */
function encodedMasks({ source }: Run): (mask: string) => Uint8Array {
	const known = new Map<string, Uint8Array>();
	return (mask) => {
		const bytes = known.get(mask) ?? encode(mask, source.encoding);
		known.set(mask, bytes);
		return bytes;
	};
}

function maskedPieces(run: Run): (ref: Ref) => Iterable<Piece> {
	const groupOf = groupsOf(run);
	const refOfSecret = run.refs.filter(({ secret }) => secret !== undefined);
	return (ref) => {
		const group = groupOf(ref);
		return group ? piecesOf(group, run.plan.masks, refOfSecret) : [];
	};
}
