import { intersects, type Spans } from '../../edits/spans.ts';
import { type Lines, lineCount, lineEnd } from '../../source/lines.ts';
import { readOnce } from '../../source/readOnce.ts';
import { KEPT } from './lineFlags.ts';
import { LineReader } from './lineReader.ts';

/** The lines of a log in columns: a million lines cost eleven megabytes. */
export interface LogLines {
	/** Number of the line's form: lines of one form differ in variable parts only. */
	readonly form: Int32Array;
	/** How many forms there are. */
	readonly forms: number;
	readonly flags: Uint16Array;
	/** UTF-16 offset of the first character that is no blank or tab, from the line's start; at most 255. */
	readonly indent: Uint8Array;
	/** First duration in the line in milliseconds, 0 for none. */
	readonly duration: Float32Array;
}

/** Takes a log and the spans of it that have to stay visible; returns what is known of its lines. */
export function readLogLines(text: string, lines: Lines, keep: Spans): LogLines {
	const log = readLines(text, lines);
	return keep.length === 0 ? log : { ...log, flags: withKept(log.flags, lines, keep) };
}

function withKept(flags: Uint16Array, lines: Lines, keep: Spans): Uint16Array {
	return flags.map((of, line) =>
		intersects(keep, lines.starts[line] as number, lineEnd(lines, line)) ? of | KEPT : of,
	);
}

/** Reads each line once: one pass over the characters, a second one over error-like lines. */
const readLines = readOnce((text: string, lines: Lines): LogLines => {
	const reader = new LineReader(text, lines);
	for (let line = 0; line < lineCount(lines); line++) reader.read(line);
	return reader.result();
});
