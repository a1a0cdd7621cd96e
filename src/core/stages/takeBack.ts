import type { Applied } from '../edits/apply.ts';
import { forEachOmitted, withoutOmissions } from '../edits/omitted.ts';
import type { Plan } from '../edits/plan.ts';
import { intersects, type Spans, spansOf } from '../edits/spans.ts';
import type { Reducer } from '../reducers/reducer.ts';
import type { ReadyRules } from '../rules/readyRules.ts';
import { checkSignals } from '../signals/check.ts';
import type { Critical } from '../signals/extractor.ts';
import { offsetOfByte } from '../source/byteOffsets.ts';
import type { TypeOfPart } from './partTypes.ts';
import { reduceOnScreen } from './reduceOnScreen.ts';
import { partReducer } from './reduceParts.ts';
import type { Masked } from './state.ts';

/** Reductions that leave the critical lines out one after another; what still hides one goes back whole. */
const PASSES = 3;

export interface Reducing extends Pick<Masked, 'source' | 'screen' | 'options' | 'masks'> {
	readonly reduce: Reducer;
	/** The user's rules. */
	readonly rules?: ReadyRules | undefined;
	readonly typeOf: TypeOfPart;
	readonly apply: (plan: Plan) => Applied;
}

export interface Kept {
	readonly applied: Applied;
	/** How many critical strings an edit hid before it was taken back. */
	readonly restored: number;
}

/** Reduces so that all that was chosen to be kept and every critical string stays visible. */
export function reduceKeeping(reducing: Reducing, criticals: readonly Critical[]): Kept {
	const chosen = chosenSpans(reducing);
	const restored = new Map<string, [number, number]>();
	const keep = (spans: readonly [number, number][]) => {
		for (const span of spans) restored.set(span.join(), span);
	};
	let applied = reduceOnce(reducing, spansOf(chosen));
	let missing = hidden(reducing, applied, criticals);
	for (let pass = 1; pass < PASSES && missing.length > 0; pass++) {
		keep(missing);
		applied = reduceOnce(reducing, spansOf([...chosen, ...restored.values()]));
		missing = hidden(reducing, applied, criticals);
	}
	keep(missing);
	if (missing.length > 0) applied = reducing.apply(withoutHiding(applied.plan, spansOf(missing)));
	return { applied, restored: restored.size };
}

function chosenSpans({ source, options }: Reducing): [number, number][] {
	const { offsets, text } = source;
	return options.keep.map(([start, end]) => [
		offsetOfByte(offsets, text.length, start),
		offsetOfByte(offsets, text.length, end),
	]);
}

function reduceOnce({ source, screen, options, reduce, rules, typeOf, apply }: Reducing, keep: Spans): Applied {
	const { name, text, lines } = source;
	const { granularity, thresholds } = options;
	const common = { name, granularity, thresholds, rules };
	const input = { ...common, text, lines, keep, reducePart: partReducer(common, typeOf) };
	return apply(screen ? reduceOnScreen(reduce, screen, input) : reduce(input));
}

function hidden(
	{ source, screen, options, masks }: Reducing,
	{ rendered }: Applied,
	criticals: readonly Critical[],
): [number, number][] {
	const { missing } = checkSignals({ text: source.text, criticals, planted: options.signals, screen, masks, rendered });
	return missing.map(({ start, end }) => [start, end]);
}

function withoutHiding(plan: Plan, spans: Spans): Plan {
	const hiding = new Set<number>();
	forEachOmitted(plan, (edit, start, end) => {
		if (intersects(spans, start, end)) hiding.add(plan.omission[edit] as number);
	});
	return withoutOmissions(plan, (omission) => hiding.has(omission));
}
