import { firstBehind, intersects, type Spans, spansOf } from '../edits/spans.ts';
import { lastAtOrBefore } from './ascending.ts';

/**
 * A text made of stretches of a source text, and where each of them came from: the screen that a recording left, a part
 * of a paste, lines without the prefix that a service put before them. Reducers see the text; `embed` brings their edits
 * back to the source. All offsets are UTF-16.
 */
export interface OffsetMap {
	readonly text: string;
	/** Per piece: where it starts in `text`; ascending, the first is 0. */
	readonly at: Int32Array;
	/** Per piece: where it starts in the source; -1 for blanks that the source does not hold. */
	readonly from: Int32Array;
	/** Per piece: 1 if it stands in the order of the source, 0 if it was moved (or is blank). */
	readonly own: Uint8Array;
}

/** The map of one stretch of a text. */
export function stretchOf(text: string, start: number, end: number): OffsetMap {
	return { text: text.slice(start, end), at: Int32Array.of(0), from: Int32Array.of(start), own: Uint8Array.of(1) };
}

/** Called with the number of a piece and the part of it that lies in a range, as offsets of the map's text. */
type Visit = (piece: number, start: number, end: number) => void;

/** Walks the pieces of a map's text between two of its offsets. */
export function forEachPiece(map: OffsetMap, start: number, end: number, visit: Visit): void {
	for (let piece = lastAtOrBefore(map.at, start), at = start; at < end; piece++) {
		const next = Math.min(end, map.at[piece + 1] ?? map.text.length);
		visit(piece, at, next);
		at = next;
	}
}

/** The source offset of an offset of the map's text within a piece that is not blank. */
export function sourceOffset(map: OffsetMap, piece: number, offset: number): number {
	return (map.from[piece] as number) + offset - (map.at[piece] as number);
}

/**
 * Takes spans of the source; returns those of the map's text that came from them. Of a span in what the map leaves out,
 * the characters beside it.
 */
export function spansOnMap(map: OffsetMap, spans: Spans): Spans {
	const found: [number, number][] = [];
	let left = 0;
	for (let piece = 0; spans.length > 0 && piece < map.at.length; piece++) {
		const from = map.from[piece] as number;
		const at = map.at[piece] as number;
		const end = from + (map.at[piece + 1] ?? map.text.length) - at;
		if (map.own[piece] === 1 && intersects(spans, left, from)) found.push([Math.max(0, at - 1), at + 1]);
		if (map.own[piece] === 1) left = end;
		if (from < 0) continue;
		for (let i = firstBehind(spans, from); (spans[i] as number) < end; i += 2)
			found.push([Math.max(from, spans[i] as number) - from + at, Math.min(end, spans[i + 1] as number) - from + at]);
	}
	return spansOf(found);
}
