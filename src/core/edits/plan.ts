import type { Masks } from './masks.ts';
import type { Part } from './parts.ts';

/**
 * What a reducer returns: edits in ascending order, none overlapping, none empty. An edit belongs to one omission (the
 * edit group: a fold's head and its members). The part of an edit's span that none of its own copies shows is what the
 * omission takes out. Stored in columns, since a large log has a million edits.
 */
export interface Plan {
	/** Omissions by number: why their text was taken out, in fixed words such as `repeated lines`. */
	readonly reasons: readonly string[];
	/** By number of the omission: the omission that it is a share of, itself otherwise. */
	readonly whole: readonly number[];
	/** Per edit: UTF-16 offset where its span starts. */
	readonly start: Int32Array;
	/** Per edit: UTF-16 offset behind its span. */
	readonly end: Int32Array;
	/** Per edit: number of its omission. */
	readonly omission: Int32Array;
	/** By number of the edit: what it shows instead. An edit without an entry shows nothing. */
	readonly parts: ReadonlyMap<number, readonly Part[]>;
	/** Fixed wording that opens the visible text, on a line of its own: a reduced diff says that it is no patch. */
	readonly preface?: string;
	/** The secrets of the source, if it has any; reducers know nothing of them. */
	readonly masks?: Masks;
}

/** Collects edits in ascending order. */
export class PlanBuilder {
	private readonly reasons: string[] = [];
	private readonly whole: number[] = [];
	private readonly parts = new Map<number, readonly Part[]>();
	private start = new Int32Array(64);
	private end = new Int32Array(64);
	private owner = new Int32Array(64);
	private size = 0;

	/**
	 * Opens an omission; returns its number. A share of another omission is counted on its own, but leaves, stays and is
	 * referred to together with it: the added and the removed lines of one file.
	 */
	omission(reason: string, whole?: number): number {
		this.whole.push(whole ?? this.reasons.length);
		return this.reasons.push(reason) - 1;
	}

	/** Adds the edit of the span [start, end) in UTF-16 offsets. Throws if it is empty or not behind the last one. */
	edit(omission: number, start: number, end: number, parts?: readonly Part[]): void {
		if (start >= end || start < (this.end[this.size - 1] ?? 0))
			throw new RangeError(`edit ${start}-${end} out of order`);
		if (this.size === this.start.length) this.grow();
		this.start[this.size] = start;
		this.end[this.size] = end;
		this.owner[this.size] = omission;
		if (parts) this.parts.set(this.size, parts);
		this.size++;
	}

	/** The plan so far. */
	build(preface?: string): Plan {
		return {
			reasons: this.reasons,
			whole: this.whole,
			start: this.start.slice(0, this.size),
			end: this.end.slice(0, this.size),
			omission: this.owner.slice(0, this.size),
			parts: this.parts,
			...(preface === undefined ? {} : { preface }),
		};
	}

	private grow(): void {
		this.start = doubled(this.start);
		this.end = doubled(this.end);
		this.owner = doubled(this.owner);
	}
}

/** A column with room for as much again. */
export function doubled(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(2 * column.length);
	larger.set(column);
	return larger;
}
