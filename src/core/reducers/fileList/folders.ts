const vendored = new Set(
	'node_modules bower_components jspm_packages .git .hg .svn dist build out target vendor third_party Pods .venv venv env site-packages dist-packages __pycache__ .mypy_cache .pytest_cache .ruff_cache .tox .nox .gradle .next .nuxt .svelte-kit .turbo .cache .parcel-cache .yarn .pnpm-store .terraform coverage .nyc_output obj DerivedData .idea .eggs'.split(
		' ',
	),
);
/** Segments of a path that count, so that a path of a million of them costs no more than a short one. */
const DEEPEST = 64;

/** A folder that a listing speaks of. */
export interface Folder {
	readonly number: number;
	readonly parent: Folder | undefined;
	/** How many folders lie above it. */
	readonly depth: number;
	/** Its place among its parent's folders, from 0. */
	readonly position: number;
	/** Whether it holds what tools put there: dependencies, build results, a repository's own data. */
	readonly isVendored: boolean;
	folders: number;
	entries: number;
}

/** The folders of a listing. */
export class Folders {
	readonly root: Folder = {
		number: 0,
		parent: undefined,
		depth: 0,
		position: 0,
		isVendored: false,
		folders: 0,
		entries: 0,
	};
	/** By their numbers. */
	readonly all: Folder[] = [this.root];
	private readonly byName = new Map<string, Folder>();

	/** The folder of a path such as `src/core`; makes it and those above it. */
	at(path: string): Folder {
		let folder = this.root;
		for (let end = -1; end < path.length && folder.depth < DEEPEST; ) {
			const slash = path.indexOf('/', end + 1);
			const next = slash < 0 ? path.length : slash;
			folder = this.child(folder, path.slice(end + 1, next));
			end = next;
		}
		return folder;
	}

	/** The folder with this name in another one; that one itself below the deepest that are told apart. */
	child(parent: Folder, name: string): Folder {
		if (parent.depth >= DEEPEST) return parent;
		const key = `${parent.number}/${name}`;
		const known = this.byName.get(key);
		if (known) return known;
		const folder = {
			number: this.all.length,
			parent,
			depth: parent.depth + 1,
			position: parent.folders++,
			isVendored: parent.isVendored || vendored.has(name) || name.endsWith('.egg-info'),
			folders: 0,
			entries: 0,
		};
		this.byName.set(key, folder);
		this.all.push(folder);
		return folder;
	}
}

/** Per folder, by its number: how many of the folders above hold more than one thing. Parents have lower numbers. */
export function branchingsOf(folders: readonly Folder[]): Uint8Array {
	const branchings = new Uint8Array(folders.length);
	for (const { number, parent } of folders) {
		if (parent)
			branchings[number] = (branchings[parent.number] as number) + (parent.entries + parent.folders > 1 ? 1 : 0);
	}
	return branchings;
}
