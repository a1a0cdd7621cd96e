import type { PlanBuilder } from '../../edits/plan.ts';
import type { ReduceInput } from '../reducer.ts';

/** What the steps of one reduction share. */
export interface Work {
	readonly input: ReduceInput;
	readonly plan: PlanBuilder;
}
