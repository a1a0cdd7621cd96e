import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes of a ref's content, in two stores that are the same but for that. */
const sizes = [40, 400];

/**
 * What a store with 100,000 refs costs, with small contents and with ten times as large ones: nothing should grow with them
 * but what a put has to write. Takes the path of the built child; each figure comes from a fresh process.
 */
export async function compareStoreCosts(child) {
	const columns = [];
	for (const size of sizes) {
		const folder = await mkdtemp(path.join(tmpdir(), 'nolife-bench-store-'));
		const measure = (what) =>
			JSON.parse(
				execFileSync(process.execPath, ['--expose-gc', child, what, folder, String(size)], { encoding: 'utf8' }),
			);
		try {
			console.error(`building a store with contents of ${size} bytes`);
			columns.push({ 'bytes of a content': size, ...measure('build'), ...measure('open'), ...measure('rebuild') });
		} finally {
			await rm(folder, { recursive: true });
		}
	}
	for (const name of Object.keys(columns[0])) {
		console.log(name.padEnd(44), ...columns.map((column) => column[name].toFixed(1).padStart(10)));
	}
}
