import type { ContentType } from './contentType.ts';
import type { Granularity } from './edits/notices.ts';
import type { Rules } from './rules/rules.ts';

export interface Thresholds {
	/** JSON strings longer than this many UTF-16 units go behind a ref. */
	readonly longString: number;
	/** JSON arrays of similar objects keep this many of the first ones. */
	readonly arrayHead: number;
	/** A run of more added or removed lines than this in a diff keeps its first and last 20. */
	readonly diffRun: number;
}

export const defaultThresholds: Thresholds = { longString: 200, arrayHead: 3, diffRun: 200 };

export type TokenizerName = 'estimate' | 'o200k_base';

/** What a person or a script may choose for a run. */
export interface RunOptions {
	/** Overrides the classifier. */
	readonly type?: ContentType;
	readonly granularity: Granularity;
	readonly tokenizer: TokenizerName;
	/** Planted signals: strings that have to stay visible. */
	readonly signals: readonly string[];
	/** Source spans that have to stay visible (*Keep visible*), as byte offsets. */
	readonly keep: readonly (readonly [number, number])[];
	readonly thresholds: Thresholds;
	/** Whether secrets are masked. */
	readonly secrets: 'mask' | 'show';
	/** The user's rules, checked; absent if there are none. */
	readonly rules?: Rules;
}

export const defaultOptions: RunOptions = {
	granularity: 'coarse',
	tokenizer: 'estimate',
	signals: [],
	keep: [],
	thresholds: defaultThresholds,
	secrets: 'mask',
};
