import { SpanList } from '../edits/spanList.ts';
import type { Spans } from '../edits/spans.ts';
import { lettersOf } from './keys.ts';

/** A key of JSON, and the plain value or the opening bracket behind it; of a long string the beginning. */
const field = /"([^"\\]{1,100})"\s{0,100}:\s{0,100}(?:"(?:[^"\\]|\\.){0,2000}"?|[-+.\w]{1,100}|[{[])/gs;

/**
 * The fields of JSON, wherever it stands in a text, whose keys have these letters: the first with each value. An object or
 * a list counts by its key alone. UTF-16 spans from the key to the end of the value.
 */
export function decisionFields(text: string, keys: ReadonlySet<string>): Spans {
	const spans = new SpanList();
	if (keys.size === 0) return spans.spans();
	const seen = new Set<string>();
	for (const { index, 0: found, 1: key } of text.matchAll(field)) {
		if (!keys.has(lettersOf(key as string)) || seen.has(found)) continue;
		seen.add(found);
		spans.add(index, index + found.length);
	}
	return spans.spans();
}
