import type { Run } from '../run.ts';
import { encode } from '../source/encoding.ts';
import type { Source } from '../source/source.ts';
import { refGroups } from './groups.ts';
import { stretches } from './passages.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Ref } from './ref.ts';

/**
 * What is shown of the refs of a run. The spans of an ordinary ref leave out the secrets within it, and joined they would say
 * what no source said; so masks stand where the secrets stood. A secret is shown once, in however many places it stands.
 */
export function shownPieces(run: Run, source: Source): (ref: Ref) => Piece[] {
	return run.plan.masks ? maskedPieces(run) : ({ spans }) => stretches(source, spans);
}

/** The same as bytes in the source's encoding. Takes the ref's content: its spans joined. */
export function shownBytes(run: Run, ref: Ref, content: Uint8Array): Uint8Array {
	if (ref.secret !== undefined) return content.subarray(0, content.length / ref.places);
	if (!run.plan.masks) return content;
	const shown: Uint8Array[] = [];
	let at = 0;
	let span = 0;
	for (const { mask } of maskedPieces(run)(ref)) {
		if (mask !== undefined) {
			shown.push(encode(mask, run.source.encoding));
		} else {
			const end = at + (ref.spans[span + 1] as number) - (ref.spans[span] as number);
			shown.push(content.subarray(at, end));
			at = end;
			span += 2;
		}
	}
	return joined(shown);
}

function maskedPieces({ plan, options, refs }: Run): (ref: Ref) => Piece[] {
	const groups = refGroups(plan, options.granularity);
	const groupOf = new Map(refs.map(({ id }, i) => [id, groups[i]]));
	const refOfSecret = refs.filter(({ secret }) => secret !== undefined);
	return ({ id }) => {
		const group = groupOf.get(id);
		return group ? [...piecesOf(group, plan.masks, refOfSecret)] : [];
	};
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const chunk of chunks) {
		all.set(chunk, at);
		at += chunk.length;
	}
	return all;
}
