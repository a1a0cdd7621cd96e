import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

process.once('exit', () => {
	for (const folder of folders) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
});

/** Makes an empty folder that lives as long as this process. */
export async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'nolife-'));
	folders.push(folder);
	return folder;
}
