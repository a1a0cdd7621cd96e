import { embed } from '../../edits/embed.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { linesOf } from '../../source/lines.ts';
import { spansOnMap } from '../../source/offsetMap.ts';
import { reduceSections, type Section } from '../composite/reduceSections.ts';
import { sectionsBetween } from '../composite/sectionsBetween.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { withoutStamps } from './ciStamps.ts';
import { hasBlocks, outputBlocks } from './outputBlocks.ts';
import { separatorsOf } from './separators.ts';

/**
 * Several texts in one: the log of a CI service, a bug report in Markdown, the outputs of several commands under
 * headings. What separates them stays, prose too; each part is reduced by its own type. The time before each line of a CI
 * log goes, except where a step begins, ends or fails.
 */
export const reduceMixed: Reducer = (input) => {
	const unstamped = withoutStamps(input);
	if (!unstamped) return reduceSections(input, partsOf(input));
	const { text, keep } = input;
	const inner = { ...input, text: unstamped.text, lines: linesOf(unstamped.text), keep: spansOnMap(unstamped, keep) };
	const plan = reduceSections(inner, partsOf(inner));
	const builder = new PlanBuilder();
	const whole = { map: unstamped, start: 0, end: text.length, keep };
	embed(builder, plan, { ...whole, reason: (reason) => reason, gap: 'times of lines' });
	return builder.build(plan.preface);
};

function partsOf(input: Pick<ReduceInput, 'text' | 'lines'>): Iterable<Section> {
	return hasBlocks(input.text) ? outputBlocks(input) : sectionsBetween(input, separatorsOf(input));
}
