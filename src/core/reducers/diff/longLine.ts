import { copy } from '../../edits/parts.ts';
import { contentEnd } from '../../source/lines.ts';
import { isKept } from './stretches.ts';
import type { Work } from './work.ts';

/** Lengths in UTF-16 units. Nobody types a line of 5,000, nor one of 1,000 that has hardly a blank in it. */
const LONG = 5_000;
const LONG_WITHOUT_BLANKS = 1_000;
const FEW_BLANKS = 50;
const SHOWN = 200;

/**
 * Hides all but the start of a changed line that no person wrote, such as minified code or data in one line. The notice
 * stands before the start: behind it, a tool would take it for a part of the line.
 */
export function hideRest({ input, plan, notices }: Work, line: number): void {
	const { text, lines } = input;
	const start = lines.starts[line] as number;
	const end = contentEnd(text, lines, line);
	if (!isMachineMade(text, start, end) || isKept(input, { first: line, end: line + 1 })) return;
	const splitsPair = (text.codePointAt(start + SHOWN - 1) as number) > 0xffff;
	const cut = start + SHOWN - (splitsPair ? 1 : 0);
	plan.edit(plan.omission('rest of long line'), start, end, [...notices.longLine, copy(start, cut)]);
}

function isMachineMade(text: string, start: number, end: number): boolean {
	if (end - start >= LONG) return true;
	if (end - start < LONG_WITHOUT_BLANKS) return false;
	let blanks = 0;
	for (let at = start; at < end; at++) if (text.charCodeAt(at) === 32) blanks++;
	return blanks < FEW_BLANKS * ((end - start) / LONG_WITHOUT_BLANKS);
}
