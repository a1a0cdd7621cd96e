import type { Plan } from '../../edits/plan.ts';
import type { Spans } from '../../edits/spans.ts';

/** What is told of the omissions of a plan where only some of its text is shown. */
export interface Notices {
	/** The omissions of which a notice is shown. */
	readonly told: ReadonlySet<number>;
	/** By omission: the number of the first gap that holds some of it, which counts the lines of one that is not told. */
	readonly gapOf: ReadonlyMap<number, number>;
}

/** Tells the omissions of which a notice stands in the shown spans from those that a gap counts, the one before each span. */
export function noticesIn(shown: Spans, plan: Plan): Notices {
	const told = new Set<number>();
	const gapOf = new Map<number, number>();
	let span = 0;
	for (let edit = 0; edit < plan.start.length; edit++) {
		const start = plan.start[edit] as number;
		while (span < shown.length && (shown[span + 1] as number) <= start) span += 2;
		const whole = plan.whole[plan.omission[edit] as number] as number;
		const isShown = span < shown.length && (shown[span] as number) <= start;
		if (isShown && plan.parts.has(edit)) told.add(whole);
		if (!isShown && !gapOf.has(whole)) gapOf.set(whole, span >> 1);
	}
	return { told, gapOf };
}
