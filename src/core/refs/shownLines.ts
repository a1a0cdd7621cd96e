import { lineAt, lineEnd } from '../source/lines.ts';
import type { Source } from '../source/source.ts';
import type { Piece } from './pieces.ts';

/** A line of what is shown of a ref, as far as the ref holds it. */
export interface ShownLine {
	/** 0-based source lines on which it begins and ends; they differ only where a mask stands for several lines. */
	readonly firstLine: number;
	readonly lastLine: number;
	readonly pieces: readonly Piece[];
}

/** Cuts what is shown of a ref into lines, in one pass. */
export function* shownLines({ lines }: Source, pieces: readonly Piece[]): Generator<ShownLine> {
	let open: Piece[] = [];
	let line = 0;
	const close = (): ShownLine => {
		const closed = { firstLine: lineAt(lines, open[0]?.start ?? 0), lastLine: line, pieces: open };
		open = [];
		return closed;
	};
	for (const piece of pieces) {
		if (open.length > 0 && open.at(-1)?.end !== piece.start) yield close();
		line = lineAt(lines, piece.mask === undefined ? piece.start : piece.end - 1);
		if (piece.mask !== undefined) open.push(piece);
		else
			for (let { start } = piece; start < piece.end; ) {
				const end = Math.min(piece.end, lineEnd(lines, line));
				open.push({ start, end });
				start = end;
				if (end < lineEnd(lines, line)) break;
				yield close();
				line++;
			}
	}
	if (open.length > 0) yield close();
}

/** How many lines `shownLines` gives, without walking them. */
export function countLines({ lines }: Source, pieces: readonly Piece[]): number {
	let count = 0;
	let openAt = -1;
	for (const { start, end, mask } of pieces) {
		const last = lineAt(lines, end - 1);
		const size = mask === undefined ? last - lineAt(lines, start) + 1 : 1;
		count += start === openAt ? size - 1 : size;
		openAt = mask === undefined && end === lineEnd(lines, last) ? -1 : end;
	}
	return count;
}

/** Whether a line comes right behind another, so that counting on from that one's number gives its own. */
export function follows(line: ShownLine, next: ShownLine): boolean {
	return line.firstLine === line.lastLine && line.pieces.at(-1)?.end === next.pieces[0]?.start;
}

/** The text of pieces. */
export function textOf({ text }: Source, pieces: readonly Piece[]): string {
	return pieces.map(({ start, end, mask }) => mask ?? text.slice(start, end)).join('');
}
