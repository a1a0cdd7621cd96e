import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, type Machine, thisMachine } from './dataFolder.ts';
import { sha256 } from './sha256.ts';

/** A store inside the workspace. */
const LOCAL = '.nolife';

/** The store of whoever works in no folder, or right in the home folder. */
const NO_FOLDER = 'no-folder';

/** Digits of the path's hash in a store's name. */
const DIGITS = 16;

/**
 * The folder of the store to use, an absolute path; it need not exist yet. In this order: the chosen one (`--store DIR`),
 * `NOLIFE_STORE`, that of the nearest folder upwards that has one, that of the git root, that of the folder itself. The
 * home folder and what is above it never count: everything below would share one store.
 *
 * Takes the folder that is worked in, none in an empty window. `trusted`: whether a `.nolife/` inside it may be used, which
 * may have come with a cloned repository.
 */
export function storeLocation(
	folder: string | undefined,
	chosen?: string,
	trusted = false,
	machine: Machine = thisMachine,
): string {
	const named = chosen || machine.env.NOLIFE_STORE;
	if (named) return path.resolve(folder ?? '.', named);
	const folders = folder === undefined ? [] : foldersUpwards(realPath(folder), realPath(machine.home));
	const stores = folders.map((each) => storesOf(each, trusted, machine));
	const gitRoot = folders.findIndex((each) => existsSync(path.join(each, '.git')));
	const existing = stores.flat().find((store) => existsSync(store));
	return existing ?? stores[Math.max(0, gitRoot)]?.at(-1) ?? path.join(storesFolder(machine), NO_FOLDER);
}

/** The store inside a folder. */
export function localStore(folder: string): string {
	return path.join(folder, LOCAL);
}

/** Where a folder's store may lie, the preferred place first, the usual one last. */
function storesOf(folder: string, trusted: boolean, machine: Machine): string[] {
	const usual = path.join(storesFolder(machine), storeName(folder, machine));
	return trusted ? [localStore(folder), usual] : [usual];
}

function storesFolder(machine: Machine): string {
	return path.join(dataFolder(machine), 'nolife-tokens', 'stores');
}

/** The folder's own name for people, and a hash of its path; Windows spells one path in many ways. */
function storeName(folder: string, { platform }: Machine): string {
	const hash = sha256();
	hash.update(new TextEncoder().encode(platform === 'win32' ? folder.toLowerCase() : folder));
	const name = path
		.basename(folder)
		.replace(/[^\w.-]/g, '_')
		.slice(0, 40);
	return `${name || 'root'}-${hash.hex().slice(0, DIGITS)}`;
}

/** The folder and those above it, nearest first, without the home folder and what is above that. */
function foldersUpwards(folder: string, home: string): string[] {
	const folders: string[] = [];
	for (let each = folder; !isWithin(home, each); each = path.dirname(each)) {
		folders.push(each);
		if (path.dirname(each) === each) break;
	}
	return folders;
}

function isWithin(inner: string, outer: string): boolean {
	const way = path.relative(outer, inner);
	return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

function realPath(folder: string): string {
	try {
		return realpathSync.native(folder);
	} catch {
		return path.resolve(folder);
	}
}
