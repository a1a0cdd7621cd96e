import type { Chunks, Files } from '../../src/core/ports.ts';

/** A store's files in memory: path → bytes. */
export function memoryFiles(content: Map<string, Uint8Array> = new Map()): Files {
	return {
		read: async (path) => content.get(path),
		readRange: async (path, start, end) => content.get(path)?.slice(start, end),
		size: async (path) => content.get(path)?.length,
		async write(path, chunks, after) {
			await after;
			content.set(path, await joined(chunks));
		},
		async create(path, bytes) {
			if (content.has(path)) return false;
			content.set(path, bytes);
			return true;
		},
		link: async () => {},
		makeFolder: async () => {},
		list: async (folder) =>
			[...content.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
		async rename(from, to) {
			const bytes = content.get(from);
			if (bytes) content.set(to, bytes);
			return bytes !== undefined && content.delete(from);
		},
		async remove(path) {
			for (const each of content.keys()) if (each === path || each.startsWith(`${path}/`)) content.delete(each);
		},
		sweep: async () => 0,
	};
}

/** All chunks in a row. */
export async function joined(chunks: Chunks): Promise<Uint8Array> {
	const all: Uint8Array[] = [];
	for await (const chunk of chunks) all.push(chunk);
	return new Uint8Array(Buffer.concat(all));
}
