import type * as vscode from 'vscode';
import type { RunOptions } from '../core/options.ts';
import type { ExportChoice } from '../core/store/exchange/exportRuns.ts';
import type { Imported } from '../core/store/exchange/importRuns.ts';
import type { Limits } from '../core/store/retention/chooseExpired.ts';
import type { Found, Missing } from '../core/store/store.ts';
import type { RunView } from '../core/view.ts';
import { type CallOptions, EngineClient } from '../node/worker/client.ts';
import type { RunChange, WorkerMethods } from '../node/worker/protocol.ts';
import { Indexing } from './indexing.ts';
import type { Stores } from './stores.ts';

/** The methods that look something up by its id, wherever it is stored. */
type Lookup = 'run' | 'text' | 'tokens' | 'ref' | 'content' | 'refText' | 'sourceText';

type LookupResult<M extends Lookup> = WorkerMethods[M]['result'] extends Found<infer T> ? T : never;

/** The engine, outside the extension host: one worker reduces, another looks things up, so that hovers answer meanwhile. */
export class Engine implements vscode.Disposable {
	private readonly reductions: EngineClient;
	private readonly lookups: EngineClient;
	/** One reduction at a time: cancelling ends the worker and would end the others with it. */
	private last: Promise<unknown> = Promise.resolve();

	/** Takes the path of the worker's bundle. */
	constructor(
		private readonly script: string,
		private readonly stores: Stores,
	) {
		this.reductions = new EngineClient(script, new Indexing().report);
		this.lookups = new EngineClient(script, new Indexing().report);
	}

	/** Reduces bytes (their buffer is given away) into the store of the folder that `uri` belongs to. */
	reduce(
		source: { readonly name: string; readonly bytes: Uint8Array; readonly uri?: vscode.Uri | undefined },
		options: RunOptions,
		call: CallOptions,
	): Promise<RunView> {
		const { name, bytes, uri } = source;
		return this.inTurn(async () => {
			const store = this.stores.storeOf(uri);
			return this.reductions.call(store, 'reduce', { name, bytes, options }, call);
		});
	}

	/** Reduces a stored source again with other options. */
	reduceAgain(runId: string, change: RunChange, call: CallOptions): Promise<Found<RunView>> {
		return this.inTurn(() =>
			this.firstFound((store) => this.reductions.call(store, 'reduceAgain', { runId, change }, call)),
		);
	}

	/** Checks rules where patterns are compiled, outside the extension host; a result for each source, in order. */
	parseRules(sources: WorkerMethods['rules']['params'], call: CallOptions): Promise<WorkerMethods['rules']['result']> {
		return this.inTurn(async () => this.reductions.call(this.stores.storeOf(undefined), 'rules', sources, call));
	}

	/** Looks something up in the stores of all workspace folders. */
	find<M extends Lookup>(method: M, params: WorkerMethods[M]['params']): Promise<Found<LookupResult<M>>> {
		return this.firstFound((store) => this.lookups.call(store, method, params) as Promise<Found<LookupResult<M>>>);
	}

	/** The runs of all stores, newest first. */
	async runs(): Promise<WorkerMethods['runs']['result']> {
		const stores = this.stores.all();
		const lists = await Promise.all(stores.map((store) => this.lookups.call(store, 'runs', null)));
		return lists.flat().sort((a, b) => b.createdAt - a.createdAt);
	}

	/** Keeps a run from expiring, or no longer. */
	pin(runId: string, pinned: boolean): Promise<Found<null>> {
		return this.firstFound((store) => this.lookups.call(store, 'pin', { runId, pinned }));
	}

	/** Deletes runs for good, in whichever stores they are. */
	forget(runIds: readonly string[]): Promise<void> {
		return this.inEach((store) => this.reductions.call(store, 'forget', { runIds }));
	}

	/** Deletes everything in the stores of all workspace folders for good. */
	forgetEverything(): Promise<void> {
		return this.inEach((store) => this.reductions.call(store, 'forgetEverything', null));
	}

	/** Lets expire what is too old or too much, in a worker of its own that nobody waits for. */
	async expire(limits: Limits): Promise<void> {
		const upkeep = new EngineClient(this.script);
		try {
			for (const store of this.stores.all()) await upkeep.call(store, 'expire', limits);
		} finally {
			upkeep.dispose();
		}
	}

	/** Writes a run with its original to a file, by its path. */
	exportRun(runId: string, file: string, choice: ExportChoice, call: CallOptions): Promise<void> {
		return this.inTurn(async () => {
			const store = await this.storeWith(runId);
			await this.reductions.call(store, 'export', { runIds: [runId], file, ...choice }, call);
		});
	}

	/** Takes the runs of an export into the store of the first workspace folder. */
	importRuns(file: string, call: CallOptions): Promise<Imported> {
		return this.inTurn(async () => this.reductions.call(this.stores.storeOf(undefined), 'import', { file }, call));
	}

	/** Keeps what comes from a folder inside it from now on; returns the store's path. */
	async keepIn(folder: vscode.WorkspaceFolder): Promise<string> {
		const store = this.stores.within(folder);
		await this.reductions.call(store, 'make', null);
		await this.stores.agree(store);
		return store;
	}

	dispose(): void {
		this.reductions.dispose();
		this.lookups.dispose();
	}

	private inTurn<T>(task: () => Promise<T>): Promise<T> {
		const turn = this.last.then(task, task);
		this.last = turn;
		return turn;
	}

	private inEach(ask: (store: string) => Promise<unknown>): Promise<void> {
		return this.inTurn(async () => {
			for (const store of this.stores.all()) await ask(store);
		});
	}

	/** The store that holds a run; the first one if none does, which then says so. */
	private async storeWith(runId: string): Promise<string> {
		const stores = this.stores.all();
		for (const store of stores) {
			const runs = await this.lookups.call(store, 'runs', null);
			if (runs.some(({ id }) => id === runId)) return store;
		}
		return stores[0] as string;
	}

	private async firstFound<T>(ask: (store: string) => Promise<Found<T>>): Promise<Found<T>> {
		let missing: Missing = { state: 'unknown' };
		for (const store of this.stores.all()) {
			const found = await ask(store);
			if (found.state === 'found') return found;
			if (missing.state === 'unknown') missing = found;
		}
		return missing;
	}
}
