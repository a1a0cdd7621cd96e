import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** Where an error of PowerShell 7 happened: the first of its lines, above its statement and its message. */
const place = /^[\w.-]{1,80}: .{1,400}:\d{1,9}(?::\d{1,9})?\s*$/;
const heading = /^Line \|\s*$/;
const statement = /^ *\d{1,9} \| /;
const underline = /^ {1,12}\| +~+ *$/;
const LOOK = 600;
/** Lines of a place, its heading, its statement and what underlines it. */
const HEIGHT = 4;

/**
 * The places and statements of errors of PowerShell 7 that say what those of the error before say, by their first
 * line; the line behind them each, which begins the message.
 */
export function repeatedPlaces(input: ReduceInput): Map<number, number> {
	const repeated = new Map<number, number>();
	if (!input.text.includes('\nLine |')) return repeated;
	let last = '';
	for (let line = 0; line + HEIGHT <= lineCount(input.lines); line++) {
		if (!isPlace(input, line)) continue;
		const end = line + HEIGHT;
		const key = input.text.slice(input.lines.starts[line], lineEnd(input.lines, end - 1));
		if (key === last && !isKept(input, line, end)) repeated.set(line, end);
		last = key;
		line = end - 1;
	}
	return repeated;
}

function isPlace(input: ReduceInput, line: number): boolean {
	return (
		heading.test(lineOf(input, line + 1)) &&
		place.test(lineOf(input, line)) &&
		statement.test(lineOf(input, line + 2)) &&
		underline.test(lineOf(input, line + 3))
	);
}

function isKept({ text, lines, keep }: ReduceInput, start: number, end: number): boolean {
	return intersects(keep, lines.starts[start] as number, Math.min(text.length, lineEnd(lines, end - 1)));
}

function lineOf({ text, lines }: ReduceInput, line: number): string {
	const start = lines.starts[line] as number;
	return text.slice(start, Math.min(contentEnd(text, lines, line), start + LOOK));
}
