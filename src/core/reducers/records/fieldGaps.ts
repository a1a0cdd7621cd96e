import { copy, count, marker, type Part, price, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { type FieldChoices, fates } from './fieldChoices.ts';
import type { FieldColumns } from './fieldColumns.ts';

/** UTF-16 units of `2026-01-05T`. */
const DATE = 11;

/** Writes the gaps in the visible records: fields that left, and what stands for their values. All are one omission. */
export class FieldGaps {
	private omission = -1;

	/** Takes the reason of the omission, and what its notice says behind the number of fields. */
	constructor(
		private readonly plan: PlanBuilder,
		private readonly choices: FieldChoices,
		private readonly reason: string,
		private readonly what: string,
	) {}

	/** Adds the gaps of a record; `visit` is called with each field of which the value stays, to shorten it. */
	add(fields: FieldColumns, visit?: (field: number) => void): void {
		for (let field = 0; field < fields.size; ) {
			const fate = this.choices.fate[field];
			if (fate === fates.gone) this.drop(fields, field);
			else if (fate === fates.hidden) this.hide(fields.start[field] as number, fields.end[field] as number);
			else if (fate === fates.dateless && this.omission >= 0) this.shorten(fields.start[field] as number);
			else visit?.(field);
			field = fate === fates.gone || fate === fates.hidden ? (fields.next[field] as number) : field + 1;
		}
	}

	/** Takes out a whole line, `contentEnd` without and `end` with its line end; its notice is a line of its own. */
	dropLine(start: number, contentEnd: number, end: number): void {
		const parts = this.omission < 0 ? [...this.notice(), copy(contentEnd, end)] : undefined;
		this.plan.edit(this.open(), start, end, parts);
	}

	/** Takes a field out with the comma behind it; if no field that stays follows, with the one before it. */
	private drop(fields: FieldColumns, field: number): void {
		const isTold = this.omission >= 0;
		const omission = this.open();
		if (this.choices.isFollowed[field]) {
			const end = fields.key[fields.next[field] as number] as number;
			const parts = [wording('"…":'), ...this.notice(), wording(',')];
			this.plan.edit(omission, fields.key[field] as number, end, isTold ? undefined : parts);
		} else {
			const start = fields.end[this.choices.before[field] as number] as number;
			const parts = [wording(',"…":'), ...this.notice()];
			this.plan.edit(omission, start, fields.end[field] as number, isTold ? undefined : parts);
		}
	}

	private hide(start: number, end: number): void {
		const isTold = this.omission >= 0;
		this.plan.edit(this.open(), start, end, isTold ? [wording('"…"')] : this.notice());
	}

	private shorten(start: number): void {
		this.plan.edit(this.open(), start, start + 1 + DATE, [copy(start, start + 1), wording('…')]);
	}

	private open(): number {
		if (this.omission < 0) this.omission = this.plan.omission(this.reason);
		return this.omission;
	}

	private notice(): Part[] {
		return [wording('"… '), count, wording(` ${this.what} `), marker, price, wording('"')];
	}
}
