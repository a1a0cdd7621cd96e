import type { JsonPlace } from './jsonPlaces.ts';
import type { Secret } from './secret.ts';

/** How much of a line is looked at before a secret and behind it, in UTF-16 units. */
const AROUND = 400;

/** A scalar begins here: behind a key, a dash, an anchor or a tag, or in a list or a map on one line. */
const begins = /(?:(?:^|[\s"'])[-?]|:|[[{,]|[ \t][&!]!?[\w./:-]{0,100})[ \t]+$|[[{,]$/;

/** A list or a map on one line is open: brackets and commas end its scalars. */
const inFlow = /(?:^|[\s:,[{])[[{]/;

/** Behind a line like that stands more of a list or a map over lines. */
const goesOn = /[,[{][ \t]*\r?$/;

/** A scalar begins on the next line. */
const nextLine = /(?:[,[{:?-])[ \t]*\r?$/;

/** A scalar without quotes began before on the line. */
const begun = /(?:^|[ \t])-[ \t]|:[ \t]/;

/** A scalar in quotes, and the quote of one that is open. */
const inQuotes = /(?<=^|[\s,[{])(?:"(?:[^"\\]|\\.)*"|'[^']*(?:''[^']*)*'(?!'))/g;
const openQuote = /(?:^|[\s,[{])["']/;

const ends = /^[ \t]*(?:\r?\n|$|#(?<=[ \t]#))/;
const endsInFlow = /^[ \t]*(?:[,\]}\r\n]|$)/;

/**
 * Takes ascending, disjoint secrets in YAML; returns their places. Where one is a whole scalar without quotes, its mask
 * needs quotes: as it is, it would begin a list that a comment cuts off. What follows it up to a blank, or in
 * a list or a map on one line up to what ends it there, is part of it. In such a list no part of a scalar can hold
 * brackets, so that the mask stands for all of it.
 */
export function yamlPlaces(text: string, secrets: readonly Secret[]): JsonPlace[] {
	return secrets.map((secret, i) => {
		const { start } = secret;
		const [line = '', before = ''] = text
			.slice(Math.max(0, start - AROUND), start)
			.split('\n')
			.reverse();
		if (openQuote.test(line.replace(inQuotes, 'x'))) return { ...secret, quoted: false };
		const isFlow = inFlow.test(line) || goesOn.test(before);
		const isBegin = begins.test(line) || (/^[ \t]+$/.test(line) && nextLine.test(before));
		const head = isBegin || !isFlow ? '' : headInFlow(line);
		const end = endOf(isFlow ? wordInFlow : word, text, secret.end, secrets[i + 1]?.start ?? text.length);
		const isWhole = (isFlow ? endsInFlow : ends).test(text.slice(end, end + AROUND));
		const from = Math.max(start - head.length, secrets[i - 1]?.end ?? 0);
		if (isWhole && (isBegin || head)) return { ...secret, start: from, end, quoted: true };
		return { ...secret, quoted: false, isPart: !isBegin && !isFlow && begun.test(line) };
	});
}

/** What of a scalar in a list or a map on one line stands at the end of a text, unless blanks or quotes are in it. */
function headInFlow(line: string): string {
	const head = line.split(/[\s,[\]{}"']/).at(-1) as string;
	return /^$|[[{,:]$/.test(line.slice(0, line.length - head.length).trimEnd()) ? head : '';
}

const word = /\S{0,40}/y;
const wordInFlow = /[^\s,[\]{}]{0,40}/y;

/** Where what follows an offset ends, or that offset if it goes on behind `most`. */
function endOf(rest: RegExp, text: string, at: number, most: number): number {
	rest.lastIndex = at;
	rest.test(text);
	return rest.lastIndex <= most ? rest.lastIndex : at;
}
