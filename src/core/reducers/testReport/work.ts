import type { PlanBuilder } from '../../edits/plan.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Notices } from './notices.ts';

/** What the parts of the reducer work on. */
export interface Work {
	readonly input: ReduceInput;
	readonly plan: PlanBuilder;
	readonly notices: Notices;
}
