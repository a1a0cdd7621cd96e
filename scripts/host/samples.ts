import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './paths.ts';

const fixtures = path.join(projectRoot, 'test/fixtures');

/** What only tests read: a list of strings. */
const forTests = 'signals.json';

/** Copies the fixtures that a person can try the extension on into a folder; folders among them are stores for tests. */
export async function copySamples(folder: string): Promise<void> {
	for (const entry of await readdir(fixtures, { withFileTypes: true })) {
		if (entry.isFile() && entry.name !== forTests)
			await cp(path.join(fixtures, entry.name), path.join(folder, entry.name));
	}
}
