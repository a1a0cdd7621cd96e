import type { Files } from '../../../src/core/ports.ts';

/** Waited for before each step of a file operation; whoever never lets it go on has killed the process. */
export type Turn = (step: string) => Promise<void>;

/** Files in memory, which several processes can share; `content`: by path. */
export function memoryFiles(content: Map<string, Uint8Array>, turn: Turn = async () => {}): Files {
	return {
		async read(path) {
			await turn(`read ${path}`);
			return content.get(path)?.slice();
		},
		async readRange(path, start, end) {
			await turn(`readRange ${path}`);
			return content.get(path)?.slice(start, end);
		},
		async size(path) {
			await turn(`size ${path}`);
			return content.get(path)?.length;
		},
		async write(path, chunks, after) {
			after?.catch(() => undefined);
			const whole: Uint8Array[] = [];
			for await (const chunk of chunks) whole.push(chunk);
			await after;
			await turn(`write ${path}`);
			content.set(path, new Uint8Array(Buffer.concat(whole)));
		},
		async create(path, bytes) {
			await turn(`create ${path}`);
			if (content.has(path)) return false;
			content.set(path, bytes.slice());
			return true;
		},
		async link(paths, folder) {
			for (const path of paths) {
				await turn(`link ${path}`);
				const bytes = content.get(path);
				const target = `${folder}/${path}`;
				if (bytes && !content.has(target)) content.set(target, bytes);
			}
		},
		async makeFolder() {},
		async list(folder) {
			await turn(`list ${folder}`);
			const start = folder === '.' ? '' : `${folder}/`;
			const below = [...content.keys()].filter((path) => path.startsWith(start));
			return [...new Set(below.map((path) => path.slice(start.length).split('/')[0] ?? ''))];
		},
		async rename(from, to) {
			await turn(`rename ${from}`);
			const bytes = content.get(from);
			if (!bytes) return false;
			content.delete(from);
			content.set(to, bytes);
			return true;
		},
		async remove(path) {
			await turn(`remove ${path}`);
			for (const each of content.keys()) if (each === path || each.startsWith(`${path}/`)) content.delete(each);
		},
		async sweep(folder) {
			await turn(`sweep ${folder}`);
			return 0;
		},
	};
}
