import { count, marker, type Part, plural, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import type { Spans } from '../../edits/spans.ts';
import { type Lines, lineAt, lineEnd } from '../../source/lines.ts';
import type { Allowance } from './allowances.ts';
import { lengthsLeft } from './lengthsLeft.ts';
import { type Notices, noticesIn } from './notices.ts';
import { remainsOf } from './remains.ts';
import { withWholeEdits } from './wholeEdits.ts';

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
	private readonly notices: Notices;
	private edit = 0;

	constructor(private readonly cutting: Cutting) {
		const { allowance, lines, plan } = cutting;
		this.shown = withWholeEdits(remainsOf({ ...cutting, left: lengthsLeft(lines, plan) }, allowance), plan);
		this.notices = noticesIn(this.shown, plan);
	}

	run(): Plan {
		const { text } = this.cutting;
		this.addOmissions();
		let at = 0;
		for (let i = 0; i <= this.shown.length; i += 2) {
			this.cutGap(at, this.shown[i] ?? text.length, this.gaps[i >> 1] as number);
			at = this.shown[i + 1] ?? text.length;
			this.show(at);
		}
		return this.builder.build();
	}

	private addOmissions(): void {
		const { allowance, plan } = this.cutting;
		for (let i = 0; i <= this.shown.length; i += 2) this.gaps.push(this.builder.omission(allowance.reason));
		plan.whole.forEach((whole, omission) => {
			const share = whole === omission ? undefined : this.omissions[whole];
			this.omissions.push(this.builder.omission(allowance.reason, share));
		});
	}

	/** The edits of the type's plan before an offset. */
	private show(until: number): void {
		const { plan, lines } = this.cutting;
		for (; this.edit < plan.start.length && (plan.start[this.edit] as number) < until; this.edit++) {
			const [start, end] = [plan.start[this.edit] as number, plan.end[this.edit] as number];
			const whole = plan.whole[plan.omission[this.edit] as number] as number;
			const staysOwn = this.notices.told.has(whole) || !this.areLines(start, end);
			const gap = staysOwn ? undefined : this.gaps[this.notices.gapOf.get(whole) ?? -1];
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
		if (
			plan.start[this.edit] !== at ||
			!this.notices.told.has(plan.whole[plan.omission[this.edit] as number] as number)
		)
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
