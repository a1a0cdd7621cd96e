import type { FieldColumns } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';

/** A record this many times as slow as the average of its template is no routine. */
const SLOW = 4;

/** Per template the record that took longest, if it stands out. */
export class SlowRecords {
	private readonly count: number[] = [];
	private readonly sum: number[] = [];
	private readonly most: number[] = [];
	private readonly slowest: number[] = [];

	constructor(
		private readonly text: string,
		private readonly roles: readonly number[],
	) {}

	/** Takes note of the first duration of a record. */
	add(template: number, record: number, fields: FieldColumns): void {
		for (let field = 0; field < fields.size; field++) {
			if (this.roles[fields.path[field] as number] !== fieldRoles.duration) continue;
			const duration = Number.parseFloat(this.text.slice(fields.start[field], fields.end[field]).replace('"', ''));
			if (duration > 0) this.note(template, record, duration);
			return;
		}
	}

	mark(records: Uint8Array): void {
		this.slowest.forEach((record, template) => {
			const count = this.count[template] as number;
			if (count > 1 && (this.most[template] as number) * count >= SLOW * (this.sum[template] as number))
				records[record] = 1;
		});
	}

	private note(template: number, record: number, duration: number): void {
		this.count[template] = (this.count[template] ?? 0) + 1;
		this.sum[template] = (this.sum[template] ?? 0) + duration;
		if (duration <= (this.most[template] ?? 0)) return;
		this.most[template] = duration;
		this.slowest[template] = record;
	}
}
