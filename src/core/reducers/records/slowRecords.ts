import { Slowest } from '../slowest.ts';
import type { FieldColumns } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';

/** Per template the record that took longest, if it stands out. */
export class SlowRecords {
	private readonly slowest = new Slowest();

	constructor(
		private readonly text: string,
		private readonly roles: readonly number[],
	) {}

	/** Takes note of the first duration of a record. */
	add(template: number, record: number, fields: FieldColumns): void {
		for (let field = 0; field < fields.size; field++) {
			if (this.roles[fields.path[field] as number] !== fieldRoles.duration) continue;
			const duration = Number.parseFloat(this.text.slice(fields.start[field], fields.end[field]).replace('"', ''));
			this.slowest.note(template, record, duration);
			return;
		}
	}

	mark(records: Uint8Array): void {
		this.slowest.forEach((record) => {
			records[record] = 1;
		});
	}
}
