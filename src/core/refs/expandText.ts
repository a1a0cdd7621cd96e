import { withoutMasks } from '../edits/masks.ts';
import { measure } from '../edits/measure.ts';
import { withoutOmissions } from '../edits/omitted.ts';
import type { Plan } from '../edits/plan.ts';
import { render } from '../edits/render.ts';
import type { Run } from '../run.ts';
import type { Source } from '../source/source.ts';
import { isEstimated } from '../tokens/isEstimated.ts';
import type { ExpandedText, RefRange } from '../view.ts';
import { refGroups } from './groups.ts';
import type { Ref } from './ref.ts';

/** The visible text of a run in which some refs stand expanded in their places, as if their edits had never been made. */
export function expandText(run: Run, source: Source, expanded: ReadonlySet<string>): ExpandedText {
	const { plan, options, refs } = run;
	if (!refs.some(({ id }) => expanded.has(id))) return { text: run.text, expanded: [] };
	const refOf = new Map<number, Ref>();
	const ranges: RefRange[] = [];
	const groups = refGroups(plan, options.granularity);
	refs.forEach((ref, i) => {
		for (const omission of groups[i]?.omissions ?? []) refOf.set(omission, ref);
	});
	const isExpanded = (omission: number) => expanded.has(refOf.get(omission)?.id ?? '');
	const refOfSecret = refs.filter(({ secret }) => secret !== undefined);
	const masks = withoutMasks(plan.masks, (secret) => expanded.has(refOfSecret[secret]?.id ?? ''));
	const shown: Plan = { ...withoutOmissions(plan, isExpanded), ...(masks ? { masks } : {}) };
	const rendered = render(source.text, shown, measure(plan, source.lines, source.offsets), {
		refs: refs.filter(({ id }) => !expanded.has(id)),
		refOf,
		refOfSecret,
		estimated: isEstimated(options),
	});
	refs.forEach(({ id }, i) => {
		if (expanded.has(id)) ranges.push(...shownRanges(id, groups[i]?.spans ?? [], rendered.shown));
	});
	return { text: rendered.text, expanded: ranges.sort((a, b) => a.start - b.start) };
}

/** The whole source with nothing but its secrets masked. */
export function maskedText(run: Run, source: Source): string {
	if (!run.plan.masks) return source.text;
	const ordinary = run.refs.filter(({ secret }) => secret === undefined);
	return expandText(run, source, new Set(ordinary.map(({ id }) => id))).text;
}

/** Where spans of the source (ascending UTF-16 offsets) stand in a text, by the triples of `Rendered.shown`. */
function shownRanges(refId: string, spans: readonly number[], shown: Int32Array): RefRange[] {
	const ranges: RefRange[] = [];
	let triple = 0;
	for (let i = 0; i < spans.length; i += 2) {
		const start = spans[i] as number;
		while (triple < shown.length && (shown[triple + 1] as number) <= start) triple += 3;
		const shift = (shown[triple + 2] ?? 0) - (shown[triple] ?? 0);
		ranges.push({ refId, start: start + shift, end: (spans[i + 1] as number) + shift });
	}
	return ranges;
}
