import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import type { BuildRecord } from './buildRecord.ts';
import { type Entry, entryOf } from './entries.ts';
import { type Group, recordEnd } from './groups.ts';
import type { Span } from './location.ts';

/**
 * Where the other members of a group are: ` also at 12:5, src/b.ts:3:1 'name'`. A path that is that of the diagnostic
 * before is left out, and so is its folder; consecutive lines of one file without columns are a range. What a member
 * names is shown where it differs from the first one, with the word before it. Nothing is shown twice.
 */
export function alsoAt(input: ReduceInput, records: readonly BuildRecord[], { members }: Group): Part[] {
	const head = entryOf(input, records, members[0] as number, false);
	const list = new EntryList(input.text, head);
	const seen = new Set<string>();
	for (const [i, member] of members.entries()) {
		const said = textOf(input, records, member);
		if (i > 0 && !seen.has(said)) list.add(entryOf(input, records, member, head.slots.length === 0));
		seen.add(said);
	}
	return list.parts();
}

/** All that a record says, the file that it says it of, and where an error comes from: what says the same again names nothing new. */
function textOf({ text, lines }: ReduceInput, records: readonly BuildRecord[], number: number): string {
	const lineText = (from: number, to: number) => text.slice(lines.starts[from], lineEnd(lines, to - 1));
	const { start, file, scope } = records[number] as BuildRecord;
	const used = scope?.used ? text.slice(...scope.used) : '';
	const said = used + lineText(start, recordEnd({ lines }, records, number));
	return file < 0 ? said : lineText(file, file + 1) + said;
}

/** A word before a variable; of an escaped line break before it (`%0A`) it has nothing. */
const wordAtEnd = /(?<!%0)[A-Za-z][\w-]{0,30}[^\w]{1,3}$/;

class EntryList {
	private readonly shown: Part[] = [];
	private readonly seen = new Set<string>();
	private path: Span | undefined;
	/** Number of the line that a range may go on from; -1 if none may. */
	private last = -1;
	/** Where the end of the range stands among the parts. */
	private rangeEnd = 0;

	constructor(
		private readonly text: string,
		private readonly head: Entry,
	) {
		this.path = head.place?.path;
		this.isNew(head);
	}

	add(entry: Entry): void {
		if (!this.isNew(entry) || this.growsRange(entry)) return;
		if (this.shown.length > 0) this.shown.push(wording(', '));
		this.addPlace(entry);
		const mayGrow = this.addSlots(entry) === 0;
		this.last = mayGrow ? this.lineNumber(entry) : -1;
		this.rangeEnd = this.shown.length;
	}

	parts(): Part[] {
		if (this.shown.length === 0) return [];
		return [wording(this.head.place ? ' also at ' : ' also '), ...this.shown];
	}

	private isNew({ place, slots, used }: Entry): boolean {
		const spans = [place?.path, place?.line, place?.column, used, ...slots];
		const key = spans.map((span) => (span ? this.text.slice(...span) : '')).join('\n');
		if (this.seen.has(key)) return false;
		this.seen.add(key);
		return true;
	}

	/** Of errors in one line of a header the places that they come from are told. */
	private addPlace({ place, used }: Entry): void {
		if (!place) return;
		if (used && this.isAtHead(place)) {
			this.shown.push(copy(...used));
			this.path = undefined;
			return;
		}
		const { path, line, column } = place;
		if (!this.path || !this.same(path, this.path)) {
			const from = this.path ? this.behindSharedFolder(path, this.path) : path[0];
			if (from > path[0]) this.shown.push(wording('…'));
			this.shown.push(copy(from, path[1]), wording(':'));
			this.path = path;
		}
		this.shown.push(copy(...line));
		if (column) this.shown.push(wording(':'), copy(...column));
		if (used) this.shown.push(wording(' from '), copy(...used));
	}

	private isAtHead({ path, line }: NonNullable<Entry['place']>): boolean {
		const head = this.head.place;
		return this.same(path, head?.path) && this.same(line, head?.line);
	}

	/** Offset of the separator before the name of a file if its folder is that of another one; the path's start if not. */
	private behindSharedFolder(path: Span, other: Span): number {
		const own = folderOf(this.text.slice(...path));
		return own.length > 3 && own === folderOf(this.text.slice(...other)) ? path[0] + own.length : path[0];
	}

	/** Adds what differs from the first diagnostic; returns how much that is. */
	private addSlots({ place, slots }: Entry): number {
		const before = this.shown.length;
		slots.forEach((slot, i) => {
			if (this.same(slot, this.head.slots[i])) return;
			if (place || this.shown.length > before) this.shown.push(wording(' '));
			this.addSlot(slot, slots[i - 1], this.head.slots[i] as Span);
		});
		return this.shown.length - before;
	}

	private addSlot(slot: Span, before: Span | undefined, ofHead: Span): void {
		const word = before ? this.wordBefore(slot, before) : slot[0];
		const from = this.behindSharedFolder(slot, ofHead);
		if (from === slot[0]) this.shown.push(copy(word, slot[1]));
		else this.shown.push(...(word < slot[0] ? [copy(word, slot[0])] : []), wording('…'), copy(from, slot[1]));
	}

	/** Offset of the word before a variable, which tells it from the others; its own offset if none stands between. */
	private wordBefore([start]: Span, [, from]: Span): number {
		const word = wordAtEnd.exec(this.text.slice(Math.max(from, start - 40), start));
		return word ? start - word[0].length : start;
	}

	/** Whether the entry is the next line of the same file and names nothing else, so that a range shows it. */
	private growsRange(entry: Entry): boolean {
		const line = this.lineNumber(entry);
		if (line < 0 || this.last < 0 || line !== this.last + 1) return false;
		const { place, slots } = entry;
		if (!place || !this.path || !this.same(place.path, this.path)) return false;
		if (!slots.every((slot, i) => this.same(slot, this.head.slots[i]))) return false;
		this.shown.length = this.rangeEnd;
		this.shown.push(wording('-'), copy(...place.line));
		this.last = line;
		return true;
	}

	/** The number of the line of a diagnostic that names no column and comes from nowhere else; -1 otherwise. */
	private lineNumber({ place, used }: Entry): number {
		return place && !place.column && !used ? Number(this.text.slice(...place.line)) : -1;
	}

	private same(one: Span, other: Span | undefined): boolean {
		return other !== undefined && isSameText(this.text, ...one, ...other);
	}
}

function folderOf(path: string): string {
	return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'), 0));
}
