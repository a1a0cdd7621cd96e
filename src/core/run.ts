import type { ContentType } from './contentType.ts';
import type { Plan } from './edits/plan.ts';
import type { RunOptions } from './options.ts';
import type { Ref } from './refs/ref.ts';
import type { Sentence } from './sentence.ts';
import type { Encoding } from './source/encoding.ts';

const stageNames = [
	'LOAD',
	'CLASSIFY',
	'MEASURE_RAW',
	'SECRETS',
	'OPTIMIZE',
	'MEASURE_OPT',
	'SIGNAL',
	'RECOVERY',
] as const;

export type StageName = (typeof stageNames)[number];

/** One row of the trace. */
export interface TraceRow {
	readonly stage: StageName;
	/** What the stage did, in a few words: `log refs=1`. */
	readonly detail: string;
	/** Size of the text behind the stage, where it measured it: bytes in the source's encoding. */
	readonly bytes?: number;
	readonly tokens?: number;
	/** Duration in milliseconds. */
	readonly ms: number;
}

export interface Size {
	/** Bytes in the source's encoding. */
	readonly bytes: number;
	readonly tokens: number;
	/** Line ends, plus one for an unfinished last line. */
	readonly lines: number;
}

/** Where the volume went: one row per reason, sums over its refs. */
export interface ReasonRow {
	readonly reason: string;
	readonly places: number;
	readonly bytes: number;
	readonly tokens: number;
	readonly lines: number;
}

export interface SignalVerdict {
	readonly pass: boolean;
	/** How many critical strings there are. */
	readonly expected: number;
	/** The critical strings that the visible text does not show, each at most 200 UTF-16 units. */
	readonly missing: readonly string[];
	/** How many edits had to be taken back so that a critical string stays visible. */
	readonly restored: number;
	/** Planted strings that the source does not hold; they fail nothing. */
	readonly notInSource: readonly string[];
}

export interface RecoveryVerdict {
	readonly pass: boolean;
	/** Refs whose content came back from the store byte for byte. */
	readonly refs: number;
	/** Whether the whole source came back, both stored and put together from visible text and refs. */
	readonly source: boolean;
}

/** What is true of a source once it is read. */
interface SourceInfo {
	/** Display name. */
	readonly name: string;
	/** SHA-256 of the bytes, 64 hex digits. */
	readonly hash: string;
	readonly encoding: Encoding;
}

/** One reduction, as the store keeps it: enough to show it, to undo it and to apply its plan again. Immutable. */
export interface Run {
	/** `run_` + 8 or more hex digits. */
	readonly id: string;
	/** All 64 hex digits of the hash that the id begins with. */
	readonly digest: string;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly source: SourceInfo;
	/** Keys its ids, as hex digits; absent if its source has no secrets. Never leaves the store. */
	readonly secretKey?: string;
	readonly options: RunOptions;
	readonly type: ContentType;
	/** 0 to 1; 1 if the user chose the type. */
	readonly confidence: number;
	readonly evidence: readonly string[];
	readonly raw: Size;
	readonly visible: Size;
	/** Markers, notices and legend within the visible text. */
	readonly markers: { readonly count: number; readonly tokens: number };
	/** The visible text. */
	readonly text: string;
	/** Where source text stands in it: see `Rendered.shown`. */
	readonly shown: Int32Array;
	/** The plan as applied, to apply it again without some of its omissions (expand in place). */
	readonly plan: Plan;
	readonly refs: readonly Ref[];
	readonly reasons: readonly ReasonRow[];
	readonly signal: SignalVerdict;
	/** The trace up to SIGNAL; RECOVERY is judged on the stored run and cannot be part of it. */
	readonly trace: readonly TraceRow[];
	/** Sentences about the source that a person should read: empty, binary, already reduced. */
	readonly notes: readonly Sentence[];
}

/** A run with the verdict over what was stored. */
export interface Reduction {
	readonly run: Run;
	readonly recovery: RecoveryVerdict;
	/** All rows, RECOVERY included. */
	readonly trace: readonly TraceRow[];
}

/** Share of tokens removed: 1 − visible / raw; 0 for an empty source. */
export function savedShare({ raw, visible }: Pick<Run, 'raw' | 'visible'>): number {
	return raw.tokens === 0 ? 0 : 1 - visible.tokens / raw.tokens;
}
