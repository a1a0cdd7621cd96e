import { createTarPacker } from 'modern-tar';
import { SentenceError, sentence } from '../../core/sentence.ts';
import type { ExportedFile } from '../../core/store/exchange/exportRuns.ts';
import { replaceFile } from '../wholeFiles.ts';

/**
 * Writes an export to a path, for its owner alone: a tar of the files as they lie in the store. Takes the place of a file
 * that is there, once it is whole. Rejects with a `SentenceError`.
 */
export async function writeExport(files: readonly ExportedFile[], to: string): Promise<void> {
	try {
		await replaceFile(to, tarOf(files));
	} catch (error) {
		if (error instanceof SentenceError) throw error;
		throw new SentenceError(
			sentence('{0} cannot be written ({1}): choose another place.', to, (error as Error).message),
			{
				cause: error,
			},
		);
	}
}

/** The bytes of the tar, as they are asked for. Times are left out: they say nothing and would make equal exports differ. */
function tarOf(files: readonly ExportedFile[]): AsyncIterable<Uint8Array> {
	const { readable, controller } = createTarPacker();
	const pack = async () => {
		for (const { path, bytes, chunks } of files) {
			const writer = controller.add({ name: path, size: bytes, mode: 0o600, mtime: new Date(0) }).getWriter();
			for await (const chunk of chunks()) await writer.write(chunk);
			await writer.close();
		}
		controller.finalize();
	};
	pack().catch((error) => controller.error(error));
	return readable;
}
