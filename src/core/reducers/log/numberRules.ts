import { isFaultless, isPercentEdge } from './decisive.ts';
import { isTallied } from './lexis.ts';
import { EXACT, isFine, type Mode } from './modes.ts';
import type { NumberToken } from './numbers.ts';
import { isFailure, isStatus } from './requests.ts';
import { DECISIVE, TALLY } from './words.ts';

/** What is known of a line while its numbers are read. */
export interface NumberContext {
	readonly mode: Mode;
	readonly lineStart: number;
	/** Words before the number; without any it is a part of a date. */
	readonly words: number;
	/** Whether the line may hold the status of a request that failed. */
	readonly requested: boolean;
	/** Where the word before the number ends. */
	readonly decidesFrom: number;
}

const ZERO = 48;
const BRACKET = 91;
const LESS = 60;
const SLASH = 47;
const COLON = 58;
const EQUALS = 61;
const SPACE = 32;
/** UTF-16 units that a bracket and the blanks in it have at most. */
const ALIGNED = 8;

/** Whether a number is a clock. */
export function isClock({ colons, firstLength }: NumberToken): boolean {
	return colons >= 2 && firstLength <= 4;
}

/** Whether a number at the start of a line is the seconds since 1970 or since the system started. */
export function isEpoch(text: string, start: number, { firstLength, dots }: NumberToken, lineStart: number): boolean {
	const isBracketed = start > lineStart && opensBracket(text, lineStart, start);
	if (start > lineStart && !isBracketed) return false;
	return firstLength === 10 || firstLength === 13 || (isBracketed && dots === 1);
}

/** Whether nothing but a bracket and blanks stands before `start`: the kernel aligns its seconds, as in `[   12.345678]`. */
function opensBracket(text: string, lineStart: number, start: number): boolean {
	if (start - lineStart > ALIGNED || text.charCodeAt(lineStart) !== BRACKET) return false;
	for (let at = lineStart + 1; at < start; at++) if (text.charCodeAt(at) !== SPACE) return false;
	return true;
}

/**
 * Whether a number decides, so that lines with another one are another template. `decides` holds what the word before it
 * says of it, `quoted` whether it stands in quotes, `limit` is the line's end.
 */
export function keepsNumber(
	text: string,
	start: number,
	limit: number,
	token: NumberToken,
	decides: number,
	quoted: boolean,
	line: NumberContext,
): boolean {
	const { dots, colons, firstLength, end } = token;
	if (line.mode === EXACT || decides & DECISIVE) return true;
	if (dots === 2 && colons === 0 && firstLength <= 3) return true;
	const before = start > line.lineStart ? text.charCodeAt(start - 1) : 0;
	if (end === start + 1 && text.charCodeAt(start) === ZERO) {
		if (decides & TALLY || isTallied(text, end, limit)) return true;
		if (isValueSign(before) && isFaultless(text, start, end, line.decidesFrom)) return true;
	}
	if (isPercentEdge(text, start, end)) return true;
	if (before === LESS && start - line.lineStart === 1) return true;
	if (line.requested && before !== SLASH && firstLength === 3 && isStatus(text, start, limit) && isFailure(text, start))
		return true;
	if (!isFine(line.mode) || (before === SLASH && line.words === 0)) return false;
	return end - start === firstLength && firstLength <= 3 && (quoted || before === SLASH || before === COLON);
}

function isValueSign(code: number): boolean {
	return code === COLON || code === EQUALS || code === SPACE;
}
