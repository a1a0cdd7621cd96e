import type { Granularity } from '../edits/notices.ts';
import type { Plan } from '../edits/plan.ts';
import type { Spans } from '../edits/spans.ts';
import type { Thresholds } from '../options.ts';
import type { Lines } from '../source/lines.ts';

export interface ReduceInput {
	/** Display name of the source. */
	readonly name: string;
	readonly text: string;
	readonly lines: Lines;
	readonly granularity: Granularity;
	readonly thresholds: Thresholds;
	/** No omission may share a character with these spans (UTF-16 offsets): critical strings and *Keep visible*. */
	readonly keep: Spans;
}

/** Proposes edits; never writes text, never throws on any text, takes linear time. */
export type Reducer = (input: ReduceInput) => Plan;
