import { append, firstBehind, intersects, type Spans } from '../../edits/spans.ts';
import { borderBefore } from '../../source/characters.ts';
import { type Lines, lineCount, lineEnd } from '../../source/lines.ts';
import type { Allowance } from './allowances.ts';

/** So much of a line stays for its words, in UTF-16 units. */
const LINE = 300;
/** A longer line than this with something to keep stays in part. */
const LONG_LINE = 1_200;
/** Lines of a file that a tool numbered: what they say happened to nobody. */
export const numbered = /^ {0,8}\d{1,7}(?:→|\t|:(?!\d\d[:.])|\|)/;

/** The place in a file that a compiler puts in front of what it says. */
const place = /^[^\s:(]{1,200}(?:\(\d{1,9}(?:,\d{1,9})?\)|:\d{1,9}(?::\d{1,9})?): /;

/** A number that decides nothing: one behind these words does. */
const number = /(?<![\d]|(?:code|status|signal|errno|HTTP)[:=]? ?)\d{1,20}/g;

/** A text of which a part may stay. All offsets are UTF-16. */
export interface Remaining {
	readonly text: string;
	readonly lines: Lines;
	/** By line: how much of it is left to see. */
	readonly left: Int32Array;
	readonly keep: Spans;
}

/** The spans of a text that stay: its head, its tail, telling lines, what is kept; all of it if that is little. */
export function remainsOf(remaining: Remaining, allowance: Allowance): number[] {
	const { text, lines, left, keep } = remaining;
	if (left.reduce((sum, length) => sum + length, 0) <= allowance.whole) return [0, text.length];
	const headEnd = headEndOf(remaining, allowance.head);
	const tailStart = tailStartOf(remaining, allowance.tail, headEnd);
	const shown = [0, headEnd];
	const told = new Set<string>();
	let most = numbered.test(text.slice(0, 20)) ? 0 : allowance.most;
	for (let line = 0; line < lineCount(lines); line++) {
		const from = lines.starts[line] as number;
		const to = lineEnd(lines, line);
		if (to <= headEnd || from >= tailStart) continue;
		if (intersects(keep, from, to)) {
			appendKept(shown, text, from, to, keep);
		} else if (
			most > 0 &&
			(left[line] as number) > 0 &&
			allowance.telling.test(text.slice(from, Math.min(to, from + LINE))) &&
			isNew(told, text.slice(from, Math.min(to, from + LINE)))
		) {
			most--;
			append(shown, from, charBorder(text, Math.min(to, from + LINE)));
		}
	}
	if (tailStart < text.length) append(shown, tailStart, text.length);
	return shown;
}

/** Whether no line said the same, but for numbers and the place in front of it, among the lines told so far. */
function isNew(told: Set<string>, line: string): boolean {
	const said = line.replace(place, '').replace(number, '0').trim();
	return told.size < told.add(said).size;
}

/** The whole lines that fit, or a part of the first one. */
function headEndOf({ text, lines, left }: Remaining, head: number): number {
	let line = 0;
	for (let fit = 0; line < lineCount(lines) && fit + (left[line] as number) <= head; line++)
		fit += left[line] as number;
	return line > 0 ? (lines.starts[line] ?? text.length) : charBorder(text, Math.min(text.length, head));
}

/** The whole lines that fit, or a part of the last one. */
function tailStartOf({ text, lines, left }: Remaining, tail: number, headEnd: number): number {
	let line = lineCount(lines) - 1;
	for (let fit = 0; line > 0 && fit + (left[line] as number) <= tail; line--) fit += left[line] as number;
	const fit = lines.starts[line + 1] ?? text.length;
	if (fit < text.length || tail === 0) return Math.max(fit, headEnd);
	return Math.max(lines.starts[line] as number, headEnd, charBorder(text, text.length - tail));
}

/** A line with something to keep stays whole; of a very long one what is kept stays. */
function appendKept(shown: number[], text: string, from: number, to: number, keep: Spans): void {
	if (to - from <= LONG_LINE) {
		append(shown, from, to);
		return;
	}
	for (let i = firstBehind(keep, from); (keep[i] as number) < to; i += 2) {
		const start = charBorder(text, Math.max(from, keep[i] as number));
		const end = Math.min(to, keep[i + 1] as number);
		append(shown, Math.max(start, shown.at(-1) as number), charBorder(text, end) < end ? end + 1 : end);
	}
}

/** The offset, or the one before it if a surrogate pair or a line end of two characters lies around it. */
function charBorder(text: string, offset: number): number {
	return text[offset - 1] === '\r' && text[offset] === '\n' ? offset - 1 : borderBefore(text, offset);
}
