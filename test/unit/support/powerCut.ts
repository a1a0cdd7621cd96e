import { readFileSync, statSync } from 'node:fs';
import type { open } from 'node:fs/promises';
import path from 'node:path';

/** What was done to files, in the order in which it was done. */
export type Act =
	| { readonly kind: 'made'; readonly path: string; readonly file: number }
	| { readonly kind: 'folder'; readonly path: string }
	| { readonly kind: 'written'; readonly file: number; readonly bytes: Uint8Array }
	| { readonly kind: 'flushed'; readonly file: number }
	| { readonly kind: 'flushedFolder'; readonly path: string }
	| { readonly kind: 'renamed' | 'linked'; readonly path: string; readonly to: string }
	| { readonly kind: 'removed'; readonly path: string }
	/** What a test notes. */
	| { readonly kind: 'returned'; readonly what: string };

type FileFunctions = typeof import('node:fs/promises');

/** The acts on files below a folder since then; none before `watch` was called. */
export class Recorder {
	acts: Act[] = [];
	private root = '\0';
	private files = 0;

	watch(root: string): void {
		this.root = root;
		this.acts = [];
	}

	returned(what: string): void {
		this.acts.push({ kind: 'returned', what });
	}

	/** The file functions with each act noted once it is done. */
	around(real: FileFunctions): FileFunctions {
		const note = (act: Act) => {
			if ('path' in act && act.path.startsWith(this.root)) this.acts.push(act);
		};
		const noted = {
			open: async (...args: Parameters<typeof open>) => {
				const handle = await real.open(...args);
				const at = String(args[0]);
				if (!at.startsWith(this.root)) return handle;
				const sync = handle.sync.bind(handle);
				if (statSync(at).isDirectory()) {
					handle.sync = () => sync().then(() => note({ kind: 'flushedFolder', path: at }));
					return handle;
				}
				if (args[1] !== 'wx') return handle;
				const file = this.files++;
				note({ kind: 'made', path: at, file });
				const writeFile = handle.writeFile.bind(handle);
				handle.writeFile = async (...content: Parameters<typeof writeFile>) => {
					await writeFile(...content);
					this.acts.push({ kind: 'written', file, bytes: readFileSync(at) });
				};
				handle.sync = () => sync().then(() => void this.acts.push({ kind: 'flushed', file }));
				return handle;
			},
			mkdir: async (at: string, mode: object) => {
				await real.mkdir(at, mode);
				note({ kind: 'folder', path: at });
			},
			rename: async (from: string, to: string) => {
				await real.rename(from, to);
				note({ kind: 'renamed', path: from, to });
			},
			link: async (from: string, to: string) => {
				await real.link(from, to);
				note({ kind: 'linked', path: from, to });
			},
			rm: async (at: string, how: object) => {
				await real.rm(at, how);
				note({ kind: 'removed', path: at });
			},
		};
		return { ...real, ...noted } as FileFunctions;
	}
}

/** What a disk kept of the acts whose folder was not flushed since. */
export type Kept = (unflushed: number) => boolean;

type Entries = Map<string, number | 'folder'>;

/**
 * What is on the disk below `root` after these acts and a power cut. What was flushed is there: the content of a file, the
 * entries of a folder. Content that was not flushed is torn. Of the other acts on entries any may have got there: `kept`.
 */
export function afterPowerCut(root: string, acts: readonly Act[], kept: Kept): Map<string, Uint8Array> {
	const live: Entries = new Map();
	const written = new Map<number, Uint8Array>();
	const durable = new Map<number, Uint8Array>();
	let pending: { readonly folder: string; readonly change: (entries: Entries) => void }[] = [];
	const onDisk: Entries = new Map();
	const changes = (at: string, change: (entries: Entries) => void) => {
		change(live);
		pending.push({ folder: path.dirname(at), change });
	};
	const puts = (at: string, entry: number | 'folder' | undefined) => {
		if (entry !== undefined) changes(at, (entries) => void entries.set(at, entry));
	};
	for (const act of acts) {
		if (act.kind === 'made') puts(act.path, act.file);
		else if (act.kind === 'folder') puts(act.path, 'folder');
		else if (act.kind === 'written') written.set(act.file, act.bytes);
		else if (act.kind === 'flushed') durable.set(act.file, written.get(act.file) ?? new Uint8Array(0));
		else if (act.kind === 'linked') puts(act.to, live.get(act.path));
		else if (act.kind === 'removed') changes(act.path, (entries) => void entries.delete(act.path));
		else if (act.kind === 'renamed') {
			const entry = live.get(act.path);
			changes(act.to, (entries) => {
				entries.delete(act.path);
				if (entry !== undefined) entries.set(act.to, entry);
			});
		} else if (act.kind === 'flushedFolder') {
			for (const { folder, change } of pending) if (folder === act.path) change(onDisk);
			pending = pending.filter(({ folder }) => folder !== act.path);
		}
	}
	pending.forEach(({ change }, i) => {
		if (kept(i)) change(onDisk);
	});
	const found = new Map<string, Uint8Array>();
	for (const [at, entry] of onDisk) {
		if (entry === 'folder' || !isReachable(root, at, onDisk)) continue;
		const whole = written.get(entry) ?? new Uint8Array(0);
		found.set(path.relative(root, at), durable.get(entry) ?? whole.subarray(0, whole.length >> 1));
	}
	return found;
}

function isReachable(root: string, at: string, entries: Entries): boolean {
	for (let folder = path.dirname(at); folder !== root; folder = path.dirname(folder))
		if (entries.get(folder) !== 'folder') return false;
	return true;
}
