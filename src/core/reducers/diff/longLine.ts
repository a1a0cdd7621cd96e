import { copy } from '../../edits/parts.ts';
import { borderBefore } from '../../source/characters.ts';
import { contentEnd } from '../../source/lines.ts';
import { otherVersion } from './otherVersion.ts';
import { isKept, type Stretch } from './stretches.ts';
import type { Work } from './work.ts';

/** Lengths in UTF-16 units. Nobody types a line of 5,000, nor one of 1,000 that has hardly a blank in it. */
const LONG = 5_000;
const LONG_WITHOUT_BLANKS = 1_000;
const FEW_BLANKS = 50;
const SHOWN = 200;
/** Of a line that differs from its other version further behind, so much of its start, and before the difference. */
const START = 80;
const BEFORE = 40;

/**
 * Hides all but the start of the changed lines of a run that no person wrote, such as minified code or data in one line,
 * and the first place at which a line differs from its other version. The notice stands before the start: behind it, a
 * tool would take it for a part of the line.
 */
export function hideRests(work: Work, run: Stretch, { first, end }: Stretch): void {
	const { input } = work;
	const other = otherVersion(work, run);
	for (let line = first; line < end; line++) {
		const start = input.lines.starts[line] as number;
		const stop = contentEnd(input.text, input.lines, line);
		if (!isMachineMade(input.text, start, stop) || isKept(input, { first: line, end: line + 1 })) continue;
		hideRest(work, start, stop, other(line));
	}
}

/** `differs` is the offset of the first character that its other version does not have; the line's start if there is none. */
function hideRest({ input: { text }, plan, notices }: Work, start: number, end: number, differs: number): void {
	const from = borderBefore(text, differs - BEFORE);
	const isBehind = differs + SHOWN / 2 > start + SHOWN && from > start + START;
	const shown = isBehind
		? [
				copy(start, borderBefore(text, start + START)),
				...notices.difference,
				copy(from, Math.min(end, borderBefore(text, from + SHOWN))),
			]
		: [copy(start, borderBefore(text, start + SHOWN))];
	plan.edit(plan.omission('rest of long line'), start, end, [...notices.longLine, ...shown]);
}

function isMachineMade(text: string, start: number, end: number): boolean {
	if (end - start >= LONG) return true;
	if (end - start < LONG_WITHOUT_BLANKS) return false;
	let blanks = 0;
	for (let at = start; at < end; at++) if (text.charCodeAt(at) === 32) blanks++;
	return blanks < FEW_BLANKS * ((end - start) / LONG_WITHOUT_BLANKS);
}
