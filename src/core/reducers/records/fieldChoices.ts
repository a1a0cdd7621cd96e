import { intersects, type Spans } from '../../edits/spans.ts';
import type { FieldColumns } from './fieldColumns.ts';

/** What becomes of a field of a visible record: it stays; it goes; its key stays; its time of day stays. */
export const fates = { stays: 0, gone: 1, hidden: 2, dateless: 3 } as const;

/** The fates of the fields of one record, and what has to be known to take them out. */
export class FieldChoices {
	fate = new Uint8Array(64);
	/** Whether a field that stays follows in the same object: 0 or 1. */
	isFollowed = new Uint8Array(64);
	/** The field before each one in the same object, or -1. */
	before = new Int32Array(64);
	/** The number behind the last field of the same object. */
	private limit = new Int32Array(64);

	constructor(private readonly keep: Spans) {}

	/** Starts over with a record: all its fields stay. */
	begin(fields: FieldColumns): void {
		if (this.fate.length < fields.size) this.grow(2 * fields.size);
		this.fate.fill(fates.stays, 0, fields.size);
		const ends: number[] = [fields.size];
		const last: number[] = [-1];
		for (let field = 0; field < fields.size; field++) {
			while (field >= (ends.at(-1) as number)) {
				ends.pop();
				last.pop();
			}
			this.limit[field] = ends.at(-1) as number;
			this.before[field] = last.pop() as number;
			last.push(field);
			if ((fields.next[field] as number) === field + 1) continue;
			ends.push(fields.next[field] as number);
			last.push(-1);
		}
	}

	/** To be called when all fates are set. An object keeps its first field if all of them would go. */
	finish(fields: FieldColumns): void {
		for (let field = fields.size - 1; field >= 0; field--) {
			const next = fields.next[field] as number;
			const isLast = next === this.limit[field];
			this.isFollowed[field] = !isLast && (this.fate[next] !== fates.gone || this.isFollowed[next]) ? 1 : 0;
			if (this.fate[field] === fates.gone && this.before[field] === -1 && !this.isFollowed[field])
				this.fate[field] = fates.stays;
		}
	}

	/** Whether a field, or a comma beside it, has to stay visible. */
	isKept(fields: FieldColumns, field: number): boolean {
		if (this.keep.length === 0) return false;
		const before = this.before[field] as number;
		const next = fields.next[field] as number;
		const start = before < 0 ? (fields.key[field] as number) : (fields.end[before] as number);
		const end = next < (this.limit[field] as number) ? (fields.key[next] as number) : (fields.end[field] as number);
		return intersects(this.keep, start, end);
	}

	private grow(size: number): void {
		this.fate = new Uint8Array(size);
		this.isFollowed = new Uint8Array(size);
		this.before = new Int32Array(size);
		this.limit = new Int32Array(size);
	}
}
