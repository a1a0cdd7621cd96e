/** Started as a process of its own: `node putRuns.ts FOLDER NAME RUNS` puts runs and prints each ref's id and content. */
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { runOver } from './runOver.ts';

const [folder = '', name = '', runs = ''] = process.argv.slice(2);
const store = openNodeStore(folder);
for (let i = 0; i < Number(runs); i++) {
	const content = `${name}-${i}`;
	const bytes = new TextEncoder().encode(`head\n${content}\ntail\n`);
	const run = runOver(bytes, { name, spans: [[5, 5 + content.length]] });
	await store.put(run, bytes);
	if (i % 3 === 0) await store.runs();
	if (i % 5 === 0) await store.saveIndex();
	process.stdout.write(`${run.refs[0]?.id} ${content}\n`);
}
store.close();
