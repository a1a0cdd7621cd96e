import type { Spans } from '../core/edits/spans.ts';
import { stretches } from '../core/refs/passages.ts';
import type { LineTest } from '../core/rules/linearPattern.ts';
import { contentEnd, lineEnd } from '../core/source/lines.ts';
import type { Source } from '../core/source/source.ts';

/** Which lines of a ref's content are wanted; all of them by default. */
export interface Selection {
	/** Source lines, 1-based, both included. */
	readonly from: number;
	readonly to: number;
	/** Takes a line's text without its line end. */
	readonly matches: LineTest;
}

/** A stretch of a ref's content: whole lines, as far as the ref holds them. */
export interface Selected {
	/** 1-based source line on which it begins. */
	readonly line: number;
	/** UTF-16 offsets in the source. */
	readonly start: number;
	readonly end: number;
}

/** The selected lines of a ref's content in source order; lines that follow one another in the source are one stretch. */
export function selectLines(source: Source, spans: Spans, { from, to, matches }: Selection): Selected[] {
	const selected: Selected[] = [];
	for (const { start, end, firstLine, lastLine } of stretches(source, spans)) {
		const last = Math.min(lastLine, to - 1);
		for (let line = Math.max(firstLine, from - 1); line <= last; line++) {
			const lineStart = Math.max(start, source.lines.starts[line] as number);
			const textEnd = Math.min(end, contentEnd(source.text, source.lines, line));
			if (!matches(source.text.slice(lineStart, textEnd))) continue;
			addOrJoin(selected, { line: line + 1, start: lineStart, end: Math.min(end, lineEnd(source.lines, line)) });
		}
	}
	return selected;
}

function addOrJoin(selected: Selected[], next: Selected): void {
	const last = selected.at(-1);
	if (last?.end === next.start) selected[selected.length - 1] = { ...last, end: next.end };
	else selected.push(next);
}
