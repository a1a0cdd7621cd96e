import type { Lines } from '../../source/lines.ts';
import type { Folder } from './folders.ts';
import { why } from './hidden.ts';
import { drawn } from './lineShapes.ts';
import type { Listing } from './readListing.ts';

/** Lines of one top folder that are worth a notice of their own. */
const LEAST = 4;

/** Called with the first line of a gap and the line behind its last one. */
type Visit = (from: number, end: number) => void;

/** Finds which hidden lines leave together. */
export class Gaps {
	/** Per folder, by its number: the number of the folder of the first ones to branch off in which it lies. */
	private readonly tops: Int32Array;

	constructor(
		private readonly lines: Lines,
		private readonly listing: Listing,
		private readonly hidden: Uint8Array,
		branchings: Uint8Array,
	) {
		this.tops = topsOf(listing.folders, branchings);
	}

	/** Visits the gaps in ascending order. A hidden line alone is none: its notice would say less than it does. */
	each(visit: Visit): void {
		const { hidden } = this;
		for (let line = 0; line < hidden.length; line++) {
			if (hidden[line] === why.shown) continue;
			const from = line;
			while (line + 1 < hidden.length && this.belongs(line + 1, from)) line++;
			if (line > from) this.split(from, line + 1, visit);
		}
	}

	/** The status that is shown with a gap: that of changed files. */
	sharedStatus(line: number): string | undefined {
		const status = this.listing.statuses[this.listing.status[line] as number];
		return status?.isShared ? status.status : undefined;
	}

	/** In a drawn tree: how far an entry is indented, in UTF-16 units; 0 elsewhere. */
	indent(line: number): number {
		const { listing, lines } = this;
		const isDrawn = listing.statuses[listing.status[line] as number]?.status === drawn;
		return isDrawn ? (listing.path[line] as number) - (lines.starts[line] as number) : 0;
	}

	/** Lines of different status share no gap, and none reaches out of the drawn folder that it begins in. */
	private belongs(line: number, first: number): boolean {
		return (
			this.hidden[line] === this.hidden[first] &&
			this.sharedStatus(line) === this.sharedStatus(first) &&
			this.indent(line) >= this.indent(first)
		);
	}

	/** Gives each top folder its own gap unless it is very small. */
	private split(from: number, end: number, visit: Visit): void {
		let first = from;
		let at = this.sameTopEnd(from, end);
		while (at < end) {
			const next = this.sameTopEnd(at, end);
			if (at - first >= LEAST && next - at >= LEAST) {
				visit(first, at);
				first = at;
			}
			at = next;
		}
		visit(first, end);
	}

	private sameTopEnd(from: number, end: number): number {
		let line = from + 1;
		while (line < end && this.topOf(line) === this.topOf(from)) line++;
		return line;
	}

	private topOf(line: number): number {
		return this.tops[this.listing.folder[line] as number] as number;
	}
}

function topsOf(folders: readonly Folder[], branchings: Uint8Array): Int32Array {
	const tops = new Int32Array(folders.length);
	for (const { number, parent } of folders) {
		tops[number] = parent && (branchings[number] as number) > 1 ? (tops[parent.number] as number) : number;
	}
	return tops;
}
