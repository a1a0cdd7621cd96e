import type { Files } from '../../ports.ts';
import { asideHashOf, asidePath, runPath, sourcePath, sourcesFolder } from '../layout.ts';
import type { Spare } from '../records/makingRoom.ts';
import type { StoreParts } from '../storeParts.ts';

/**
 * Deletes those of the sources that no run needs; returns their hashes. Nobody who stores a run over one of them meanwhile
 * loses it: each is put aside first, then the runs are looked at once more. A `put` looks for its source after its run can
 * be seen, so either it finds the source gone and writes it again, or its run is seen here and the source is put back.
 * What a killed process put aside is dealt with likewise.
 *
 * `needed` gives the hashes that runs need now; `newTag` gives hex digits that were never given before.
 */
async function releaseSources(
	hashes: Iterable<string>,
	files: Files,
	needed: () => Promise<ReadonlySet<string>>,
	newTag: () => string,
): Promise<string[]> {
	const before = await needed();
	const aside = await putAsideBefore(files);
	for (const hash of hashes) {
		if (before.has(hash)) continue;
		const path = asidePath(hash, newTag());
		if (await files.rename(sourcePath(hash), path)) aside.push({ hash, path });
	}
	if (aside.length === 0) return [];
	const after = await needed();
	const deleted: string[] = [];
	for (const { hash, path } of aside) {
		if (after.has(hash)) {
			await files.rename(path, sourcePath(hash));
		} else {
			await files.remove(path);
			deleted.push(hash);
		}
	}
	return deleted;
}

interface Aside {
	readonly hash: string;
	readonly path: string;
}

async function putAsideBefore(files: Files): Promise<Aside[]> {
	return (await files.list(sourcesFolder)).flatMap((file) => {
		const hash = asideHashOf(file);
		return hash === undefined ? [] : [{ hash, path: `${sourcesFolder}/${file}` }];
	});
}

/** The same over an opened store. */
export function releaseFrom({ files, index, ports }: StoreParts, hashes: Iterable<string>): Promise<string[]> {
	return releaseSources(
		hashes,
		files,
		async () => (await index.current()).sourceHashes(),
		() => tagOf(ports.random(8)),
	);
}

function tagOf(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a full disk can have for the record of deleting some run files: these, then the sources that only they needed. */
export function sparesOf(parts: StoreParts, named: readonly string[], hashes: readonly string[]): Spare[] {
	// A damaged run may need any of them.
	const sources = async () => parts.index.damaged().length === 0 && (await releaseFrom(parts, hashes));
	return [...named.map((file) => () => parts.files.remove(runPath(file))), sources];
}
