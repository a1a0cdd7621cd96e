import { contentEnd, type Lines, lineCount } from '../../source/lines.ts';
import type { Hunk } from './hunk.ts';
import { lineKinds } from './lineKinds.ts';

/** What `git diff --word-diff` puts around words that went and that came. */
const marks = /\[-.{0,2000}?-\]|\{\+.{0,2000}?\+\}/;
/** So many hunks are looked at. */
const HUNKS = 200;
const hunkHeader = /^@@+ -\d/;
const header = /^(?:@@+ -\d|diff --git |commit [0-9a-f]{7})/;
/** UTF-16 units of a line that is looked at. */
const LONGEST = 4_096;

/** Whether the changes of a diff stand within its lines, which then have no sign before them: some hunk begins with such a line. */
export function isWordDiff(text: string, lines: Lines): boolean {
	if (!mayHaveMarks(text)) return false;
	let hunks = 0;
	for (let line = 0; line + 1 < lineCount(lines) && hunks < HUNKS; line++) {
		if (!hunkHeader.test(headOf(text, lines.starts[line] as number, contentEnd(text, lines, line)))) continue;
		hunks++;
		if (!/[ +\-\\\r\n]/.test(text[lines.starts[line + 1] as number] as string)) return true;
	}
	return false;
}

/** Whether some line of a text may hold such marks. */
export function mayHaveMarks(text: string): boolean {
	return text.includes('{+') || text.includes('[-');
}

/** Whether words of the line with the content [start, end) went or came; a very long line is not looked at. */
export function hasMarks(text: string, start: number, end: number): boolean {
	return end - start <= LONGEST && marks.test(text.slice(start, end));
}

/** The lines of a hunk up to the next header: what holds no marks is unchanged. */
export const wordHunk: Hunk = {
	endsWithChange: false,
	take(text, start, end) {
		if (header.test(headOf(text, start, end))) return undefined;
		const stays = end - start > LONGEST || hasMarks(text, start, end);
		return stays ? lineKinds.other : lineKinds.context;
	},
};

function headOf(text: string, start: number, end: number): string {
	return text.slice(start, Math.min(end, start + 40));
}
