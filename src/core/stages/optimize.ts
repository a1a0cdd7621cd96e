import { contentTypeTable } from '../contentTypes.ts';
import { type Applied, apply } from '../edits/apply.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import { encodedLength } from '../source/encoding.ts';
import { countTokens } from '../tokens/tokenCounter.ts';
import type { Outcome } from './stage.ts';
import type { MeasuredRaw, Optimized } from './state.ts';
import { type Reducing, reduceKeeping } from './takeBack.ts';

/** Reduces, takes back the edits that hide a critical string, and lets the source be if the result would be larger. */
export async function optimize(state: MeasuredRaw): Promise<Outcome<Optimized>> {
	const { source, type, options, counter, store, ports, passThrough } = state;
	const isTaken = await store.takenIds();
	const applying = { type, granularity: options.granularity, counter, isTaken, ports };
	const { reduce, extract } = contentTypeTable[type];
	const reducing: Reducing = { source, options, reduce, apply: (plan) => apply(source, plan, applying) };
	const unreduced: Plan = new PlanBuilder().build();
	const criticals = passThrough ? [] : extract(source.text, source.lines);
	const attempt = passThrough ? undefined : reduceKeeping(reducing, criticals);
	const isSmaller = attempt !== undefined && pays(attempt.applied, state);
	const applied = isSmaller ? attempt.applied : reducing.apply(unreduced);
	return {
		state: { ...state, applied, criticals, restored: isSmaller ? attempt.restored : 0 },
		detail: `${type} refs=${applied.refs.length}`,
		bytes: encodedLength(applied.rendered.text, source.encoding),
	};
}

function pays({ rendered }: Applied, { source, raw, counter }: MeasuredRaw): boolean {
	return encodedLength(rendered.text, source.encoding) < raw.bytes && countTokens(counter, rendered.text) < raw.tokens;
}
