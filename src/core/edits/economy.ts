import { utf8Length } from '../source/utf8.ts';
import type { Measures } from './measure.ts';
import type { Granularity } from './notices.ts';
import { withoutOmissions } from './omitted.ts';
import type { Part } from './parts.ts';
import type { Plan } from './plan.ts';

/** Bytes that a marker costs: hex digits make about two tokens per four bytes, so it weighs twice its 22 bytes. */
const MARKER = 44;
/** Bytes that a number in a notice costs. */
const NUMBER = 5;
/** Bytes that a price costs. */
const PRICE = 14;
/** Bytes that a legend line costs, its marker included. */
const LEGEND_LINE = 100;

/**
 * Drops the omissions whose notices, and the reasons whose legend line, cost more bytes than they save. A reason whose
 * markers stand in its notices has no legend line, which might break what the text is; without them it goes as a whole.
 */
export function economical(plan: Plan, measures: Measures, granularity: Granularity): Plan {
	const gain = gains(plan, measures);
	const saves = (omission: number) => (gain[plan.whole[omission] as number] as number) > 0;
	const byReason = new Map<string, number>();
	plan.reasons.forEach((reason, omission) => {
		if (plan.whole[omission] !== omission) return;
		byReason.set(reason, (byReason.get(reason) ?? 0) + Math.max(0, gain[omission] as number));
	});
	const [marked, stillMarked] = [reasonsMarked(plan, () => true), reasonsMarked(plan, saves)];
	const pays = (reason: string) => {
		const hasLegend = granularity === 'coarse' && !marked.has(reason);
		const isReachable = hasLegend || granularity === 'fine' || stillMarked.has(reason);
		return isReachable && (byReason.get(reason) as number) > (hasLegend ? LEGEND_LINE : 0);
	};
	return withoutOmissions(
		plan,
		(omission) => !saves(omission) || !pays(plan.reasons[plan.whole[omission] as number] as string),
	);
}

/** The reasons with a marker in a notice of some omissions. */
function reasonsMarked(plan: Plan, of: (omission: number) => boolean): Set<string> {
	const marked = new Set<string>();
	for (const [edit, parts] of plan.parts) {
		const omission = plan.omission[edit] as number;
		if (of(omission) && parts.some(({ kind }) => kind === 'marker')) marked.add(plan.reasons[omission] as string);
	}
	return marked;
}

/** Bytes saved, by omission; the bytes of shares count for their whole. */
function gains(plan: Plan, measures: Measures): Float64Array {
	const gain = new Float64Array(plan.whole.length);
	plan.whole.forEach((whole, omission) => {
		gain[whole] = (gain[whole] as number) + (measures.utf8Bytes[omission] as number);
	});
	for (const [edit, parts] of plan.parts) {
		const omission = plan.whole[plan.omission[edit] as number] as number;
		const span = [plan.start[edit], plan.end[edit]] as const;
		for (const part of parts)
			gain[omission] = (gain[omission] as number) - cost(part, span[0] as number, span[1] as number);
	}
	return gain;
}

function cost(part: Part, start: number, end: number): number {
	if (part.kind === 'text') return utf8Length(part.text);
	if (part.kind === 'marker') return MARKER;
	if (part.kind === 'price') return PRICE;
	if (part.kind !== 'copy') return NUMBER;
	return part.start >= start && part.end <= end ? 0 : part.end - part.start;
}
