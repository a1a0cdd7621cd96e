import { parentPort } from 'node:worker_threads';
import type { OnStage } from '../../core/pipeline.ts';
import { type Sentence, SentenceError } from '../../core/sentence.ts';
import { handlers } from './handlers.ts';
import { reportIndexing, rest } from './library.ts';
import type { WorkerMessage, WorkerRequest } from './protocol.ts';

/** The worker's end: answers one request after another, so that writes of one window never race. */
const port = parentPort;
if (!port) throw new Error('The worker has to be started as a worker thread.');

const send = (message: WorkerMessage, handedOver?: ArrayBuffer[]) => port.postMessage(message, handedOver);
let queue: Promise<void> = Promise.resolve();

/** The worker rests when nothing was asked for this many milliseconds. */
const patience = 20_000;
let resting: NodeJS.Timeout | undefined;

/** Milliseconds between two reports of an index that is built anew. */
const pace = 100;
let reported = 0;

reportIndexing((done, total) => {
	if (done < total && performance.now() - reported < pace) return;
	reported = performance.now();
	send({ kind: 'indexing', done, total });
});

port.on('message', (request: WorkerRequest) => {
	clearTimeout(resting);
	queue = queue.then(() => answer(request));
});

/** An index that cannot be saved is made anew next time. */
function restLater(): void {
	clearTimeout(resting);
	resting = setTimeout(() => {
		queue = queue.then(rest).catch(() => {});
	}, patience);
	resting.unref();
}

async function answer({ id, store, method, params }: WorkerRequest): Promise<void> {
	try {
		const handle = handlers[method] as (folder: string, params: unknown, onStage: OnStage) => Promise<unknown>;
		const result = await handle(store, params, (stage) => send({ kind: 'stage', id, stage }));
		send({ kind: 'result', id, result }, buffersIn(result));
	} catch (error) {
		send({ kind: 'error', id, sentence: sentenceOf(error) });
	}
	restLater();
}

/** Bytes that were found are handed over, not copied. */
function buffersIn(result: unknown): ArrayBuffer[] {
	const value = typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
	return value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
}

/** Of an error that nobody expected, its message as it is. */
function sentenceOf(error: unknown): Sentence {
	if (error instanceof SentenceError) return error.sentence;
	return { english: error instanceof Error ? error.message : String(error), values: [] };
}
