import type { ContentType } from './contentType.ts';
import type { RefContent, RunView } from './view.ts';

/** The typed messages between extension host and inspector. */

/** What the inspector shows. */
export type InspectorState =
	| { readonly kind: 'empty' }
	| {
			readonly kind: 'busy';
			readonly sourceName: string;
			/** What the reduction is at, as a sentence in the person's language. */
			readonly doing?: string;
	  }
	| { readonly kind: 'failed'; readonly sourceName: string; readonly message: string }
	| {
			readonly kind: 'run';
			readonly run: RunView;
			/** Ids of the refs that are expanded in the reduced document. */
			readonly expanded: readonly string[];
			/** Ref to select, when a command elsewhere asked to see it. */
			readonly reveal?: string;
	  };

/** English sentence → translation, as `l10n.t` uses it; sent by the host, since a webview has no l10n of its own. */
export type Strings = Readonly<Record<string, string>>;

/** Questions of the inspector: method → what it takes and what it gets. */
export interface InspectorRequests {
	/** The page is listening. */
	ready: {
		params: null;
		result: { readonly state: InspectorState; readonly hasEditor: boolean; readonly strings: Strings };
	};
	/** A ref's content with original line numbers; of any ref but a secret's. */
	content: { params: { readonly runId: string; readonly refId: string }; result: RefContent };
	/** The same of a secret, once the person was asked and agreed; null if they did not. */
	showSecret: { params: { readonly runId: string; readonly refId: string }; result: RefContent | null };
	/** Expands a ref in the reduced document, or collapses it again. */
	toggle: { params: { readonly runId: string; readonly refId: string }; result: null };
	/** Tokens of the reduced text as it stands now, with what is expanded in it. */
	tokens: { params: { readonly runId: string }; result: number };
	expandAll: { params: { readonly runId: string }; result: null };
	collapseAll: { params: { readonly runId: string }; result: null };
	/** Opens a ref's whole content in an editor. */
	openRef: { params: { readonly refId: string }; result: null };
	copyRef: { params: { readonly refId: string }; result: null };
	/** Reduces again with the ref's text left in place. */
	keepVisible: { params: { readonly runId: string; readonly refId: string }; result: null };
	copyContext: { params: { readonly runId: string }; result: null };
	copyOriginal: { params: { readonly runId: string }; result: null };
	openReduced: { params: { readonly runId: string }; result: null };
	openDiff: { params: { readonly runId: string }; result: null };
	/** Keeps the run from expiring, or no longer. */
	keepRun: { params: { readonly runId: string }; result: null };
	letRunExpire: { params: { readonly runId: string }; result: null };
	/** Writes the run with its original to a file that the person chooses. */
	exportRun: { params: { readonly runId: string }; result: null };
	/** Deletes the run for good, once the person has confirmed it. */
	forgetRun: { params: { readonly runId: string }; result: null };
	/** Reduces again as another content type. */
	retype: { params: { readonly runId: string; readonly type: ContentType }; result: null };
	/** Reduces the active editor, files that the person chooses, or the clipboard: the actions of the empty state. */
	reduceEditor: { params: null; result: null };
	reduceFiles: { params: null; result: null };
	reduceClipboard: { params: null; result: null };
}

export type InspectorMethod = keyof InspectorRequests;

export type ToHost = {
	[M in InspectorMethod]: {
		readonly kind: 'request';
		readonly id: number;
		readonly method: M;
		readonly params: InspectorRequests[M]['params'];
	};
}[InspectorMethod];

export type ToInspector =
	| { readonly kind: 'reply'; readonly id: number; readonly result: unknown }
	| { readonly kind: 'error'; readonly id: number; readonly message: string }
	| { readonly kind: 'state'; readonly state: InspectorState }
	/** Whether an editor is active that can be reduced has changed. */
	| { readonly kind: 'editor'; readonly hasEditor: boolean };
