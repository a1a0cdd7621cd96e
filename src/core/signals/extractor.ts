import type { ReadyRules } from '../rules/readyRules.ts';
import type { Lines } from '../source/lines.ts';

/** Source text that a person debugging would need, as UTF-16 offsets. */
export interface Critical {
	readonly start: number;
	readonly end: number;
}

/**
 * Finds what is decisive in a part of a composite text by its own type: what the classifier takes it for. Undefined if it
 * is a composite again.
 */
export type ExtractPart = (text: string, lines: Lines, rules?: ReadyRules) => Critical[] | undefined;

/** What extractors may need beside the text. */
export interface ExtractContext {
	/** The user's rules. */
	readonly rules?: ReadyRules | undefined;
	/** For composite texts. */
	readonly extractPart?: ExtractPart;
}

/**
 * Finds what is decisive in the raw text of one content type. Shares no code with the reducers, so that a verdict is
 * earned; the user's rules tell which files are generated. Of a set of errors of one template only the first line is
 * critical. Linear; at most `maxCriticals` of them.
 */
export type Extractor = (text: string, lines: Lines, context?: ExtractContext) => Critical[];

/** More criticals than this say nothing to a person; extractors stop there. */
export const maxCriticals = 10_000;
