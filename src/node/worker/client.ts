import { Worker } from 'node:worker_threads';
import type { StageName } from '../../core/run.ts';
import { SentenceError } from '../../core/sentence.ts';
import type { OnIndexing } from '../../core/store/syncedIndex.ts';
import type { WorkerMessage, WorkerMethod, WorkerMethods, WorkerRequest } from './protocol.ts';

export interface CallOptions {
	/** Aborting ends the worker and everything it was doing; the store stays whole. */
	readonly signal?: AbortSignal;
	/** Called as each stage of a reduction begins. */
	readonly onStage?: (stage: StageName) => void;
}

interface Pending {
	readonly resolve: (result: never) => void;
	readonly reject: (error: Error) => void;
	readonly onStage: CallOptions['onStage'];
}

/** Thrown out of a call that was cancelled. */
export class CancelledError extends Error {
	constructor() {
		super('Cancelled.');
	}
}

/** Thrown out of the calls that were under way when the worker ended by itself, such as for want of memory. */
export class CrashedError extends Error {}

/** The engine in a worker thread: started by the first call, started again after a cancel or a crash. */
export class EngineClient {
	private worker: Worker | undefined;
	private readonly pending = new Map<number, Pending>();
	private lastId = 0;

	/** Takes the path of the worker's bundle, and what hears how far the index of a store has come while it is built anew. */
	constructor(
		private readonly script: string,
		private readonly onIndexing: OnIndexing = () => {},
	) {}

	/** Asks the worker. Rejects with a `SentenceError`, or with `CancelledError` or `CrashedError`. */
	call<M extends WorkerMethod>(
		store: string,
		method: M,
		params: WorkerMethods[M]['params'],
		{ signal, onStage }: CallOptions = {},
	): Promise<WorkerMethods[M]['result']> {
		if (signal?.aborted) return Promise.reject(new CancelledError());
		const request: WorkerRequest = { id: ++this.lastId, store, method, params };
		const answer = new Promise<WorkerMethods[M]['result']>((resolve, reject) => {
			this.pending.set(request.id, { resolve, reject, onStage });
		});
		const cancel = () => this.end(new CancelledError());
		signal?.addEventListener('abort', cancel, { once: true });
		this.started().postMessage(request, transferable(params));
		return answer.finally(() => signal?.removeEventListener('abort', cancel));
	}

	/** Ends the worker; calls under way are cancelled. */
	dispose(): void {
		this.end(new CancelledError());
	}

	private started(): Worker {
		if (this.worker) return this.worker;
		const worker = new Worker(this.script);
		worker.on('message', (message: WorkerMessage) => this.receive(message));
		const crash = (cause: unknown) => {
			if (this.worker === worker) this.end(new CrashedError(cause instanceof Error ? cause.message : String(cause)));
		};
		worker.on('error', crash);
		worker.on('messageerror', crash);
		worker.on('exit', (code) => crash(`exit code ${code}`));
		worker.unref();
		this.worker = worker;
		return worker;
	}

	private receive(message: WorkerMessage): void {
		if (message.kind === 'indexing') {
			this.onIndexing(message.done, message.total);
			return;
		}
		const pending = this.pending.get(message.id);
		if (message.kind === 'stage') {
			pending?.onStage?.(message.stage);
			return;
		}
		this.pending.delete(message.id);
		if (message.kind === 'result') pending?.resolve(message.result as never);
		else pending?.reject(new SentenceError(message.sentence));
	}

	private end(error: Error): void {
		void this.worker?.terminate();
		this.worker = undefined;
		// What it was building goes no further.
		this.onIndexing(0, 0);
		for (const { reject } of this.pending.values()) reject(error);
		this.pending.clear();
	}
}

function transferable(params: WorkerMethods[WorkerMethod]['params']): ArrayBuffer[] {
	return params && 'bytes' in params && params.bytes.buffer instanceof ArrayBuffer ? [params.bytes.buffer] : [];
}
