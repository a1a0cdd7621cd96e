import { markerIf } from '../../edits/notices.ts';
import { copy, count, lines as lineCountPart, type Part, plural, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { branchingsOf } from './folders.ts';
import { Gaps } from './gaps.ts';
import { hiddenLines, why } from './hidden.ts';
import { type Listing, lineKinds, readListing } from './readListing.ts';

/**
 * Listings of files (ls, find, tree, du, git status, git diff --stat, archives): of each folder the first entries stay
 * and the first of each kind, fewer the deeper it lies; of many folders the first. What a tool put there (dependencies,
 * build results) goes. Where entries left stand their common folder and their number. Conflicts, the largest files and
 * lines that are no entries, such as headers and totals, stay.
 */
export const reduceFileList: Reducer = (input) => {
	const { text, lines, keep } = input;
	const listing = readListing(text, lines);
	const branchings = branchingsOf(listing.folders);
	const hidden = hiddenLines(text, lines, listing, branchings, keep);
	return new FileListReduction(input, listing, hidden, new Gaps(lines, listing, hidden, branchings)).plan();
};

const reasons: Readonly<Record<number, string>> = {
	[why.entry]: 'more entries',
	[why.section]: 'more folders',
	[why.vendored]: 'vendored and build folders',
};

class FileListReduction {
	private readonly builder = new PlanBuilder();

	constructor(
		private readonly input: ReduceInput,
		private readonly listing: Listing,
		private readonly hidden: Uint8Array,
		private readonly gaps: Gaps,
	) {}

	plan(): Plan {
		this.gaps.each((from, end) => this.fold(from, end));
		return this.builder.build();
	}

	private fold(from: number, end: number): void {
		const { lines } = this.input;
		const omission = this.builder.omission(reasons[this.hidden[from] as number] as string);
		for (let line = from; line < end; line++) {
			const parts = line === from ? this.notice(from, end) : undefined;
			this.builder.edit(omission, lines.starts[line] as number, lineEnd(lines, line), parts);
		}
	}

	/** `src/core/ … 212 entries` */
	private notice(from: number, end: number): Part[] {
		const { input, listing, hidden } = this;
		const [start, behind] = this.headOf(from, end);
		const areEntries = listing.isInSection[from] === 0 || hidden[from] === why.entry;
		return [
			...(behind > start ? [copy(start, behind)] : []),
			wording(behind > start && input.text[behind - 1] === '/' ? ' … ' : '… '),
			...(areEntries ? [count, plural(' entry', ' entries')] : [lineCountPart, plural(' line', ' lines')]),
			...markerIf(input.granularity),
			wording('\n'),
		];
	}

	/** The span of a gap's first line that is true of all its lines: lines of a drawn tree, a status, a folder. */
	private headOf(from: number, end: number): [number, number] {
		const start = this.input.lines.starts[from] as number;
		const path = this.listing.path[from] as number;
		if (this.gaps.indent(from) > 0) return [start, path];
		const hasOwn = this.gaps.sharedStatus(from) === undefined && this.input.text.slice(start, path).trim() !== '';
		return [hasOwn ? path : start, this.commonFolderEnd(from, end)];
	}

	/** Offset in the first line behind the folder that all lines of a gap stand in. */
	private commonFolderEnd(from: number, end: number): number {
		const { listing, input } = this;
		const start = listing.path[from] as number;
		let length = (listing.pathEnd[from] as number) - start;
		for (let line = from + 1; line < end; line++) {
			if (listing.kind[line] === lineKinds.sectionFiller) continue;
			if (listing.kind[from] === lineKinds.sectionHead && listing.kind[line] === lineKinds.entry) continue;
			length = commonLength(input.text, start, listing.path[line] as number, length);
		}
		return start + 1 + input.text.slice(start, start + length).lastIndexOf('/');
	}
}

function commonLength(text: string, a: number, b: number, limit: number): number {
	let length = 0;
	while (length < limit && text.charCodeAt(a + length) === text.charCodeAt(b + length)) length++;
	return length;
}
