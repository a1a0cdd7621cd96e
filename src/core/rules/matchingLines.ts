import { SpanList } from '../edits/spanList.ts';
import type { Spans } from '../edits/spans.ts';
import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import type { LineTest } from './linearPattern.ts';

/** Per line 1 if its content, without the line end, passes a test. */
export function matchingLines(text: string, lines: Lines, test: LineTest): Uint8Array {
	const matches = new Uint8Array(lineCount(lines));
	for (let line = 0; line < matches.length; line++)
		if (test(text.slice(lines.starts[line], contentEnd(text, lines, line)))) matches[line] = 1;
	return matches;
}

/** What stands on the marked lines, without the blanks around it: UTF-16 spans. */
export function contentOf(text: string, lines: Lines, marked: Uint8Array): Spans {
	const spans = new SpanList();
	for (let line = marked.indexOf(1); line >= 0; line = marked.indexOf(1, line + 1)) {
		const start = lines.starts[line] as number;
		const content = text.slice(start, contentEnd(text, lines, line));
		const blanks = content.length - content.trimStart().length;
		spans.add(start + blanks, start + content.trimEnd().length);
	}
	return spans.spans();
}
