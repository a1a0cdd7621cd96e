import { isSameText } from '../sameText.ts';
import { type FieldChoices, fates } from './fieldChoices.ts';
import { type FieldColumns, kinds } from './fieldColumns.ts';
import type { FieldPaths } from './fieldPaths.ts';
import { fieldRoles } from './fieldRoles.ts';

/** A shorter value (UTF-16 units) that repeats costs no more than the mark in its place; of what decides, a longer one stays too. */
const LEAST = 40;
const LEAST_OF_DECISIVE = 200;
const dated = /^"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:/;
/** UTF-16 units of `"2026-01-05T`. */
const DATE = 12;
/** What a reader looks for in each record. */
const decisive: ReadonlySet<number> = new Set([
	fieldRoles.time,
	fieldRoles.level,
	fieldRoles.message,
	fieldRoles.error,
	fieldRoles.decisive,
]);

/**
 * Decides about the fields of visible records. Gone: fields that all records have, where the record shown above has the
 * same value, so that its absence says so. Hidden: long values that are those shown last under the same key. Dateless:
 * times of the day that was shown last.
 */
export class FieldFates {
	/** Per path: offsets and hash of the value shown last; -1 for none. */
	private readonly start: Int32Array;
	private readonly end: Int32Array;
	private readonly hash: Int32Array;

	constructor(
		private readonly text: string,
		private readonly choices: FieldChoices,
		private readonly paths: FieldPaths,
		private readonly common: readonly boolean[],
	) {
		this.start = new Int32Array(paths.size).fill(-1);
		this.end = new Int32Array(paths.size);
		this.hash = new Int32Array(paths.size);
	}

	/** Decides about the fields of the next visible record; the time of one that tells of a failure stays whole. */
	judge(fields: FieldColumns, failed: boolean): void {
		const { choices } = this;
		choices.begin(fields);
		for (let field = 0; field < fields.size; ) {
			const fate = choices.isKept(fields, field) ? fates.stays : this.fateOf(fields, field, failed);
			choices.fate[field] = fate;
			this.note(fields, field);
			field = fate === fates.gone || fate === fates.hidden ? (fields.next[field] as number) : field + 1;
		}
		choices.finish(fields);
	}

	private fateOf(fields: FieldColumns, field: number, failed: boolean): number {
		const path = fields.path[field] as number;
		const role = this.paths.roles[path] as number;
		if (role === fieldRoles.bookkeeping) return fates.gone;
		const isSame = this.isShown(fields, field);
		const decides = decisive.has(role);
		if (isSame && !decides && this.common[path]) return fates.gone;
		const size = (fields.end[field] as number) - (fields.start[field] as number);
		if (isSame && size >= (decides ? LEAST_OF_DECISIVE : LEAST)) return fates.hidden;
		return role === fieldRoles.time && !failed && this.isSameDay(fields, field) ? fates.dateless : fates.stays;
	}

	/** Whether the value is the one shown last under its key; the order within objects and lists does not count. */
	private isShown(fields: FieldColumns, field: number): boolean {
		const path = fields.path[field] as number;
		const from = this.start[path] as number;
		const to = this.end[path] as number;
		const start = fields.start[field] as number;
		const end = fields.end[field] as number;
		if (from < 0 || to - from !== end - start) return false;
		const kind = fields.kind[field];
		if (kind !== kinds.string && kind !== kinds.word) return this.hash[path] === fields.hash[field];
		return isSameText(this.text, start, end, from, to);
	}

	private isSameDay(fields: FieldColumns, field: number): boolean {
		const from = this.start[fields.path[field] as number] as number;
		const start = fields.start[field] as number;
		return (
			from >= 0 &&
			isSameText(this.text, start, start + DATE, from, from + DATE) &&
			dated.test(this.text.slice(start, start + DATE + 6))
		);
	}

	private note(fields: FieldColumns, field: number): void {
		const path = fields.path[field] as number;
		this.start[path] = fields.start[field] as number;
		this.end[path] = fields.end[field] as number;
		this.hash[path] = fields.hash[field] as number;
	}
}
