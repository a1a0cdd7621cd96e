import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SentenceError, sentence } from '../../../../src/core/sentence.ts';
import { CancelledError, CrashedError, EngineClient } from '../../../../src/node/worker/client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nolife-client-'));

/** A worker that answers in a way of its own. */
function clientOf(answer: string): EngineClient {
	const script = path.join(folder, `${answer.length}.mjs`);
	writeFileSync(
		script,
		`import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, store }) => { ${answer} });`,
	);
	return new EngineClient(script);
}

const result = "parentPort.postMessage({ kind: 'result', id, result: [] });";

describe('the client of the worker', () => {
	afterAll(() => rmSync(folder, { recursive: true }));

	it('rejects what was under way when the worker ends by itself, and starts another for the next call', async () => {
		const client = clientOf(`if (store === 'bad') process.exit(3); ${result}`);

		await expect(client.call('bad', 'runs', null)).rejects.toThrow(new CrashedError('exit code 3'));
		await expect(client.call('good', 'runs', null)).resolves.toEqual([]);
		client.dispose();
	});

	it('rejects when the worker throws, and when its bundle cannot be started', async () => {
		const thrown = clientOf("throw new Error('out of paper');");

		await expect(thrown.call('any', 'runs', null)).rejects.toThrow(new CrashedError('out of paper'));
		const missing = new EngineClient(path.join(folder, 'missing.mjs'));
		await expect(missing.call('any', 'runs', null)).rejects.toBeInstanceOf(CrashedError);
	});

	it('rejects with the sentence that the worker tells', async () => {
		const said = sentence('The file {0} of the store is damaged.', 'a.run');
		const client = clientOf(`parentPort.postMessage({ kind: 'error', id, sentence: ${JSON.stringify(said)} });`);

		await expect(client.call('any', 'runs', null)).rejects.toEqual(new SentenceError(said));
		client.dispose();
	});

	it('ends the worker when a call is cancelled, and starts another for the next call', async () => {
		const client = clientOf(`if (store !== 'endless') { ${result} }`);
		const controller = new AbortController();
		const endless = client.call('endless', 'runs', null, { signal: controller.signal });

		controller.abort();

		await expect(endless).rejects.toBeInstanceOf(CancelledError);
		await expect(client.call('good', 'runs', null)).resolves.toEqual([]);
		client.dispose();
	});
});
