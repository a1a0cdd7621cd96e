import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nolife } from './nolife.ts';

/** A store of originals as a cloned repository may bring it along. */
interface PlantedStore {
	/** Path in the repository → content. */
	readonly files: Record<string, Uint8Array>;
	/** A marker that only this store knows. */
	readonly marker: string;
}

/** Makes the files of a `.nolife/` store that holds a run over this log. */
export async function plantedStore(log: string): Promise<PlantedStore> {
	const folder = await mkdtemp(path.join(tmpdir(), 'nolife-'));
	const store = path.join(folder, '.nolife');

	try {
		await writeFile(path.join(folder, 'planted.log'), log);
		const { refs } = JSON.parse(await nolife(store, 'analyze', path.join(folder, 'planted.log'), '--json'));
		return { files: await filesBelow(store, folder), marker: refs[0].marker };
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function filesBelow(folder: string, root: string): Promise<Record<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
	return Object.fromEntries(
		await Promise.all(files.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
	);
}
