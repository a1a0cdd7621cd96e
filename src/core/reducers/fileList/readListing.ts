import { contentEnd, type Lines } from '../../source/lines.ts';
import { DrawnTree } from './drawnTree.ts';
import { type Folder, Folders } from './folders.ts';
import { drawn, plainShape, type Shape, shapeOf } from './lineShapes.ts';

/** What a line of a listing is: an entry, a folder of which more is said elsewhere, the head of its section, … */
export const lineKinds = { other: 0, entry: 1, folder: 2, sectionHead: 3, sectionFiller: 4 } as const;

/** A listing line by line, in columns. All offsets are UTF-16. */
export interface Listing {
	readonly folders: readonly Folder[];
	/** One of `lineKinds`. */
	readonly kind: Uint8Array;
	/** 1 if the line stands in the section of one folder (`ls -R`). */
	readonly isInSection: Uint8Array;
	/** Number in `folders`: where the entry lies; of a folder that folder itself. */
	readonly folder: Int32Array;
	/** Where the path or name starts, and where it ends. */
	readonly path: Int32Array;
	readonly pathEnd: Int32Array;
	/** Number in `statuses`, -1 without one. */
	readonly status: Int32Array;
	readonly size: Float32Array;
	readonly statuses: readonly Pick<Shape, 'status' | 'isShared'>[];
}

/** UTF-16 units of a line that are read. */
const LONGEST = 1000;
const sectionHead = /^(?:\.{0,2}\/[^:]*|[^\s:]+):$/;

/** Takes a text and its lines; returns what each line is and to which folder it belongs. One pass. */
export function readListing(text: string, lines: Lines): Listing {
	const reader = new Reader(text, lines);
	for (let line = 0; line < lines.starts.length; line++) reader.read(line);
	return reader.listing;
}

class Reader {
	readonly listing: Listing;
	private readonly tree = new Folders();
	private readonly drawnTree = new DrawnTree(this.tree);
	private readonly statuses: Shape[] = [];
	private readonly statusNumbers = new Map<string, number>();
	/** The folder whose section is being read. */
	private section: Folder | undefined;
	private isAfterBlank = true;
	private lastPath = '';
	private lastFolder = this.tree.root;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {
		const size = lines.starts.length;
		this.listing = {
			folders: this.tree.all,
			kind: new Uint8Array(size),
			isInSection: new Uint8Array(size),
			folder: new Int32Array(size),
			path: new Int32Array(size),
			pathEnd: new Int32Array(size),
			status: new Int32Array(size).fill(-1),
			size: new Float32Array(size),
			statuses: this.statuses,
		};
	}

	read(line: number): void {
		const start = this.lines.starts[line] as number;
		const content = this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + LONGEST));
		const wasAfterBlank = this.isAfterBlank;
		this.isAfterBlank = content.trim() === '';
		if (wasAfterBlank && sectionHead.test(content)) {
			this.section = this.tree.at(content.slice(0, -1));
			this.put(line, lineKinds.sectionHead, this.section, start, start + content.length - 1);
		} else if (this.section && (this.isAfterBlank || /^total \d/.test(content))) {
			this.put(line, lineKinds.sectionFiller, this.section, start, start + content.length);
		} else if (!this.isAfterBlank) {
			if (wasAfterBlank) this.section = undefined;
			this.readEntry(line, start, content);
		}
	}

	private readEntry(line: number, start: number, content: string): void {
		const shape = shapeOf(content) ?? (this.section && plainShape);
		if (!shape) return;
		const name = nameIn(content, shape);
		const isFolder = name.endsWith('/') && shape.status !== drawn && !this.section;
		const folder = isFolder ? this.tree.at(name.slice(0, -1)) : this.folderOf(line, name, shape);
		if (!isFolder && name !== '.' && name !== '..') folder.entries++;
		const path = start + shape.path;
		this.put(line, isFolder ? lineKinds.folder : lineKinds.entry, folder, path, path + name.length);
		this.listing.status[line] = this.statusOf(shape);
		this.listing.size[line] = shape.size;
	}

	private folderOf(line: number, name: string, shape: Shape): Folder {
		if (shape.status === drawn) return this.drawnFolder(line, name, shape.path);
		if (this.section) return this.section;
		const path = name.slice(0, Math.max(0, name.lastIndexOf('/')));
		if (path !== this.lastPath) {
			this.lastPath = path;
			this.lastFolder = path === '' ? this.tree.root : this.tree.at(path);
		}
		return this.lastFolder;
	}

	private drawnFolder(line: number, name: string, indent: number): Folder {
		const { folder, opened } = this.drawnTree.add(line, name, indent);
		if (opened >= 0) {
			this.listing.kind[opened] = lineKinds.folder;
			this.listing.folder[opened] = folder.number;
		}
		return folder;
	}

	private put(line: number, kind: number, folder: Folder, path: number, pathEnd: number): void {
		const { listing } = this;
		listing.kind[line] = kind;
		listing.isInSection[line] = this.section ? 1 : 0;
		listing.folder[line] = folder.number;
		listing.path[line] = path;
		listing.pathEnd[line] = pathEnd;
	}

	private statusOf(shape: Shape): number {
		const known = this.statusNumbers.get(shape.status);
		if (known !== undefined) return known;
		this.statusNumbers.set(shape.status, this.statuses.length);
		return this.statuses.push(shape) - 1;
	}
}

/** The path or name without what stands behind it: the target of a link, the counts of `git diff --stat`. */
function nameIn(content: string, shape: Shape): string {
	const rest = content.slice(shape.path);
	const end = rest.indexOf(shape.status === 'stat' ? ' | ' : ' -> ');
	return (end < 0 ? rest : rest.slice(0, end)).trimEnd();
}
