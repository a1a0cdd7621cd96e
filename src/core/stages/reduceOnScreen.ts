import { embed } from '../edits/embed.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { ReduceInput, Reducer } from '../reducers/reducer.ts';
import { gapReason } from '../screen/gapReason.ts';
import { linesOf } from '../source/lines.ts';
import { type OffsetMap, spansOnMap } from '../source/offsetMap.ts';

/** Reduces what a terminal would finally show of a text; the rest goes behind refs of its own. */
export function reduceOnScreen(reduce: Reducer, screen: OffsetMap, input: ReduceInput): Plan {
	const { text, keep } = input;
	const onScreen = reduce({ ...input, text: screen.text, lines: linesOf(screen.text), keep: spansOnMap(screen, keep) });
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
