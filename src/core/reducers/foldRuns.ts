import { linesNotice } from '../edits/notices.ts';
import { type Part, text as wording } from '../edits/parts.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { Spans } from '../edits/spans.ts';
import { isRecordStream } from './records/recordLines.ts';
import type { ReduceInput } from './reducer.ts';

/**
 * The plan with edits more that take out runs of whole lines, by the user's rules. A run in which the plan has an edit
 * stays; runs with nothing visible between them leave as one.
 */
export function withRunsFolded(plan: Plan, runs: Spans, input: ReduceInput): Plan {
	return new Folding(input, plan, runs).plan();
}

class Folding {
	private readonly builder = new PlanBuilder();
	private readonly isJson: boolean;
	/** Index of the next run in the flat list. */
	private next = 0;
	/** The first omission and the last one; -1 before there is one. */
	private first = -1;
	private last = -1;
	/** Offset until which nothing is visible behind the last notice. */
	private hiddenUntil = -1;

	constructor(
		private readonly input: ReduceInput,
		private readonly reduced: Plan,
		private readonly runs: Spans,
	) {
		this.isJson = isRecordStream(input.text, input.lines);
	}

	plan(): Plan {
		const { reasons, whole, start, preface } = this.reduced;
		for (const [number, reason] of reasons.entries()) this.builder.omission(reason, whole[number]);
		for (let edit = 0; edit < start.length; edit++) {
			this.foldUntil(start[edit] as number);
			this.copyEdit(edit);
		}
		this.foldUntil(Infinity);
		return this.builder.build(preface);
	}

	private copyEdit(edit: number): void {
		const { start, end, omission, parts } = this.reduced;
		const from = start[edit] as number;
		const to = end[edit] as number;
		const shown = parts.get(edit);
		while ((this.runs[this.next] as number) < to) this.next += 2;
		this.builder.edit(omission[edit] as number, from, to, shown);
		if (from === this.hiddenUntil && !shown) this.hiddenUntil = to;
	}

	/** Folds the runs that end at or before an offset. */
	private foldUntil(offset: number): void {
		for (; (this.runs[this.next + 1] as number) <= offset; this.next += 2)
			this.fold(this.runs[this.next] as number, this.runs[this.next + 1] as number);
	}

	private fold(start: number, end: number): void {
		const joins = start === this.hiddenUntil;
		if (!joins) this.open();
		this.builder.edit(this.last, start, end, joins ? undefined : this.notice(end));
		this.hiddenUntil = end;
	}

	/** Among JSON there is no legend, so that omissions of one ref are shares of the one that carries the marker. */
	private open(): void {
		const isShare = this.isJson && this.input.granularity === 'coarse' && this.first >= 0;
		this.last = this.builder.omission('your rule', isShare ? this.first : undefined);
		if (this.first < 0) this.first = this.last;
	}

	/** Among JSON a notice is a string. */
	private notice(end: number): Part[] {
		const { granularity, text } = this.input;
		const lineEnd = /[\r\n]/.test(text[end - 1] as string) ? [wording('\n')] : [];
		if (!this.isJson) return [...linesNotice(granularity), ...lineEnd];
		const told = this.last === this.first ? 'fine' : granularity;
		return [wording('"'), ...linesNotice(told), wording('"'), ...lineEnd];
	}
}
