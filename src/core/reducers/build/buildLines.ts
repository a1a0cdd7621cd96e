import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** Longer lines than this, in UTF-16 units, are judged by so much of them. */
const WIDTH = 600;
/** What tools that run other tools write before each line: time, number of the worker, name of the task. */
const prefix =
	/^(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]{5,15}(?:Z|[+-]\d\d:?\d\d)?\]?\s|\[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\]?\s|\s{0,6}\d{1,3}>(?![=>])\s?|#\d{1,4} \d{1,6}\.\d{1,3} |\s{1,10}\[(?!ERROR|INFO|WARN)[A-Za-z]\w{1,14}\] ?)+/;

/** A line without what stands before it. */
export interface BuildLine {
	/** What the tool itself wrote, without its indent and, of a very long line, without its end. */
	readonly bare: string;
	/** UTF-16 offset of it. */
	readonly start: number;
	/** Blanks before it. */
	readonly indent: number;
}

/** Reads one line (0-based). */
export function buildLine({ text, lines }: Pick<ReduceInput, 'text' | 'lines'>, line: number): BuildLine {
	const from = lines.starts[line] as number;
	const whole = text.slice(from, Math.min(contentEnd(text, lines, line), from + WIDTH));
	const skipped = prefix.exec(whole)?.[0].length ?? 0;
	const behind = skipped === 0 ? whole : whole.slice(skipped);
	const bare = behind.trimStart();
	const indent = behind.length - bare.length;
	return { bare: bare.trimEnd(), start: from + skipped + indent, indent };
}
