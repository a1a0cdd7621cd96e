import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** Where an error of Windows PowerShell happened: the first of the lines that follow its message. */
const place = /^At .{1,400}:\d{1,9} char:\d{1,9}$/;
const category = /^ {4}\+ CategoryInfo {1,20}: /;
const id = /^ {4}\+ FullyQualifiedErrorId : /;
/** A line that goes on with the one above, where the console was too narrow. */
const wrapped = /^ {3}\S/;
/** What an error is about, in its category: it differs where the rest is the same. */
const target = /: \((.{0,400}):[^:)]{0,200}\) \[/;
/** As many lines may stand between a place and its id, and so many a message may have. */
const MOST = 12;
const LOOK = 600;

/** Lines [start, end) of an error: its place, its statement, category and id, and the blank line behind. */
interface Details {
	readonly start: number;
	readonly end: number;
	/** All they say but for what the error is about. */
	readonly key: string;
	readonly about: string;
}

/**
 * The details of errors of PowerShell that say what those of the errors before say, by their first line; the line
 * behind them each. What the error is about has to be the same, or be named by its message, which stays.
 */
export function repeatedDetails(input: ReduceInput): Map<number, number> {
	const repeated = new Map<number, number>();
	if (!input.text.includes('+ FullyQualifiedErrorId : ')) return repeated;
	const seen = new Map<string, string>();
	for (let line = 0; line < lineCount(input.lines); line++) {
		const details = place.test(lineOf(input, line)) ? detailsAt(input, line) : undefined;
		if (!details) continue;
		const about = seen.get(details.key);
		if (about === undefined) seen.clear();
		const isTold = about === details.about || isNamed(details.about, messageAbove(input, line));
		if (about === undefined) seen.set(details.key, details.about);
		else if (isTold && !isKept(input, details)) repeated.set(details.start, details.end);
		line = details.end - 1;
	}
	return repeated;
}

function detailsAt(input: ReduceInput, start: number): Details | undefined {
	const most = Math.min(lineCount(input.lines), start + MOST);
	let end = start + 1;
	while (end < most && !id.test(lineOf(input, end)) && !place.test(lineOf(input, end))) end++;
	if (end >= most || !id.test(lineOf(input, end))) return undefined;
	for (end++; end < most && wrapped.test(lineOf(input, end)); ) end++;
	const said = Array.from({ length: end - start }, (_, i) => lineOf(input, start + i));
	const key = said.reduce((all, line) => all + (wrapped.test(line) ? line.trim() : `\n${line.trimEnd()}`), '');
	const about = category.test(said.find((line) => category.test(line)) ?? '') ? (target.exec(key)?.[1] ?? '') : '';
	const isBlank = end < lineCount(input.lines) && lineOf(input, end).trim() === '';
	return { start, end: isBlank ? end + 1 : end, key: key.replace(target, ': ['), about };
}

/** The lines above a place up to a blank one, without the ends of lines, at which consoles break words. */
function messageAbove(input: ReduceInput, line: number): string {
	let from = line;
	while (from > 0 && line - from < MOST && lineOf(input, from - 1).trim() !== '') from--;
	return Array.from({ length: line - from }, (_, i) => lineOf(input, from + i)).join('');
}

/** Whether a message names what an error is about, of which PowerShell shows the start and the end if it is long. */
function isNamed(about: string, message: string): boolean {
	return about !== '' && about.split('...').every((part) => message.includes(part));
}

function isKept({ text, lines, keep }: ReduceInput, { start, end }: Details): boolean {
	return intersects(keep, lines.starts[start] as number, Math.min(text.length, lineEnd(lines, end - 1)));
}

function lineOf({ text, lines }: ReduceInput, line: number): string {
	const start = lines.starts[line] as number;
	return text.slice(start, Math.min(contentEnd(text, lines, line), start + LOOK));
}
