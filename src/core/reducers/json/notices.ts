import type { Granularity } from '../../edits/notices.ts';
import { count, marker, type Part, price, text } from '../../edits/parts.ts';

/** Bytes that the longest notice costs: a marker weighs 44 (see economy.ts), numbers and words the rest. */
export const noticeCost = 80;

/**
 * The wordings of omissions in JSON. There is no legend, since the result stays JSON: every marker stands in place.
 * What it costs to expand stands beside it once per ref.
 */
export class JsonNotices {
	private readonly priced = new Set<string>();

	constructor(private readonly granularity: Granularity) {}

	/** `"#ref:ctx_31154fa2 telemetry ~310 tokens"`: one value that left. */
	value(reason: string): Part[] {
		return [text('"'), marker, text(` ${reason}`), ...this.price(reason), text('"')];
	}

	/** `"… 47 items #ref:ctx_31154fa2 ~310 tokens"`: several items that left; their count is exact. */
	several(reason: string, items: string): Part[] {
		return [text('"… '), count, text(` ${items} `), marker, ...this.price(reason), text('"')];
	}

	/** `"…"`: a value that left with the ones before it. */
	readonly again: readonly Part[] = [text('"…"')];

	/** `… #ref:ctx_31154fa2`: the rest of a string of which a part is shown. */
	rest(reason: string): Part[] {
		return [text('… '), marker, ...this.price(reason)];
	}

	private price(reason: string): Part[] {
		if (this.granularity === 'coarse' && this.priced.has(reason)) return [];
		this.priced.add(reason);
		return [price];
	}
}
