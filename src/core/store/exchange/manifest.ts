import { runIdOf, runPath, runsFolder, sourceHashOf, sourcePath, sourcesFolder } from '../layout.ts';
import { amount, list, object, text } from './shape.ts';

/** The first file of an export: which others belong to it. They check themselves: each ends with hashes of what it holds. */
export const manifestPath = 'nolife-export.json';

const FORMAT = 1;

interface Manifest {
	readonly format: number;
	readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

const isManifest = object({ format: amount, files: list(object({ path: text, bytes: amount })) });

/** Writes it. */
export function manifestOf(files: Manifest['files']): Uint8Array {
	const manifest: Manifest = { format: FORMAT, files: files.map(({ path, bytes }) => ({ path, bytes })) };
	return new TextEncoder().encode(JSON.stringify(manifest));
}

/** Reads it; undefined if the bytes are none, or of a format that is not known. */
export function readManifest(bytes: Uint8Array): Manifest | undefined {
	try {
		const manifest: unknown = JSON.parse(new TextDecoder().decode(bytes));
		return isManifest(manifest) && (manifest as Manifest).format === FORMAT ? (manifest as Manifest) : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a path in an export is one that an export has. Nothing else ever becomes a path on this machine. */
export function isExportedPath(path: string): boolean {
	const [folder, file = '', ...more] = path.split('/');
	if (path === manifestPath) return true;
	if (more.length > 0) return false;
	const hash = sourceHashOf(file);
	if (folder === sourcesFolder) return hash !== undefined && path === sourcePath(hash);
	return folder === runsFolder && runIdOf(file) !== undefined && path === runPath(file);
}
