import type { RunOptions } from '../../core/options.ts';
import type { PassageLimits } from '../../core/refs/passages.ts';
import type { ParsedRules } from '../../core/rules/parseRules.ts';
import type { StageName } from '../../core/run.ts';
import type { Sentence } from '../../core/sentence.ts';
import type { ExportChoice } from '../../core/store/exchange/exportRuns.ts';
import type { Imported } from '../../core/store/exchange/importRuns.ts';
import type { Limits } from '../../core/store/retention/chooseExpired.ts';
import type { Expiry } from '../../core/store/retention/expire.ts';
import type { Found, RefEntry, RunEntry } from '../../core/store/store.ts';
import type { ExpandedText, RefContent, RunView } from '../../core/view.ts';

/** What the worker can be asked: method → parameters and result. Every request names the store's folder. */
export interface WorkerMethods {
	/** Reduces; the bytes' buffer is transferred to the worker. */
	reduce: {
		params: { readonly name: string; readonly bytes: Uint8Array; readonly options: RunOptions };
		result: RunView;
	};
	/** Reduces a stored source again with other options. */
	reduceAgain: { params: { readonly runId: string; readonly change: RunChange }; result: Found<RunView> };
	run: { params: { readonly runId: string }; result: Found<RunView> };
	/** The visible text of a run, with some of its refs expanded in place. */
	text: { params: { readonly runId: string; readonly expanded: readonly string[] }; result: Found<ExpandedText> };
	/** Tokens of such a text, by the counter of the run. */
	tokens: { params: { readonly runId: string; readonly expanded: readonly string[] }; result: Found<number> };
	ref: { params: { readonly refId: string }; result: Found<RefEntry> };
	/** The beginning of a ref's content with source line numbers. */
	content: { params: { readonly refId: string; readonly limits: PassageLimits }; result: Found<RefContent> };
	/** What is shown of a ref as UTF-8, masks in place of secrets; what was no text is U+FFFD. The buffer is transferred. */
	refText: { params: { readonly refId: string }; result: Found<Uint8Array> };
	/** The original text of a run's source likewise; masked, with masks in place of its secrets. */
	sourceText: { params: { readonly runId: string; readonly masked: boolean }; result: Found<Uint8Array> };
	/** Checks rules: what each source of them is called in front of a person, and its JSON. */
	rules: { params: readonly { readonly name: string; readonly json: string }[]; result: readonly ParsedRules[] };
	runs: { params: null; result: readonly RunEntry[] };
	/** Keeps a run from expiring, or no longer. */
	pin: { params: { readonly runId: string; readonly pinned: boolean }; result: Found<null> };
	/** Deletes runs for good; gives the ids of those the store knew. */
	forget: { params: { readonly runIds: readonly string[] }; result: readonly string[] };
	forgetEverything: { params: null; result: null };
	/** Lets expire what is too old or too much. */
	expire: { params: Limits; result: Expiry };
	/** Writes runs with their originals to a file, by its path. */
	export: {
		params: { readonly runIds: readonly string[]; readonly file: string } & ExportChoice;
		result: null;
	};
	/** Makes the store's folder, in which Git ignores everything. */
	make: { params: null; result: null };
	/** Takes in the runs of such a file. */
	import: { params: { readonly file: string }; result: Imported };
}

/** What a rerun changes; everything else is as the run had it. */
export type RunChange =
	| { readonly type: NonNullable<RunOptions['type']> }
	/** Leave the text of these refs in place. */
	| { readonly keepVisible: readonly string[] };

export type WorkerMethod = keyof WorkerMethods;

export interface WorkerRequest {
	readonly id: number;
	readonly store: string;
	readonly method: WorkerMethod;
	readonly params: WorkerMethods[WorkerMethod]['params'];
}

export type WorkerMessage =
	| { readonly kind: 'result'; readonly id: number; readonly result: unknown }
	| { readonly kind: 'error'; readonly id: number; readonly sentence: Sentence }
	| { readonly kind: 'stage'; readonly id: number; readonly stage: StageName }
	/** How far the index of the store at work has come, while it is built anew; not too often. */
	| { readonly kind: 'indexing'; readonly done: number; readonly total: number };
