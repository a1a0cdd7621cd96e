import { copy, type Part, text as wording } from '../../edits/parts.ts';

/** The timestamp must stand this near to the start of its line (UTF-16 units). */
const REACH = 120;
const STAMP =
	/(\d{4}[-/.]\d\d[-/.]\d\d[T ]+|\d\d?[-/][A-Z][a-z]{2}[-/]\d{4}[: ]|[A-Z][a-z]{2} [ \d]\d |\d\d[-/]\d\d[-/]?(?:\d\d)? )?(\d\d?:\d\d:\d\d)|(?<=^\[ *)\d+\.\d{3,9}(?=\])|(?<=^\[? *|"(?:ts|time|timestamp|@timestamp)": ?)\d{9,13}/;

/**
 * ` until 10:04:05`: the timestamp of the latest member, copied; with its date if the head's is another one. Takes the
 * spans of both lines (UTF-16 offsets). Nothing if the last line has no timestamp or the head's own.
 */
export function untilParts(text: string, head: readonly [number, number], last: readonly [number, number]): Part[] {
	const from = STAMP.exec(text.slice(head[0], Math.min(head[1], head[0] + REACH)));
	const to = STAMP.exec(text.slice(last[0], Math.min(last[1], last[0] + REACH)));
	if (!from || !to || from[0] === to[0]) return [];
	const sameDay = from[1] === to[1];
	const start = last[0] + to.index + (sameDay ? (to[1]?.length ?? 0) : 0);
	return [wording(' until '), copy(start, last[0] + to.index + to[0].length)];
}

/** UTF-16 offset behind the timestamp of the line [start, end), or its start if it has none. */
export function stampEnd(text: string, start: number, end: number): number {
	const stamp = STAMP.exec(text.slice(start, Math.min(end, start + REACH)));
	return stamp ? start + stamp.index + stamp[0].length : start;
}

/** UTF-16 units of a date and a clock: `2026-03-01T10:00:00`. */
export const CLOCKED = 19;
const DASH = 45;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const SPACE = 32;
const T = 84;

/**
 * Whether the line that starts at one offset bears an earlier time than the one at another, as logs that were merged do.
 * Only times that begin with the year and have all their zeros are compared: these are in the order of their characters.
 */
export function isEarlier(text: string, one: number, other: number): boolean {
	for (let i = 0; i < CLOCKED; i++) {
		const code = text.charCodeAt(one + i);
		const difference = code - text.charCodeAt(other + i);
		if (difference !== 0)
			return difference < 0 && code >= ZERO && code <= NINE && isSortable(text, one) && isSortable(text, other);
	}
	return false;
}

function isSortable(text: string, at: number): boolean {
	const dash = text.charCodeAt(at + 4);
	const behind = text.charCodeAt(at + 10);
	return (dash === DASH || dash === SLASH) && text.charCodeAt(at + 7) === dash && (behind === T || behind === SPACE);
}
