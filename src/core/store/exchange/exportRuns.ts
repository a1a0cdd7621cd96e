import type { Files } from '../../ports.ts';
import { SentenceError, sentence } from '../../sentence.ts';
import { undamaged } from '../damaged.ts';
import { runPath, sourcePath } from '../layout.ts';
import { readRun } from '../runFiles.ts';
import { openSource } from '../sourceFiles.ts';
import type { StoreParts } from '../storeParts.ts';
import { manifestOf, manifestPath } from './manifest.ts';

/** A file that goes into an export. */
export interface ExportedFile {
	readonly path: string;
	readonly bytes: number;
	/** Its content, piece by piece; rejects if it has become shorter since. */
	chunks(): AsyncIterable<Uint8Array>;
}

export interface ExportChoice {
	/** Whether runs go out in which secrets were found; their originals hold them. */
	readonly withSecrets: boolean;
}

/** Bytes that are read at a time. */
const STRETCH = 1 << 20;

/**
 * The files that hold some runs, each checked, and before them a list of them. Takes ids of runs that are there. Throws a
 * `SentenceError` if one of them is damaged, or holds secrets and may not.
 */
export async function filesToExport(
	ids: ReadonlySet<string>,
	{ withSecrets }: ExportChoice,
	parts: StoreParts,
): Promise<ExportedFile[]> {
	const { files, ports, index } = parts;
	const paths = new Set<string>();
	for (const { file, id, sourceHash } of (await index.current()).runFiles()) {
		if (!ids.has(id)) continue;
		const found = await undamaged(async () => {
			const { refs } = await readRun(file, files, ports);
			return { refs, isWhole: await (await openSource(sourceHash, files, ports)).isIntact() };
		});
		if (found.state !== 'found' || !found.value.isWhole)
			throw new SentenceError(sentence('The run {0} is damaged and is not exported: reduce its source again.', id));
		if (!withSecrets && found.value.refs.some(({ secret }) => secret !== undefined))
			throw new SentenceError(holdsSecrets(id));
		paths.add(sourcePath(sourceHash)).add(runPath(file));
	}
	const listed = await Promise.all([...paths].map((path) => exported(path, files)));
	return [manifestFile(listed), ...listed];
}

function holdsSecrets(id: string) {
	return sentence(
		'The run {0} holds secrets, which its original would let out: leave it out, or let them go out on purpose (--with-secrets).',
		id,
	);
}

async function exported(path: string, files: Files): Promise<ExportedFile> {
	const bytes = (await files.size(path)) ?? 0;
	return { path, bytes, chunks: () => piecesOf(path, bytes, files) };
}

async function* piecesOf(path: string, bytes: number, files: Files): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes; at += STRETCH) {
		const end = Math.min(at + STRETCH, bytes);
		const piece = await files.readRange(path, at, end);
		if (piece?.length !== end - at)
			throw new SentenceError(sentence('The file {0} of the store was deleted while it was exported.', path));
		yield piece;
	}
}

function manifestFile(listed: readonly ExportedFile[]): ExportedFile {
	const json = manifestOf(listed);
	return {
		path: manifestPath,
		bytes: json.length,
		async *chunks() {
			yield json;
		},
	};
}
