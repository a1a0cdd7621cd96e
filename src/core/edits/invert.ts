import { sameBytes } from '../source/bytes.ts';
import { type Encoding, encode } from '../source/encoding.ts';
import { IntList } from '../source/intList.ts';
import type { Spans } from './spans.ts';

/** What the inverse needs: the visible text with the places of source text in it, and the refs with their content. */
export interface Reduced {
	readonly visible: string;
	/** As `Rendered.shown`. */
	readonly shown: Int32Array;
	readonly refs: readonly {
		/** Byte offsets in the source. */
		readonly spans: Spans;
		/** The content as the store returned it, one piece for each span. */
		readonly pieces: Iterable<Uint8Array>;
	}[];
	readonly encoding: Encoding;
	/** Turns UTF-16 offsets of the source into byte offsets. */
	readonly byteAt: (offset: number) => number;
}

/** Bytes of the source and the byte offset they belong to. */
export interface Placed {
	readonly at: number;
	readonly bytes: Uint8Array;
}

/** Visible text is encoded in slices of this many UTF-16 units, so that a huge one is not held a second time. */
const SLICE = 1 << 20;

/**
 * The inverse of `render`: the source's bytes, piece by piece, from visible text and refs; never searches for markers.
 * A byte order mark and an odd last byte are no text and not among them.
 */
export function* invert(reduced: Reduced): Generator<Placed> {
	for (let i = 0; i < reduced.shown.length; i += 3) yield* shownPieces(reduced, i);
	for (const { spans, pieces } of reduced.refs) {
		let span = 0;
		for (const bytes of pieces) {
			yield { at: spans[span] as number, bytes };
			span += 2;
		}
	}
}

/** Whether the pieces of the inverse are the bytes of `source`, each of them exactly once. */
export function makesWhole(reduced: Reduced, source: Uint8Array): boolean {
	const starts = new IntList();
	const ends = new IntList();
	for (const { at, bytes } of invert(reduced)) {
		if (bytes.length === 0) continue;
		if (!sameBytes(bytes, source.subarray(at, at + bytes.length))) return false;
		starts.push(at);
		ends.push(at + bytes.length);
	}
	const { bom, tail } = reduced.encoding;
	return tile(starts.toArray().sort(), ends.toArray().sort(), bom, source.length - tail);
}

function* shownPieces({ visible, shown, encoding, byteAt }: Reduced, triple: number): Generator<Placed> {
	const start = shown[triple] as number;
	const end = shown[triple + 1] as number;
	const shift = (shown[triple + 2] as number) - start;
	for (let from = start; from < end; ) {
		const to = Math.min(end, from + SLICE);
		const border = to < end && isLowSurrogate(visible.charCodeAt(to + shift)) ? to - 1 : to;
		yield { at: byteAt(from), bytes: encode(visible.slice(from + shift, border + shift), encoding) };
		from = border;
	}
}

/** If each sorted start is the sorted end before it, every offset from `from` to `to` lies in exactly one piece. */
function tile(starts: Int32Array, ends: Int32Array, from: number, to: number): boolean {
	if (starts.length === 0) return from === to;
	for (let i = 1; i < starts.length; i++) if (starts[i] !== ends[i - 1]) return false;
	return starts[0] === from && ends[ends.length - 1] === to;
}

function isLowSurrogate(code: number): boolean {
	return (code & 0xfc00) === 0xdc00;
}
