import { isDigit } from './charClasses.ts';

/** Numbers that say what happened rather than which one or how many. */

const SLASH = 47;
const PERCENT = 37;
const ZERO = 48;
const EQUALS = 61;
const COLON = 58;
const QUOTE = 34;

/** How two numbers with a slash between them compare: `0/3`, `2/3`, `3/3`. */
const fractions = { none: 0, zero: 1, some: 2, all: 3 } as const;

/** What the fraction is whose first number stands at [start, end), `limit` being the line's end; none if it is no fraction. */
export function fractionAt(text: string, start: number, end: number, limit: number): number {
	if (text.charCodeAt(end) !== SLASH || end + 1 >= limit || text.charCodeAt(start - 1) === SLASH) return fractions.none;
	let last = end + 1;
	while (last < limit && isDigit(text.charCodeAt(last))) last++;
	const behind = last < limit ? text.charCodeAt(last) : 0;
	if (last === end + 1 || behind === SLASH || isWordCode(behind)) return fractions.none;
	const part = text.slice(start, end);
	if (Number(part) === 0) return fractions.zero;
	return part === text.slice(end + 1, last) ? fractions.all : fractions.some;
}

/** Whether any number could stand at [start, end): it is no part of a fraction, and no percents. */
export function mayDiffer(text: string, start: number, end: number): boolean {
	if (text.charCodeAt(end) === PERCENT) return false;
	const isFirst = text.charCodeAt(end) === SLASH && isDigit(text.charCodeAt(end + 1));
	const isSecond = text.charCodeAt(start - 1) === SLASH && isDigit(text.charCodeAt(start - 2));
	return !isFirst && !isSecond;
}

/** Whether the number at [start, end) is none or all of a hundred percent. */
export function isPercentEdge(text: string, start: number, end: number): boolean {
	if (text.charCodeAt(end) !== PERCENT) return false;
	const value = Number(text.slice(start, end));
	return value === 0 || value >= 100;
}

/** Parts of words that count what went wrong: `failed_jobs=0`, `"errorCount": 0`. */
const faults = /fail|err(?:or|s)|drop|lost|miss|reject|retr|timeout|unavail|unhealthy|restart/i;
/** UTF-16 units of a word that are looked at. */
const LOOK = 40;

/** Whether a lone zero at `start` tells that none went wrong, by the word that ends at `wordEnd` before it. */
export function isFaultless(text: string, start: number, end: number, wordEnd: number): boolean {
	if (end !== start + 1 || text.charCodeAt(start) !== ZERO) return false;
	let at = wordEnd;
	while (at < start && (text.charCodeAt(at) === QUOTE || text.charCodeAt(at) === 32)) at++;
	const sign = text.charCodeAt(at);
	return (sign === EQUALS || sign === COLON) && start - at <= 3 && faults.test(wordBefore(text, wordEnd));
}

function wordBefore(text: string, end: number): string {
	let start = end;
	while (start > 0 && end - start < LOOK && isWordCode(text.charCodeAt(start - 1))) start--;
	return text.slice(start, end);
}

function isWordCode(code: number): boolean {
	return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 122) || code === 95;
}

const nothings =
	/^(?:["']?\s?:\s{0,2}(?:null\b|nil\b|<nil>|none\b|false\b|""|''|0\b(?!\.)|\[\]|\{\})|=(?:null\b|nil\b|<nil>|none\b|false\b|""|''|0\b(?!\.)|\[\]|\{\}|[\s,;)\]]|$))/i;

/** Whether the word that ends at `end` names an error of which there is none: `err=<nil>`, `"error": null`, `error=""`. */
export function isDenied(text: string, end: number, limit: number): boolean {
	const code = text.charCodeAt(end);
	return (
		(code === EQUALS || code === COLON || code === QUOTE) && nothings.test(text.slice(end, Math.min(limit, end + 16)))
	);
}
