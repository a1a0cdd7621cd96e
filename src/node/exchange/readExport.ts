import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createTarDecoder } from 'modern-tar';
import type { Files } from '../../core/ports.ts';
import { SentenceError, sentence } from '../../core/sentence.ts';
import { type Imported, importRuns } from '../../core/store/exchange/importRuns.ts';
import { isExportedPath } from '../../core/store/exchange/manifest.ts';
import type { ManagedStore } from '../../core/store/managedStore.ts';
import { StoreError } from '../../core/store/storeError.ts';
import { nodeFiles } from '../nodeFiles.ts';
import { nodePorts } from '../ports.ts';

/** The most files that an export may hold, and bytes in each. */
const MOST_FILES = 100_000;
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Takes the runs of an export into an opened store whose folder is `folder`. It is unpacked next to the store's files first,
 * where nobody looks, and verified there. Rejects with a `SentenceError` if it is no export, or not what it says.
 */
export async function readExport(file: string, store: ManagedStore, folder: string): Promise<Imported> {
	const name = `.import-${randomBytes(6).toString('hex')}.tmp`;
	const own = nodeFiles(folder);
	try {
		const unpacked = nodeFiles(path.join(folder, name));
		await unpack(file, unpacked);
		return await importRuns(unpacked, store, nodePorts);
	} finally {
		await own.remove(name);
	}
}

async function unpack(file: string, into: Files): Promise<void> {
	try {
		await unpackChecked(file, into);
	} catch (error) {
		if (error instanceof StoreError || error instanceof SentenceError) throw error;
		throw new SentenceError(
			sentence(
				'{0} cannot be read as an export of runs ({1}): give a file that an export of runs wrote.',
				file,
				(error as Error).message,
			),
			{ cause: error },
		);
	}
}

async function unpackChecked(file: string, into: Files): Promise<void> {
	// `Readable.toWeb` throws where nobody catches it when it is left before its end.
	const bytes = NodeStream.from(createReadStream(file)) as ReadableStream<Uint8Array>;
	const seen = new Set<string>();
	for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
		const { name, type, size } = header;
		const isFine = type === 'file' && isExportedPath(name) && size <= MOST_BYTES && !seen.has(name);
		if (!isFine || seen.size >= MOST_FILES)
			throw new SentenceError(sentence('The file holds what no export of runs holds; nothing was taken in.'));
		seen.add(name);
		await into.write(name, body);
	}
}
