import { contentTypeTable } from '../contentTypes.ts';
import { apply } from '../edits/apply.ts';
import { type Plan, PlanBuilder } from '../edits/plan.ts';
import type { Prepared } from '../reducers/prepare.ts';
import { readyRules } from '../rules/readyRules.ts';
import { rulesDetail } from '../rules/rules.ts';
import { secretHider } from '../secrets/masksOf.ts';
import type { Critical, Extractor } from '../signals/extractor.ts';
import { extractPlain } from '../signals/plainText.ts';
import { contentTypeByRules } from './contentTypeByRules.ts';
import { partExtractor } from './extractParts.ts';
import { partTypes, type TypeOfPart } from './partTypes.ts';
import type { Outcome } from './stage.ts';
import type { Masked, Optimized } from './state.ts';
import { type Reducing, reduceKeeping } from './takeBack.ts';
import { textSize } from './textSize.ts';

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
	const typeOf = partTypes();
	const reducing: Reducing = { source, screen, masks, options, reduce, rules, typeOf, apply: applyMasked };
	const unreduced = applyMasked(new PlanBuilder().build());
	const criticals = passThrough ? [] : criticalsOf(state, extract, typeOf);
	const attempt = passThrough ? undefined : reduceKeeping(reducing, criticals);
	// Sizes are compared with masks on both sides, since those are no choice.
	const whole = masks ? textSize(unreduced.rendered.text, state) : state.raw;
	const reduced = attempt && { ...attempt, shown: textSize(attempt.applied.rendered.text, state) };
	const pays = reduced && reduced.shown.bytes < whole.bytes && reduced.shown.tokens < whole.tokens;
	const { applied, shown, restored } = pays ? reduced : { applied: unreduced, shown: whole, restored: 0 };
	return {
		state: {
			...state,
			notes: [...state.notes, ...(prepared?.notes ?? [])],
			applied,
			shown,
			criticals,
			restored,
		},
		detail: `${type} refs=${applied.refs.length}${options.rules && !passThrough ? `; ${rulesDetail(options.rules)}` : ''}`,
		bytes: shown.bytes,
	};
}

async function preparedFor({ type, source, screen, ports }: Masked): Promise<Prepared | undefined> {
	return contentTypeTable[type].prepare?.(ports, source.name, screen?.text ?? source.text);
}

function criticalsOf({ source, screen }: Masked, extract: Extractor, typeOf: TypeOfPart): Critical[] {
	const context = { extractPart: partExtractor(typeOf) };
	const inContext: Extractor = (text, lines) => extract(text, lines, context);
	return screen ? extractPlain(inContext, source.text) : inContext(source.text, source.lines);
}
