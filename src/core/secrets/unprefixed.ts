import { APART, Rewriting, Rewritten } from './rewritten.ts';

/** So many lines before a word for secrets are looked at, and behind it: a table may be long. */
const BEFORE = 4;
const BEHIND = 60;

/** What programs, tools and people put before each line. Of blanks behind it one is theirs. */
const prefixes = [
	// A time, and what syslog puts behind it
	'\\[?\\d{4}[-/]\\d\\d[-/]\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?[ \\t]',
	'\\[?\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?\\]?[ \\t]',
	'[A-Z][a-z]{2} [ \\d]\\d \\d\\d:\\d\\d:\\d\\d [\\w.-]{1,60} [\\w./-]{1,60}(?:\\[\\d{1,8}\\])?: ',
	// The name of a container, of a job and a step, of a file and a line of it
	'[\\w./-]{1,80} {0,40}\\| ',
	'[^\\t\\n]{1,80}\\t[^\\t\\n]{1,80}\\t(?=\\d{4}-)',
	'[A-Za-z./][\\w./-]{0,120}[:-]\\d{1,6}[:-]',
	// A word in brackets, a level, a class
	'\\[[\\w./: -]{1,60}\\][ \\t]',
	'(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL)(?: {1,6}(?=\\[)|:? )',
	'(?:[a-z]\\w{0,40}\\.){1,8}[A-Z]\\w{0,60} {0,20}[:-] ',
	// Drawn, traced, built, numbered
	'[|│] (?![^\\n]{0,400}[|│])|\\+{1,4} |#\\d{1,4} \\d{1,5}\\.\\d{1,4} | {0,6}\\d{1,6}(?:[\\t→]|[:|] )',
	// Typed, or quoted
	'(?:PS )?[\\w.@:~/\\\\-]{0,80}[$#>%] ',
	'(?:Step \\d{1,3}/\\d{1,3} : )?RUN ',
];

/** One of a diff stands behind all others. */
const prefix = new RegExp(`(?:${prefixes.join('|')}){1,6}(?:\\+|-(?=\\S))?|[+-]`, 'y');

/**
 * The lines of a text near words for secrets, without what stands before each of them: a log, a quote or a diff of a file
 * is read as the file. Nothing if no line has such a prefix.
 */
export class Unprefixed extends Rewritten {
	/** Takes the offsets of words near which secrets are, about ascending. */
	constructor(source: string, words: readonly number[]) {
		const written = new Rewriting(source);
		let from = 0;
		for (const word of words) if (word >= from) from = writeLines(written, source, startOf(source, from, word), word);
		super(written);
	}
}

/** Where the lines begin that belong to a word; not before `least`. */
function startOf(text: string, least: number, word: number): number {
	let start = word;
	for (let line = 0; line <= BEFORE && start > least; line++)
		start = Math.max(least, text.lastIndexOf('\n', start - (line === 0 ? 1 : 2)) + 1);
	return start;
}

/** Writes the lines from an offset on that have prefixes, to some lines behind a word; returns where it looked last. */
function writeLines(written: Rewriting, source: string, start: number, word: number): number {
	let isApart = true;
	let from = start;
	for (let left = BEHIND; from < source.length && left > 0; left--) {
		const end = endOfLine(source, from);
		const at = behindPrefix(source, from);
		if (at > from) {
			written.put(isApart ? APART : '', at);
			written.copy(at, end);
			isApart = false;
		} else if (from > word) return end;
		else isApart = true;
		from = end;
	}
	return from;
}

function endOfLine(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end < 0 ? text.length : end + 1;
}

function behindPrefix(text: string, at: number): number {
	prefix.lastIndex = at;
	return prefix.test(text) ? prefix.lastIndex : at;
}
