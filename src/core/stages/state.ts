import type { ContentType } from '../contentType.ts';
import type { Applied } from '../edits/apply.ts';
import type { Masks } from '../edits/masks.ts';
import type { RunOptions } from '../options.ts';
import type { Ports } from '../ports.ts';
import type { Run, Size } from '../run.ts';
import type { Screen } from '../screen/screen.ts';
import type { Sentence } from '../sentence.ts';
import type { Critical } from '../signals/extractor.ts';
import type { Source } from '../source/source.ts';
import type { Store } from '../store/store.ts';
import type { TokenCounter } from '../tokens/tokenCounter.ts';
import type { TextSize } from './textSize.ts';

/** What a run starts from; every stage adds what it found out. */
export interface Job {
	/** Display name of the source. */
	readonly name: string;
	readonly bytes: Uint8Array;
	readonly options: RunOptions;
	readonly counter: TokenCounter;
	readonly store: Store;
	readonly ports: Ports;
}

export interface Loaded extends Job {
	readonly source: Source;
	/** What a terminal would finally show of it; undefined if it holds nothing that a terminal acts on. */
	readonly screen: Screen | undefined;
	/** Sentences about the source that a person should read. */
	readonly notes: readonly Sentence[];
	/** Whether the source is shown as it is: empty, binary, the recording of a full screen, or the content of a ref. */
	readonly passThrough: boolean;
}

export interface Classified extends Loaded {
	readonly type: ContentType;
	readonly confidence: number;
	readonly evidence: readonly string[];
}

export interface MeasuredRaw extends Classified {
	readonly raw: Size;
}

export interface Masked extends MeasuredRaw {
	/** Where secrets stand; undefined if there are none, or if they are shown. */
	readonly masks: Masks | undefined;
	/** Keys the ids of secrets; undefined if there are none. */
	readonly secretKey?: string;
}

export interface Optimized extends Masked {
	readonly applied: Applied;
	/** What the visible text takes. */
	readonly shown: TextSize;
	/** What the extractor found decisive in the raw text. */
	readonly criticals: readonly Critical[];
	/** How many critical strings were hidden at first and are visible since edits were taken back. */
	readonly restored: number;
}

export interface MeasuredVisible extends Optimized {
	readonly visible: Size;
	readonly markers: Run['markers'];
}

export interface Judged extends MeasuredVisible {
	readonly signal: Run['signal'];
}
