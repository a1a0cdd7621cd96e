import { append, firstBehind, intersects, type Spans } from '../../edits/spans.ts';
import { safeCut } from '../json/tokens.ts';
import type { Allowance } from './allowances.ts';
import type { Content } from './innerLines.ts';

/** So much of a line stays for its words, in UTF-16 units. */
const LINE = 300;
/** A longer line than this with something to keep stays in part. */
const LONG_LINE = 1_200;
/** Units of the longest escape sequence, that of a surrogate pair. */
const ESCAPE = 12;
/** Lines of a file that a tool numbered: what they say happened to nobody. */
const numbered = /^ {0,8}\d{1,7}(?:→|\\t|:|\|)/;

/** Takes the content of a string; returns the spans of it that stay: its head, its tail, telling lines, what is kept. */
export function remainsOf(content: Content, allowance: Allowance, keep: Spans): number[] {
	const { source, start, end, lines } = content;
	const headEnd = headEndOf(content, allowance.head);
	const tailStart = tailStartOf(content, allowance.tail, headEnd);
	const shown = [start, headEnd];
	let left = numbered.test(source.slice(start, start + 20)) ? 0 : allowance.most;
	for (let line = 0; line < lines.length; line++) {
		const from = lines[line] as number;
		const to = lines[line + 1] ?? end;
		if (to <= headEnd || from >= tailStart) continue;
		if (intersects(keep, from, to)) {
			appendKept(shown, content, from, to, keep);
		} else if (left > 0 && allowance.telling.test(source.slice(from, Math.min(to, from + LINE)))) {
			left--;
			append(shown, from, safeCut(source, from, Math.min(to, from + LINE)));
		}
	}
	if (tailStart < end) append(shown, tailStart, end);
	return shown;
}

/** The whole lines that fit, or a part of the first one. */
function headEndOf({ source, start, end, lines }: Content, head: number): number {
	let fit = start;
	for (let line = 1; line <= lines.length; line++) {
		const next = lines[line] ?? end;
		if (next - start > head) break;
		fit = next;
	}
	return fit > start ? fit : safeCut(source, start, Math.min(end, start + head));
}

/** The whole lines that fit, or a part of the last one. */
function tailStartOf({ source, end, lines }: Content, tail: number, headEnd: number): number {
	let fit = end;
	for (let line = lines.length - 1; line > 0 && end - (lines[line] as number) <= tail; line--)
		fit = lines[line] as number;
	if (fit < end || tail === 0) return Math.max(fit, headEnd);
	const lastLine = Math.max(lines.at(-1) as number, headEnd);
	return nextSafeCut(source, lastLine, Math.max(lastLine, end - tail), end);
}

/** A line with something to keep stays whole; of a very long one what is kept stays. */
function appendKept(shown: number[], { source }: Content, from: number, to: number, keep: Spans): void {
	if (to - from <= LONG_LINE) {
		append(shown, from, to);
		return;
	}
	for (let i = firstBehind(keep, from), at = from; i < keep.length && (keep[i] as number) < to; i += 2) {
		const start = safeCut(source, at, Math.max(at, keep[i] as number));
		at = nextSafeCut(source, start, Math.min(to, keep[i + 1] as number), to);
		append(shown, Math.max(start, shown.at(-1) as number), at);
	}
}

/** The first place at or behind `at` where a string may be cut, searched from `from`, which is one. */
function nextSafeCut(source: string, from: number, at: number, end: number): number {
	const cut = safeCut(source, from, at);
	for (let next = at; next < Math.min(end, at + ESCAPE) && cut < at; next++) {
		const later = safeCut(source, cut, next);
		if (later >= at) return later;
	}
	return cut < at ? end : cut;
}
