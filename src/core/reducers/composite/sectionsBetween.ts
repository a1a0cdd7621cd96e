import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Section } from './reduceSections.ts';

/** Longer lines than this separate nothing, in UTF-16 units. */
const LONGEST = 1_000;

/** The stretches of a text between the lines that separate them. */
export function* sectionsBetween(
	{ text, lines }: Pick<ReduceInput, 'text' | 'lines'>,
	separates: (line: string) => boolean,
): Generator<Section> {
	let start = 0;
	for (let line = 0; line < lineCount(lines); line++) {
		const at = lines.starts[line] as number;
		const end = contentEnd(text, lines, line);
		if (end - at > LONGEST || !separates(text.slice(at, end))) continue;
		if (start < at) yield { start, end: at };
		start = lineEnd(lines, line);
	}
	if (start < text.length) yield { start, end: text.length };
}
