import { withoutOmissions } from '../../edits/omitted.ts';
import type { Plan } from '../../edits/plan.ts';
import { type Lines, lineAt } from '../../source/lines.ts';
import { lengthsLeft } from './lengthsLeft.ts';

/**
 * A plan without the folds whose first line, with all places it names, is longer than `most` UTF-16 units: it would be
 * cut as a whole, with the one thing that a list of the same errors says.
 */
export function withoutLongHeads(plan: Plan, lines: Lines, most: number): Plan {
	const left = lengthsLeft(lines, plan);
	const long = new Set<number>();
	for (const [edit] of plan.parts)
		if ((left[lineAt(lines, plan.start[edit] as number)] as number) > most)
			long.add(plan.whole[plan.omission[edit] as number] as number);
	return withoutOmissions(plan, (omission) => long.has(plan.whole[omission] as number));
}
