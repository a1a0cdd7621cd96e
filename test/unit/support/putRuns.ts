/**
 * Started as a process of its own: `node putRuns.ts FOLDER NAME RUNS [REFS]` puts runs with so many refs each and prints each
 * ref's id and content.
 */
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { manyRefs } from './manyRefs.ts';

const [folder = '', name = '', runs = '', refs = '1'] = process.argv.slice(2);
const store = openNodeStore(folder);
for (let i = 0; i < Number(runs); i++) {
	const { run, bytes, contents } = manyRefs(`${name}-${i}`, Number(refs));
	await store.put(run, bytes);
	if (i % 3 === 0) await store.runs();
	if (i % 5 === 0) await store.saveIndex();
	process.stdout.write(Array.from(contents, ([id, content]) => `${id} ${content}\n`).join(''));
}
store.close();
