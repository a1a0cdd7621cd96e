import { contentTypeTable } from '../contentTypes.ts';
import { type Applied, apply } from '../edits/apply.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { Prepared } from '../reducers/prepare.ts';
import { readyRules } from '../rules/readyRules.ts';
import { rulesDetail } from '../rules/rules.ts';
import type { Critical, Extractor } from '../signals/extractor.ts';
import { extractPlain } from '../signals/plainText.ts';
import { encodedLength } from '../source/encoding.ts';
import { countTokens } from '../tokens/tokenCounter.ts';
import { contentTypeByRules } from './contentTypeByRules.ts';
import type { Outcome } from './stage.ts';
import type { MeasuredRaw, Optimized } from './state.ts';
import { type Reducing, reduceKeeping } from './takeBack.ts';

/** Reduces, takes back the edits that hide a critical string, and lets the source be if the result would be larger. */
export async function optimize(state: MeasuredRaw): Promise<Outcome<Optimized>> {
	const { source, screen, type, options, counter, store, ports, passThrough } = state;
	const isTaken = await store.takenIds();
	const applying = { type, granularity: options.granularity, counter, isTaken, ports };
	const rules = options.rules && (await readyRules(options.rules));
	const prepared = passThrough ? undefined : await preparedFor(state);
	const { reduce, extract } = contentTypeByRules(type, rules, prepared?.reduce);
	const reducing: Reducing = { source, screen, options, reduce, rules, apply: (plan) => apply(source, plan, applying) };
	const unreduced: Plan = new PlanBuilder().build();
	const criticals = passThrough ? [] : criticalsOf(state, extract);
	const attempt = passThrough ? undefined : reduceKeeping(reducing, criticals);
	const isSmaller = attempt !== undefined && pays(attempt.applied, state);
	const applied = isSmaller ? attempt.applied : reducing.apply(unreduced);
	return {
		state: {
			...state,
			notes: [...state.notes, ...(prepared?.notes ?? [])],
			applied,
			criticals,
			restored: isSmaller ? attempt.restored : 0,
		},
		detail: `${type} refs=${applied.refs.length}${options.rules && !passThrough ? `; ${rulesDetail(options.rules)}` : ''}`,
		bytes: encodedLength(applied.rendered.text, source.encoding),
	};
}

async function preparedFor({ type, source, screen, ports }: MeasuredRaw): Promise<Prepared | undefined> {
	return contentTypeTable[type].prepare?.(ports, source.name, screen?.text ?? source.text);
}

function pays({ rendered }: Applied, { source, raw, counter }: MeasuredRaw): boolean {
	return encodedLength(rendered.text, source.encoding) < raw.bytes && countTokens(counter, rendered.text) < raw.tokens;
}

function criticalsOf({ source, screen }: MeasuredRaw, extract: Extractor): Critical[] {
	return screen ? extractPlain(extract, source.text) : extract(source.text, source.lines);
}
