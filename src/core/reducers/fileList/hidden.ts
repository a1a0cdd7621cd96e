import { intersects, type Spans } from '../../edits/spans.ts';
import { contentEnd, type Lines, lineEnd } from '../../source/lines.ts';
import type { Folder } from './folders.ts';
import { largestLines } from './largestLines.ts';
import { drawn } from './lineShapes.ts';
import { type Listing, lineKinds } from './readListing.ts';

/** Why a line is hidden; 0: it is not. */
export const why = { shown: 0, entry: 1, section: 2, vendored: 3 } as const;

/** How many entries, and how many folders, of a folder are shown, by how many branchings lie above it. */
const ENTRIES = [40, 6, 3, 2, 1];
const FOLDERS = [40, 6, 3, 2, 1];
/** `git status`: both sides changed, added or deleted the file. */
const conflict = /^(?:[ADU]U|U[AD]|AA|DD|both .*)$/;

/** What package managers say of an entry that is not as it should be. */
const trouble = /\bUNMET (?!OPTIONAL)|\b(?:invalid|extraneous|missing|ERR!)\b/;

/** What is shown of a folder so far. */
interface Shown {
	readonly isOpen: boolean;
	readonly limit: number;
	readonly kinds: Set<string>;
	entries: number;
	extras: number;
}

/** Decides line by line what is hidden; returns one of `why` per line. */
export function hiddenLines(
	text: string,
	lines: Lines,
	listing: Listing,
	branchings: Uint8Array,
	keep: Spans,
): Uint8Array {
	const hidden = new Uint8Array(lines.starts.length);
	const largest = largestLines(listing);
	let block = new Block(text, listing, branchings);
	for (let line = 0; line < hidden.length; line++) {
		const start = lines.starts[line] as number;
		if (listing.kind[line] === lineKinds.other) {
			if (contentEnd(text, lines, line) > start) block = new Block(text, listing, branchings);
		} else {
			const reason = block.whyHidden(line);
			if (!largest.has(line) && !block.tellsTrouble(line) && !intersects(keep, start, lineEnd(lines, line)))
				hidden[line] = reason;
		}
	}
	return hidden;
}

/** Lines that belong together: other text between them, such as the head of the next commit, begins anew. */
class Block {
	private readonly shown = new Map<Folder, Shown>();

	constructor(
		private readonly text: string,
		private readonly listing: Listing,
		private readonly branchings: Uint8Array,
	) {}

	whyHidden(line: number): number {
		const { listing } = this;
		const folder = listing.folders[listing.folder[line] as number] as Folder;
		if (listing.kind[line] === lineKinds.folder) return this.whyFolderHidden(line, folder);
		if (folder.isVendored) return why.vendored;
		const state = this.stateOf(folder);
		if (!state.isOpen) return listing.isInSection[line] ? why.section : why.entry;
		return listing.kind[line] !== lineKinds.entry || this.isShown(line, state) ? why.shown : why.entry;
	}

	/** Whether an entry of a drawn tree says that something is wrong with it. */
	tellsTrouble(line: number): boolean {
		const { listing } = this;
		return this.statusOf(line) === drawn && trouble.test(this.text.slice(listing.path[line], listing.pathEnd[line]));
	}

	/** A drawn folder must stand above what is shown of it; elsewhere the paths of what lies in it say that it is there. */
	private whyFolderHidden(line: number, own: Folder): number {
		const parent = own.parent as Folder;
		if (parent.isVendored) return why.vendored;
		const state = this.stateOf(parent);
		const isShown = state.isOpen && this.isShown(line, state);
		if (this.statusOf(line) === drawn)
			return isShown || (state.isOpen && (own.isVendored || this.stateOf(own).isOpen)) ? why.shown : why.entry;
		return isShown && own.entries + own.folders === 0 ? why.shown : own.isVendored ? why.vendored : why.entry;
	}

	private statusOf(line: number): string {
		return this.listing.statuses[this.listing.status[line] as number]?.status ?? '';
	}

	/** The first entries of a folder are shown, and the first of each kind. */
	private isShown(line: number, state: Shown): boolean {
		const status = this.statusOf(line);
		const name = this.text.slice(this.listing.path[line], this.listing.pathEnd[line]);
		if (name === '.' || name === '..' || conflict.test(status)) return true;
		const kind = `${status} ${extensionOf(name)}`;
		const isNew = !state.kinds.has(kind);
		state.kinds.add(kind);
		if (state.entries++ < state.limit) return true;
		return isNew && state.extras++ < state.limit;
	}

	private stateOf(folder: Folder): Shown {
		const known = this.shown.get(folder);
		if (known) return known;
		const state = this.newState(folder);
		this.shown.set(folder, state);
		return state;
	}

	/** Calls itself for the folders above: at most as often as folders are told apart in depth. */
	private newState({ parent, position, number }: Folder): Shown {
		if (parent && !(this.stateOf(parent).isOpen && position < (FOLDERS[this.branchings[parent.number] as number] ?? 1)))
			return closed;
		const limit = ENTRIES[this.branchings[number] as number] ?? 1;
		return { isOpen: true, limit, kinds: new Set(), entries: 0, extras: 0 };
	}
}

const closed: Shown = { isOpen: false, limit: 0, kinds: new Set(), entries: 0, extras: 0 };

/** `.ts` of `a.test.ts`; the whole name of `.env`; empty for `LICENSE`. */
function extensionOf(name: string): string {
	return /\.[A-Za-z]\w{0,9}$/.exec(name)?.[0] ?? '';
}
