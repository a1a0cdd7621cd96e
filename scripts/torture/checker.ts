import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { inEnglish } from '../../src/core/sentence.ts';
import type { Found } from '../../src/core/store/store.ts';
import { openNodeStore } from '../../src/node/openNodeStore.ts';
import { type Report, reportsIn } from './report.ts';

/**
 * Started as a process of its own: `node checker.ts FOLDER` takes reports on stdin and prints a line for whatever is not as
 * they say or not whole; nothing if all is well.
 */
const [folder = ''] = process.argv.slice(2);
const store = openNodeStore(folder);
const complain = (line: string) => console.log(line);

for (const sentence of await store.damagedRuns()) complain(inEnglish(sentence));
const runs = new Set((await store.runs()).map(({ id }) => id));
const refs = new Set((await store.refs()).map(({ id }) => id));
for (const report of reportsIn(await text(process.stdin))) await check(report);
for (const id of runs) found(id, await store.runWithSource(id));
for (const id of refs) found(id, await store.content(id));
store.close();

/** What a `put` that returned promised. */
async function check(report: Report): Promise<void> {
	if (!runs.has(report.runId)) complain(`${report.runId} is not listed`);
	const stored = found(report.runId, await store.run(report.runId));
	if (stored && stored.source.hash !== report.source) complain(`${report.runId} names another source`);
	for (const [id, hash] of report.refs) {
		if (!refs.has(id)) complain(`${id} is not listed`);
		const content = found(id, await store.content(id));
		if (content && createHash('sha256').update(content.bytes).digest('hex') !== hash) complain(`${id}: other bytes`);
	}
}

function found<T>(id: string, result: Found<T>): T | undefined {
	if (result.state === 'found') return result.value;
	complain(`${id}: ${result.state === 'damaged' ? inEnglish(result.detail) : result.state}`);
	return undefined;
}
