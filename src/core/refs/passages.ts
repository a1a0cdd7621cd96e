import type { Spans } from '../edits/spans.ts';
import { offsetOfByte } from '../source/byteOffsets.ts';
import { borderBefore } from '../source/characters.ts';
import { lineAt, lineEnd } from '../source/lines.ts';
import type { Source } from '../source/source.ts';
import type { Passage } from '../view.ts';

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

/** The beginning of a ref's content within the limits, and how many lines are left out behind it or cut short. */
export function passages(
	source: Source,
	spans: Spans,
	limits: PassageLimits,
): { passages: Passage[]; hiddenLines: number } {
	const shown: Passage[] = [];
	let { lines, units } = limits;
	let hiddenLines = 0;
	for (const { start, end, firstLine, lastLine } of stretches(source, spans)) {
		const size = lastLine - firstLine + 1;
		const linesEnd = lines < size ? lineEnd(source.lines, firstLine + lines - 1) : end;
		const cut = Math.max(start, Math.min(linesEnd, borderBefore(source.text, start + units)));
		const whole = cut < end ? lineAt(source.lines, cut) - firstLine : size;
		if (cut > start) shown.push({ line: firstLine + 1, text: source.text.slice(start, cut) });
		lines -= whole;
		units -= cut - start;
		hiddenLines += size - whole;
	}
	return { passages: shown, hiddenLines };
}
