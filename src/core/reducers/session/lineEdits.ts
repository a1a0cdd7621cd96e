import { isOwn, withoutOmissions } from '../../edits/omitted.ts';
import type { Part } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { type Lines, lineAt, lineEnd } from '../../source/lines.ts';

/**
 * A plan for the text of a JSON string, whose lines are none of the source: where it counts lines, each becomes an edit
 * of its own, so that edits are counted instead. An omission whose lines cannot be told that way stays in the text.
 */
export function withLinesAsEdits(plan: Plan, lines: Lines): Plan {
	const counting = countingLines(plan);
	if (counting.size === 0) return plan;
	const builder = new PlanBuilder();
	for (let omission = 0; omission < plan.reasons.length; omission++)
		builder.omission(plan.reasons[omission] as string, plan.whole[omission]);
	const uncountable = new Set<number>();
	const lastLine = new Map<number, number>();
	for (let edit = 0; edit < plan.start.length; edit++) {
		const omission = plan.omission[edit] as number;
		const [start, end] = [plan.start[edit] as number, plan.end[edit] as number];
		const parts = plan.parts
			.get(edit)
			?.map((part): Part => (part.kind === 'lines' ? { ...part, kind: 'count' } : part));
		if (!counting.has(omission)) {
			builder.edit(omission, start, end, parts);
			continue;
		}
		const line = lineAt(lines, start);
		if (lastLine.get(omission) === line || !isCountable(plan, edit, lineEnd(lines, line)))
			uncountable.add(plan.whole[omission] as number);
		lastLine.set(omission, addLines(builder, omission, lines, [start, end], parts));
	}
	return withoutOmissions(builder.build(plan.preface), (omission) => uncountable.has(plan.whole[omission] as number));
}

/** The omissions of which lines are counted. */
function countingLines(plan: Plan): Set<number> {
	const counting = new Set<number>();
	for (const [edit, parts] of plan.parts)
		for (const part of parts) if (part.kind === 'lines') counting.add(part.of ?? (plan.omission[edit] as number));
	return counting;
}

/** Whether an edit takes something out of each of its lines, and may be one for each: it shows some of the first alone. */
function isCountable(plan: Plan, edit: number, next: number): boolean {
	const [start, end] = [plan.start[edit] as number, plan.end[edit] as number];
	let shown = 0;
	for (const part of plan.parts.get(edit) ?? []) {
		if (part.kind === 'count' && end > next) return false;
		if (part.kind !== 'copy' || !isOwn(part, start, end)) continue;
		if (end > next && part.end >= next) return false;
		shown += part.end - part.start;
	}
	return shown < end - start;
}

/** Adds an edit for each line of a span, the first one with the parts; returns the number of the last line. */
function addLines(
	builder: PlanBuilder,
	omission: number,
	lines: Lines,
	[start, end]: readonly [number, number],
	parts: readonly Part[] | undefined,
): number {
	let line = lineAt(lines, start);
	for (let at = start; at < end; line++) {
		const next = Math.min(end, lineEnd(lines, line));
		builder.edit(omission, at, next, at === start ? parts : undefined);
		at = next;
	}
	return line - 1;
}
