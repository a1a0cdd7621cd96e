import type { Piece } from '../core/refs/pieces.ts';
import { follows, type ShownLine, shownLines, textOf } from '../core/refs/shownLines.ts';
import type { LineTest } from '../core/rules/linearPattern.ts';
import type { Source } from '../core/source/source.ts';

/** Which lines of a ref's content are wanted; all of them by default. */
export interface Selection {
	/** Source lines, 1-based, both included. */
	readonly from: number;
	readonly to: number;
	/** Takes a line's text without its line end. */
	readonly matches: LineTest;
}

/** A stretch of what is shown of a ref: whole lines, as far as the ref holds them. */
export interface Selected {
	/** 1-based source line on which it begins. */
	readonly line: number;
	readonly pieces: readonly Piece[];
}

/** The selected lines of what is shown of a ref, in source order; lines that follow one another in the source are one stretch. */
export function selectLines(source: Source, pieces: readonly Piece[], { from, to, matches }: Selection): Selected[] {
	const selected: (Selected & { readonly pieces: Piece[] })[] = [];
	let previous: ShownLine | undefined;
	for (const line of shownLines(source, pieces)) {
		if (line.lastLine + 1 < from || line.firstLine + 1 > to) continue;
		if (!matches(textOf(source, line.pieces).replace(/(?:\r\n|\n|\r)$/, ''))) continue;
		if (!previous || !follows(previous, line)) selected.push({ line: line.firstLine + 1, pieces: [] });
		for (const piece of line.pieces) addOrJoin(selected.at(-1)?.pieces, piece);
		previous = line;
	}
	return selected;
}

/** Lines that follow one another are one piece, so that a million of them cost no more than one. */
function addOrJoin(pieces: Piece[] | undefined, next: Piece): void {
	const last = pieces?.at(-1);
	const joins = last?.end === next.start && last.mask === undefined && next.mask === undefined;
	if (joins) pieces?.splice(-1, 1, { start: last.start, end: next.end });
	else pieces?.push(next);
}
