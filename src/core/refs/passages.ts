import type { Spans } from '../edits/spans.ts';
import { offsetOfByte } from '../source/byteOffsets.ts';
import { borderBefore } from '../source/characters.ts';
import { lineAt } from '../source/lines.ts';
import type { Source } from '../source/source.ts';
import type { Passage } from '../view.ts';
import type { Piece } from './pieces.ts';
import { countLines, follows, type ShownLine, shownLines, textOf } from './shownLines.ts';

/** A stretch of a ref's content: UTF-16 offsets of the source, and the 0-based lines it begins and ends on. */
interface Stretch {
	readonly start: number;
	readonly end: number;
	readonly firstLine: number;
	readonly lastLine: number;
}

/** The spans of a ref as stretches of the source's text. */
export function stretches(source: Source, spans: Spans): Stretch[] {
	const found: Stretch[] = [];
	for (let i = 0; i < spans.length; i += 2) {
		const start = offsetOfByte(source.offsets, source.text.length, spans[i] as number);
		const end = offsetOfByte(source.offsets, source.text.length, spans[i + 1] as number);
		found.push({ start, end, firstLine: lineAt(source.lines, start), lastLine: lineAt(source.lines, end - 1) });
	}
	return found;
}

/** How much of a ref's content is shown: lines, and UTF-16 units in all of them, since one line may be megabytes long. */
export interface PassageLimits {
	readonly lines: number;
	readonly units: number;
}

/** The beginning of what is shown of a ref within the limits, and how many lines are left out behind it or cut short. */
export function passages(
	source: Source,
	pieces: readonly Piece[],
	limits: PassageLimits,
): { passages: Passage[]; hiddenLines: number } {
	const shown: Passage[] = [];
	let { units } = limits;
	let whole = 0;
	let previous: ShownLine | undefined;
	for (const line of shownLines(source, pieces)) {
		if (whole === limits.lines || units === 0) break;
		const all = textOf(source, line.pieces);
		const text = all.slice(0, borderBefore(all, units));
		addOrJoin(shown, { line: line.firstLine + 1, text }, previous !== undefined && follows(previous, line));
		if (text.length < all.length) break;
		units -= text.length;
		previous = line;
		whole++;
	}
	return { passages: shown, hiddenLines: countLines(source, pieces) - whole };
}

function addOrJoin(shown: Passage[], next: Passage, joins: boolean): void {
	const last = shown.at(-1);
	if (joins && last) shown[shown.length - 1] = { ...last, text: last.text + next.text };
	else if (next.text !== '') shown.push(next);
}
