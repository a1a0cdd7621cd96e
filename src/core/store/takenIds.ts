import { runFileNames } from './runFiles.ts';
import type { StoreParts } from './storeParts.ts';

/** Whether an id belongs to another digest. */
export type IsTaken = (id: string, digest: string) => boolean;

/** Loads the ids in use, those of what expired among them. */
export async function takenIds({ files, records, index }: StoreParts): Promise<IsTaken> {
	const { answers } = await records.expired();
	const inUse = (await isEmpty({ files })) ? undefined : await index.current();
	return (id, digest) => {
		const expired = answers.get(id)?.digest;
		return (expired !== undefined && expired !== digest) || (inUse?.isTaken(id, digest) ?? false);
	};
}

/** Whether a store holds no run: the first one must not wait for sql.js. */
export async function isEmpty({ files }: Pick<StoreParts, 'files'>): Promise<boolean> {
	return (await runFileNames(files)).length === 0;
}
