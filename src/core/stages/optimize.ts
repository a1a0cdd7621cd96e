import { contentTypeTable } from '../contentTypes.ts';
import { type Applied, apply } from '../edits/apply.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { Prepared } from '../reducers/prepare.ts';
import { readyRules } from '../rules/readyRules.ts';
import { rulesDetail } from '../rules/rules.ts';
import { secretHider } from '../secrets/masksOf.ts';
import type { Critical, Extractor } from '../signals/extractor.ts';
import { extractPlain } from '../signals/plainText.ts';
import { encodedLength } from '../source/encoding.ts';
import { countTokens } from '../tokens/tokenCounter.ts';
import { contentTypeByRules } from './contentTypeByRules.ts';
import type { Outcome } from './stage.ts';
import type { Masked, Optimized } from './state.ts';
import { type Reducing, reduceKeeping } from './takeBack.ts';

/** Reduces, takes back the edits that hide a critical string, and lets the source be if the result would be larger. */
export async function optimize(state: Masked): Promise<Outcome<Optimized>> {
	const { source, screen, type, options, counter, store, ports, passThrough, masks, secretKey } = state;
	const isTaken = await store.takenIds();
	const applying = { type, granularity: options.granularity, counter, isTaken, ports, secretKey };
	const rules = options.rules && (await readyRules(options.rules));
	const prepared = passThrough ? undefined : await preparedFor(state);
	const { reduce, extract } = contentTypeByRules(type, rules, prepared?.reduce);
	const hide = secretHider(source.text, masks);
	const masked = (plan: Plan) => (masks ? { ...plan, reasons: plan.reasons.map(hide), masks } : plan);
	const applyMasked = (plan: Plan) => apply(source, masked(plan), applying);
	const reducing: Reducing = { source, screen, masks, options, reduce, rules, apply: applyMasked };
	const unreduced = applyMasked(new PlanBuilder().build());
	const criticals = passThrough ? [] : criticalsOf(state, extract);
	const attempt = passThrough ? undefined : reduceKeeping(reducing, criticals);
	const isSmaller = attempt !== undefined && pays(attempt.applied, unreduced, state);
	const applied = isSmaller ? attempt.applied : unreduced;
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

async function preparedFor({ type, source, screen, ports }: Masked): Promise<Prepared | undefined> {
	return contentTypeTable[type].prepare?.(ports, source.name, screen?.text ?? source.text);
}

/** Sizes are compared with masks on both sides, since those are no choice. */
function pays({ rendered }: Applied, unreduced: Applied, { source, raw, counter, masks }: Masked): boolean {
	const { text } = unreduced.rendered;
	const bytes = masks ? encodedLength(text, source.encoding) : raw.bytes;
	const tokens = masks ? countTokens(counter, text) : raw.tokens;
	return encodedLength(rendered.text, source.encoding) < bytes && countTokens(counter, rendered.text) < tokens;
}

function criticalsOf({ source, screen }: Masked, extract: Extractor): Critical[] {
	return screen ? extractPlain(extract, source.text) : extract(source.text, source.lines);
}
