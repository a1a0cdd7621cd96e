import type { ContentType } from '../contentType.ts';
import type { Ports } from '../ports.ts';
import { type Collected, collectRefs } from '../refs/collect.ts';
import type { IsTaken } from '../refs/ids.ts';
import type { Source } from '../source/source.ts';
import type { TokenCounter } from '../tokens/tokenCounter.ts';
import { economical } from './economy.ts';
import { type Measures, measure } from './measure.ts';
import type { Granularity } from './notices.ts';
import type { Rendered } from './output.ts';
import type { Plan } from './plan.ts';
import { render } from './render.ts';

export interface ApplyOptions {
	readonly type: ContentType;
	readonly granularity: Granularity;
	readonly counter: TokenCounter;
	readonly isTaken: IsTaken;
	readonly ports: Pick<Ports, 'sha256'>;
	/** Keys the ids; needed if the plan has masks. */
	readonly secretKey?: string | undefined;
}

/** A plan as it was applied: without the edits that would not pay, with its measures, refs and visible text. */
export interface Applied extends Collected {
	readonly plan: Plan;
	/** By number of the omission; those that would not pay are among them. */
	readonly measures: Measures;
	readonly rendered: Rendered;
}

/** Applies a plan to a source. Its inverse is `invert`. */
export function apply(source: Source, proposed: Plan, options: ApplyOptions): Applied {
	const { lines, offsets, text } = source;
	const measures = measure(proposed, lines, offsets);
	const plan = economical(proposed, measures, options.granularity);
	const collected = collectRefs(plan, measures, options.granularity, { source, ...options });
	return { plan, measures, ...collected, rendered: render(text, plan, measures, collected) };
}
