import type { ContentType } from '../../contentType.ts';
import { embed } from '../../edits/embed.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { lineAt, linesWithin } from '../../source/lines.ts';
import { spansOnMap, stretchOf } from '../../source/offsetMap.ts';
import type { ReduceInput } from '../reducer.ts';

/** A part of a composite text that is reduced on its own, as UTF-16 offsets. */
export interface Section {
	readonly start: number;
	readonly end: number;
	/** Its type where the text around it says so. */
	readonly type?: ContentType;
}

/** A shorter section, in UTF-16 units, saves less than the legend line of its omission costs. */
const SHORTEST = 100;
/** Opens the whole if a part of it is a reduced diff. */
const NO_PATCH = 'A diff below is reduced, not a patch: do not apply it.';

/**
 * Reduces each section by its own type; what stands between them stays. A reason carries the type and the first line of
 * its section, so that refs do not merge across sections.
 */
export function reduceSections(input: ReduceInput, sections: Iterable<Section>): Plan {
	const builder = new PlanBuilder();
	let preface: string | undefined;
	for (const { start, end, type: named } of sections) {
		if (end - start < SHORTEST) continue;
		const map = stretchOf(input.text, start, end);
		const lines = linesWithin(input.lines, start, end);
		const { type, plan } = input.reducePart(map.text, lines, spansOnMap(map, input.keep), named);
		if (plan.start.length === 0) continue;
		const place = `${type}, line ${lineAt(input.lines, start) + 1}`;
		const reason = (reason: string) => `${reason} (${place})`;
		embed(builder, plan, { map, start, end, keep: input.keep, reason });
		if (plan.preface !== undefined) preface = NO_PATCH;
	}
	return builder.build(preface);
}
