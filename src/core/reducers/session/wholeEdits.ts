import type { Plan } from '../../edits/plan.ts';
import { type Spans, spansOf } from '../../edits/spans.ts';

/** Shown spans with the edits of a plan in them, which are shown as a whole or not at all. */
export function withWholeEdits(shown: readonly number[], { start, end }: Plan): Spans {
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
