import type { ContentType } from './contentType.ts';
import type { Granularity } from './edits/notices.ts';
import type { TokenizerName } from './options.ts';
import type { Ref } from './refs/ref.ts';
import type { ReasonRow, RecoveryVerdict, SignalVerdict, Size, TraceRow } from './run.ts';
import type { Sentence } from './sentence.ts';

/** A ref as a screen shows it: plain data that survives `postMessage` and JSON. */
export interface RefView extends Omit<Ref, 'spans' | 'digest'> {
	/** `#ref:ctx_…` as it stands in the visible text. */
	readonly marker: string;
	/** 1-based source line on which the content begins. */
	readonly firstLine: number;
	/** 1-based source line on which it ends. */
	readonly lastLine: number;
}

/** A run as a screen shows it. */
export interface RunView {
	readonly id: string;
	readonly sourceName: string;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly type: ContentType;
	readonly confidence: number;
	readonly evidence: readonly string[];
	readonly granularity: Granularity;
	readonly tokenizer: TokenizerName;
	/** Whether token figures are estimates and have to be called so. */
	readonly estimated: boolean;
	readonly raw: Size;
	readonly visible: Size;
	readonly markers: { readonly count: number; readonly tokens: number };
	/** Share of tokens removed, 0 to 1. */
	readonly saved: number;
	readonly trace: readonly TraceRow[];
	readonly reasons: readonly ReasonRow[];
	readonly refs: readonly RefView[];
	readonly signal: SignalVerdict;
	readonly recovery: RecoveryVerdict;
	/** Whether it never expires. */
	readonly pinned: boolean;
	/** Sentences about the source that a person should read. */
	readonly notes: readonly Sentence[];
}

/** A stretch of a ref's content as it stands in the source. */
export interface Passage {
	/** 1-based source line on which it begins. */
	readonly line: number;
	readonly text: string;
}

/** A ref's content with the line numbers of the source. */
export interface RefContent {
	readonly id: string;
	readonly passages: readonly Passage[];
	/** Lines that were left out here because the content is too long to show; the whole is one command away. */
	readonly hiddenLines: number;
}

/** A stretch of a shown text that belongs to a ref. */
export interface RefRange {
	readonly refId: string;
	/** UTF-16 offsets in the shown text. */
	readonly start: number;
	readonly end: number;
}

/** The visible text with some of its refs expanded in place. */
export interface ExpandedText {
	readonly text: string;
	/** Where the content of expanded refs stands; ascending. */
	readonly expanded: readonly RefRange[];
}
