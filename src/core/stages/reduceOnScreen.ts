import { embed } from '../edits/embed.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { ReduceInput, Reducer } from '../reducers/reducer.ts';
import { gapReason } from '../screen/gapReason.ts';
import type { Screen } from '../screen/screen.ts';
import { spansOnMap } from '../source/offsetMap.ts';

/** Reduces what a terminal would finally show of a text; the rest goes behind refs of its own. */
export function reduceOnScreen(reduce: Reducer, screen: Screen, input: ReduceInput): Plan {
	const { text, keep } = input;
	const onScreen = reduce({ ...input, text: screen.text, lines: screen.lines, keep: spansOnMap(screen, keep) });
	const builder = new PlanBuilder();
	embed(builder, onScreen, {
		map: screen,
		start: 0,
		end: text.length,
		keep,
		reason: (reason) => reason,
		gap: gapReason(text, screen),
	});
	return builder.build(onScreen.preface);
}
