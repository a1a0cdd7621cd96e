import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { defaultOptions } from '../../src/core/options.ts';
import { pieces } from '../../src/core/refs/ids.ts';
import type { Run } from '../../src/core/run.ts';
import type { Store } from '../../src/core/store/store.ts';
import { openNodeStore } from '../../src/node/openNodeStore.ts';
import { reduceInto } from '../../src/node/reduceInto.ts';
import { runOver } from '../../test/unit/support/runOver.ts';
import { randoms } from '../bench/randoms.ts';
import { type Input, inputs } from './inputs.ts';
import type { Report } from './report.ts';

/**
 * Started as a process of its own: `node putter.ts FOLDER SEED` stores runs until it is killed, two at a time, saves the
 * index now and then, and says of each `put` that returned what has to be there from then on.
 */
const STDOUT = 1;
const [folder = '', seed = ''] = process.argv.slice(2);
const random = randoms(Number(seed));
const endless = inputs(random);
const store = openNodeStore(folder);

await Promise.all([putAll(), putAll()]);

async function putAll(): Promise<void> {
	for (const input of endless) {
		const run = await putOne(store, input);
		writeSync(STDOUT, `${JSON.stringify(reportOf(run, input.bytes))}\n`);
		if (random() % 4 === 0) await store.runs();
		if (random() % 6 === 0) await store.saveIndex();
	}
}

async function putOne(into: Store, { name, bytes, reduced }: Input): Promise<Run> {
	if (reduced) return (await reduceInto(into, folder, { name, bytes, options: defaultOptions })).run;
	const cuts = [0, bytes.length >> 2, bytes.length >> 1, bytes.length];
	const run = runOver(bytes, { name, spans: [cuts.slice(0, 2), cuts.slice(2)] });
	await into.put(run, bytes);
	return run;
}

function reportOf({ id, source, refs }: Run, bytes: Uint8Array): Report {
	return {
		runId: id,
		source: source.hash,
		refs: refs.map((ref) => {
			const hash = createHash('sha256');
			for (const piece of pieces(bytes, ref.spans)) hash.update(piece);
			return [ref.id, hash.digest('hex')];
		}),
	};
}
