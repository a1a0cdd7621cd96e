import type { PlanBuilder } from '../../edits/plan.ts';
import type { ReduceInput } from '../reducer.ts';
import type { Notices } from './noticesIn.ts';
import type { Diff } from './readDiff.ts';

/** A diff that is being reduced. */
export interface Work {
	readonly input: ReduceInput;
	readonly diff: Diff;
	readonly plan: PlanBuilder;
	readonly notices: Notices;
}
