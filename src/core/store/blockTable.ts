import type { Files, Ports } from '../ports.ts';
import { type BlockTable, footerSize, readFooter, readSignpost, SIGNPOST } from './blockFormat.ts';

/** Bytes that hold the footer of nearly every file and the whole of most runs, then any footer. */
const TAILS = [1 << 16, 1 << 17];

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
	let tail: Tail = { start: size, bytes: new Uint8Array(0) };
	for (const length of TAILS) {
		const start = Math.max(0, size - length);
		tail = { start, bytes: (await files.readRange(path, start, size)) ?? tail.bytes };
		const table = readFooter(name, tail.bytes, ports);
		if (table) return dataSize(table) + footerSize(table.lengths.length) === size ? { tail, table } : { tail };
		if (start === 0) break;
	}
	return { tail };
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
