import type { ContentType } from '../contentType.ts';
import type { Granularity } from '../edits/notices.ts';
import type { Plan } from '../edits/plan.ts';
import type { Spans } from '../edits/spans.ts';
import type { Thresholds } from '../options.ts';
import type { ReadyRules } from '../rules/readyRules.ts';
import type { Lines } from '../source/lines.ts';

/** What became of a part of a text that was reduced on its own. */
interface ReducedPart {
	readonly type: ContentType;
	/** Edits of the part's text. */
	readonly plan: Plan;
}

/**
 * Reduces a part of a composite text by its own type: the given one, or what the classifier takes it for. `keep` holds
 * spans of the part. Parts of parts are bounded in depth.
 */
export type ReducePart = (text: string, lines: Lines, keep: Spans, type?: ContentType) => ReducedPart;

export interface ReduceInput {
	/** Display name of the source. */
	readonly name: string;
	readonly text: string;
	readonly lines: Lines;
	readonly granularity: Granularity;
	readonly thresholds: Thresholds;
	/** The user's rules; those on lines are obeyed already. */
	readonly rules?: ReadyRules | undefined;
	/** No omission may share a character with these spans (UTF-16 offsets): critical strings and *Keep visible*. */
	readonly keep: Spans;
	/** For composite texts. */
	readonly reducePart: ReducePart;
}

/** Proposes edits; never writes text, never throws on any text, takes linear time. */
export type Reducer = (input: ReduceInput) => Plan;
