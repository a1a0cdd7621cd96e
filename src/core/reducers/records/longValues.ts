import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { JsonNotices } from '../json/notices.ts';
import { PlainValues } from '../json/plainValues.ts';
import { type Roles, roleOf, rolesWith } from '../json/roles.ts';
import type { ReduceInput } from '../reducer.ts';
import { type FieldColumns, kinds } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';
import { StackGaps } from './stackGaps.ts';

/** Shortens long strings in visible records: stack traces by their library frames, others to their start. */
export class LongValues {
	private readonly plain: PlainValues;
	private readonly stacks: StackGaps;
	private readonly known: Roles;

	constructor(
		private readonly input: ReduceInput,
		private readonly roles: readonly number[],
		builder: PlanBuilder,
	) {
		const { text, keep, thresholds, granularity } = input;
		this.known = rolesWith(input.rules?.noiseKeys);
		const notices = new JsonNotices(granularity);
		this.plain = new PlainValues({ text, keep, thresholds, pins: keep, builder, notices });
		this.stacks = new StackGaps(text, keep, granularity, builder);
	}

	/** Adds the edits of a field's value. */
	shorten(fields: FieldColumns, field: number): void {
		const { text, keep, thresholds } = this.input;
		const start = fields.start[field] as number;
		const end = fields.end[field] as number;
		if (fields.kind[field] !== kinds.string || end - start <= thresholds.longString) return;
		const role = this.roles[fields.path[field] as number];
		if ((role === fieldRoles.error || role === fieldRoles.message) && this.stacks.add(start, end)) return;
		const key = (fields.key[field] as number) + 1;
		const keyEnd = text.indexOf('"', key);
		if (!intersects(keep, start, end)) this.plain.string(start, end, roleOf(text, key, keyEnd, this.known));
	}
}
