import type { Files, Ports } from '../ports.ts';
import { type BlockTable, footerSize, readFooter, readSignpost, SIGNPOST } from './blockFormat.ts';

/** Bytes that hold any footer, the whole of nearly every run, and of sources of about a megabyte. */
const TAIL = 1 << 18;

/** The last bytes of a file, which a small one is read from without asking for it again. */
export interface Tail {
	readonly start: number;
	readonly bytes: Uint8Array;
}

/** The end of the file, and the table in its footer if that is undamaged. */
export async function readEnd(
	files: Files,
	path: string,
	size: number,
	name: string,
	ports: Pick<Ports, 'sha256'>,
): Promise<{ readonly tail: Tail; readonly table?: BlockTable }> {
	const start = Math.max(0, size - TAIL);
	const bytes = await files.readRange(path, start, size);
	if (!bytes) return { tail: { start: size, bytes: new Uint8Array(0) } };
	const tail = { start, bytes };
	const table = readFooter(name, bytes, ports);
	return table && dataSize(table) + footerSize(table.lengths.length) === size ? { tail, table } : { tail };
}

/** The blocks that signposts lead to, as far as they go. */
export async function walk(files: Files, path: string): Promise<BlockTable> {
	const lengths: number[] = [];
	for (let at = 0; ; ) {
		const length = readSignpost((await files.readRange(path, at, at + SIGNPOST)) ?? new Uint8Array(0));
		if (length === undefined) return { lengths };
		lengths.push(length);
		at += SIGNPOST + length;
	}
}

/** Bytes of the file before its footer. */
export function dataSize({ lengths }: BlockTable): number {
	return lengths.reduce((sum, length) => sum + SIGNPOST + length, 0);
}
