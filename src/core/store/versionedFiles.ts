import type { Files, Ports } from '../ports.ts';
import { backupOf } from './layout.ts';
import { updateOf } from './schema.ts';

/**
 * The files of a store whose version is looked at before each change, whoever makes it: nothing can change a store of a
 * newer version, and an older one is migrated first. Reading goes past it, since files of all past versions can be read.
 */
export function versionedFiles(files: Files, ports: Ports): Files {
	let updating: Promise<void> | undefined;
	/** Of several changes at once that find the same to be done before, one does it for all. */
	const together = async (update: (() => Promise<void>) | undefined) => {
		if (!update) return;
		updating ??= update().finally(() => {
			updating = undefined;
		});
		await updating;
	};
	const after = async <T>(change: () => Promise<T>): Promise<T> => {
		await together(await updateOf(files, ports));
		return change();
	};
	return {
		...files,
		async write(path, chunks, first) {
			// It may fail before it is waited for; without this, that would count as unhandled.
			first?.catch(() => undefined);
			const update = await updateOf(files, ports);
			const ready = Promise.all([together(update), first]);
			ready.catch(() => undefined);
			await files.write(path, chunks, ready);
		},
		create: (path, bytes) => after(() => files.create(path, bytes)),
		link: (paths, folder) => after(() => files.link(paths, folder)),
		makeFolder: (path) => after(() => files.makeFolder(path)),
		rename: (from, to) => after(() => files.rename(from, to)),
		// What was deleted must not survive in a backup.
		remove: (path) =>
			after(async () => {
				await files.remove(backupOf(path));
				await files.remove(path);
			}),
		sweep: (folder, age) => after(() => files.sweep(folder, age)),
	};
}
