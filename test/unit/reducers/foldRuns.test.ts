import { expect, it } from 'vitest';
import { PlanBuilder } from '../../../src/core/edits/plan.ts';
import { withRunsFolded } from '../../../src/core/reducers/foldRuns.ts';
import type { Reducer } from '../../../src/core/reducers/reducer.ts';
import { reducing } from '../support/reducing.ts';

const line = (letter: string) => `${letter.repeat(200)}\n`;
const text = [...'abcdef'].map(line).join('');
const size = 201;

/** Takes out some lines silently, as members of a fold, and then the runs. */
const folding =
	(members: readonly number[], ...runs: number[]): Reducer =>
	(input) => {
		const plan = new PlanBuilder();
		const omission = plan.omission('members');
		for (const member of members) plan.edit(omission, member * size, (member + 1) * size);
		const spans = Int32Array.from(runs, (run) => run * size);
		return withRunsFolded(plan.build(), spans, input);
	};

/** The visible text without markers and the legend. */
const visibleOf = (reducer: Reducer) =>
	reducing(reducer, text, { granularity: 'fine' }).visible.replace(/^#ref.*\n| #ref.*/gm, '');

it('joins runs that have nothing visible between them', () => {
	expect(visibleOf(folding([1], 0, 1, 2, 4))).toBe(`… 3 lines\n${line('e')}${line('f')}`);
});

it('gives runs that have a visible line between them a notice each', () => {
	expect(visibleOf(folding([1], 0, 1, 3, 5))).toBe(`… 1 line\n${line('c')}… 2 lines\n${line('f')}`);
});

it('leaves a run alone in which the plan has an edit', () => {
	expect(visibleOf(folding([1], 0, 2, 3, 5))).toBe(`${line('a')}${line('c')}… 2 lines\n${line('f')}`);
});
