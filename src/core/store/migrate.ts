import type { Files, Ports } from '../ports.ts';
import { BlockReader } from './blockReader.ts';
import { blockFile } from './blockWriter.ts';
import { undamaged } from './damaged.ts';
import { backupFolder, runPath, runsFolder, sourceHashOf, sourcePath, sourcesFolder } from './layout.ts';
import { runFileNames } from './runFiles.ts';

interface BlockFile {
	readonly path: string;
	/** The name that is hashed with it. */
	readonly name: string;
}

/**
 * Brings the files of a store of version 1 or 2 up to date, after each has got a second name in the backup. Every step may
 * be done again, by who comes after a kill or by several processes at once: what has its backup keeps it, and what is up to
 * date is left alone. Damaged files stay as they are.
 */
export async function migrate(files: Files, ports: Ports): Promise<void> {
	const old = await blockFiles(files);
	for (const folder of [runsFolder, sourcesFolder]) {
		const paths = old.flatMap(({ path }) => (path.startsWith(`${folder}/`) ? [path] : []));
		await files.link(paths, backupFolder);
	}
	for (const file of old) await undamaged(() => renew(file, files, ports));
}

async function blockFiles(files: Files): Promise<BlockFile[]> {
	const runs = (await runFileNames(files)).map((name) => ({ path: runPath(name), name }));
	const hashes = (await files.list(sourcesFolder)).flatMap((file) => sourceHashOf(file) ?? []);
	return [...runs, ...hashes.map((name) => ({ path: sourcePath(name), name }))];
}

/** Writes a file of large blocks anew in small ones: only those can be found without the footer. */
async function renew({ path, name }: BlockFile, files: Files, ports: Ports): Promise<void> {
	const reader = await BlockReader.open(files, path, name, ports);
	if (!reader.hasLargeBlocks || !(await reader.isIntact())) return;
	await files.write(path, blockFile(name, [await reader.all()], ports));
}
