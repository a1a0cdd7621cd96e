import { count, marker, type Part, plural, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { type Spans, spansOf } from '../../edits/spans.ts';
import { type Lines, lineAt, lineEnd } from '../../source/lines.ts';
import type { Allowance } from './allowances.ts';
import { lengthsLeft } from './lengthsLeft.ts';
import { remainsOf } from './remains.ts';

export interface Cutting {
	readonly text: string;
	readonly lines: Lines;
	/** What the text's own type takes out of it; it counts edits, no lines. */
	readonly plan: Plan;
	readonly allowance: Allowance;
	readonly keep: Spans;
}

/** Takes out of a text what its own type takes out, and of the rest what exceeds its allowance; all for one reason. */
export function cutText(cutting: Cutting): Plan {
	return new Cutter(cutting).run();
}

class Cutter {
	private readonly builder = new PlanBuilder();
	private readonly shown: Spans;
	/** The omissions of the gaps, the one before each shown span and that behind the last. */
	private readonly gaps: number[] = [];
	/** What the omissions of the type's plan became. */
	private readonly omissions: number[] = [];
	/** Those of which a notice is shown. */
	private readonly told = new Set<number>();
	/** By omission: the first gap that holds some of it, which counts the lines of one that is not told. */
	private readonly gapOf = new Map<number, number>();
	private edit = 0;

	constructor(private readonly cutting: Cutting) {
		this.shown = this.withWholeEdits(
			remainsOf({ ...cutting, left: lengthsLeft(cutting.lines, cutting.plan) }, cutting.allowance),
		);
	}

	run(): Plan {
		const { text } = this.cutting;
		for (let i = 0; i <= this.shown.length; i += 2)
			this.gaps.push(this.builder.omission(this.cutting.allowance.reason));
		this.findTold();
		let at = 0;
		for (let i = 0; i <= this.shown.length; i += 2) {
			this.cutGap(at, this.shown[i] ?? text.length, this.gaps[i >> 1] as number);
			at = this.shown[i + 1] ?? text.length;
			this.show(at);
		}
		return this.builder.build();
	}

	/** The shown spans with the edits of the type's plan in them, which are shown as a whole or not at all. */
	private withWholeEdits(shown: readonly number[]): Spans {
		const { start, end } = this.cutting.plan;
		const pairs: [number, number][] = [];
		let edit = 0;
		for (let i = 0; i < shown.length; i += 2) {
			const [from, to] = [shown[i] as number, shown[i + 1] as number];
			pairs.push([from, to]);
			for (; edit < start.length && (start[edit] as number) < to; edit++)
				if ((end[edit] as number) > from) pairs.push([start[edit] as number, end[edit] as number]);
		}
		return spansOf(pairs);
	}

	/** Tells the omissions of which a notice is shown from those that a gap counts. */
	private findTold(): void {
		const { plan } = this.cutting;
		let span = 0;
		for (let edit = 0; edit < plan.start.length; edit++) {
			while (span < this.shown.length && (this.shown[span + 1] as number) <= (plan.start[edit] as number)) span += 2;
			const whole = plan.whole[plan.omission[edit] as number] as number;
			const isInGap = !((this.shown[span] ?? Number.POSITIVE_INFINITY) <= (plan.start[edit] as number));
			if (!isInGap && plan.parts.has(edit)) this.told.add(whole);
			if (isInGap && !this.gapOf.has(whole)) this.gapOf.set(whole, this.gaps[span >> 1] as number);
		}
		plan.whole.forEach((whole, omission) => {
			const share = whole === omission ? undefined : this.omissions[whole];
			this.omissions.push(this.builder.omission(this.cutting.allowance.reason, share));
		});
	}

	/** The edits of the type's plan before an offset. */
	private show(until: number): void {
		const { plan, lines } = this.cutting;
		for (; this.edit < plan.start.length && (plan.start[this.edit] as number) < until; this.edit++) {
			const [start, end] = [plan.start[this.edit] as number, plan.end[this.edit] as number];
			const whole = plan.whole[plan.omission[this.edit] as number] as number;
			const gap = this.told.has(whole) || !this.areLines(start, end) ? undefined : this.gapOf.get(whole);
			if (gap === undefined) this.builder.edit(this.omissionOf(this.edit), start, end, this.partsOf(this.edit));
			for (let at = start; gap !== undefined && at < end; at = lineEnd(lines, lineAt(lines, at)))
				this.builder.edit(gap, at, lineEnd(lines, lineAt(lines, at)));
		}
	}

	private omissionOf(edit: number): number {
		return this.omissions[this.cutting.plan.omission[edit] as number] as number;
	}

	private partsOf(edit: number): Part[] | undefined {
		return this.cutting.plan.parts
			.get(edit)
			?.map((part) =>
				'of' in part && part.of !== undefined ? { ...part, of: this.omissions[part.of] as number } : part,
			);
	}

	/** Each line is an edit, so that they are counted; those of a fold that is told elsewhere stay its own. */
	private cutGap(start: number, end: number, omission: number): void {
		const { lines } = this.cutting;
		let parts: readonly Part[] | undefined = this.noticeOf(start, end);
		for (let at = start; at < end; ) {
			const next = Math.min(end, lineEnd(lines, lineAt(lines, at)));
			const foldEnd = this.foldEnd(at);
			if (foldEnd > at) {
				this.builder.edit(this.omissionOf(this.edit), at, foldEnd);
				this.edit++;
			} else {
				this.builder.edit(omission, at, next, parts);
				parts = undefined;
			}
			at = Math.max(next, foldEnd);
			while (this.edit < this.cutting.plan.start.length && (this.cutting.plan.start[this.edit] as number) < at)
				this.edit++;
		}
	}

	/** Offset behind the whole lines that begin at `at` and belong to a fold that is told elsewhere; the same if none do. */
	private foldEnd(at: number): number {
		const { plan } = this.cutting;
		if (plan.start[this.edit] !== at || !this.told.has(plan.whole[plan.omission[this.edit] as number] as number))
			return at;
		const end = plan.end[this.edit] as number;
		return this.areLines(at, end) ? end : at;
	}

	private areLines(start: number, end: number): boolean {
		return this.isLineStart(start) && (end === this.cutting.text.length || this.isLineStart(end));
	}

	/** `… 212 lines #ref:ctx_31154fa2` on a line of its own for whole lines, ` … #ref:ctx_31154fa2 ` for a part of one. */
	private noticeOf(start: number, end: number): Part[] {
		const isLast = end === this.cutting.text.length;
		if (this.isLineStart(start) && (isLast || this.isLineStart(end)))
			return [wording('… '), count, plural(' line ', ' lines '), marker, ...(isLast ? [] : [wording('\n')])];
		return [wording(' … '), marker, ...(isLast ? [] : [wording(this.isLineStart(end) ? '\n' : ' ')])];
	}

	private isLineStart(offset: number): boolean {
		return this.cutting.lines.starts[lineAt(this.cutting.lines, offset)] === offset;
	}
}
