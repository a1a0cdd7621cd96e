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

/** A scalar in quotes, and the quote of one that is open. */
const inQuotes = /(?<=^|[\s,[{])(?:"(?:[^"\\]|\\.)*"|'[^']*(?:''[^']*)*'(?!'))/g;
const openQuote = /(?:^|[\s,[{])["']/;

const ends = /^[ \t]*(?:\r?\n|$|#(?<=[ \t]#))/;
const endsInFlow = /^[ \t]*(?:[,\]}\r\n]|$)/;

/**
 * Takes ascending, disjoint secrets in YAML; returns their places. Where one is a whole scalar without quotes, its mask
 * needs quotes: as it is, it would begin a list that a comment cuts off. What follows it up to a blank, or in
 * a list or a map on one line up to what ends it there, is part of it.
 */
export function yamlPlaces(text: string, secrets: readonly Secret[]): JsonPlace[] {
	return secrets.map((secret, i) => {
		const { start } = secret;
		const [line = '', before = ''] = text
			.slice(Math.max(0, start - AROUND), start)
			.split('\n')
			.reverse();
		if (!begins.test(line) || openQuote.test(line.replace(inQuotes, 'x'))) return { ...secret, quoted: false };
		const isFlow = inFlow.test(line) || goesOn.test(before);
		const end = endOf(isFlow ? wordInFlow : word, text, secret.end, secrets[i + 1]?.start ?? text.length);
		const isWhole = (isFlow ? endsInFlow : ends).test(text.slice(end, end + AROUND));
		return isWhole ? { ...secret, end, quoted: true } : { ...secret, quoted: false };
	});
}

const word = /\S{0,40}/y;
const wordInFlow = /[^\s,[\]{}]{0,40}/y;

/** Where what follows an offset ends, or that offset if it goes on behind `most`. */
function endOf(rest: RegExp, text: string, at: number, most: number): number {
	rest.lastIndex = at;
	rest.test(text);
	return rest.lastIndex <= most ? rest.lastIndex : at;
}
