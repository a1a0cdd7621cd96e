import { union } from '../edits/spanList.ts';
import { noSpans, type Spans } from '../edits/spans.ts';
import type { Lines } from '../source/lines.ts';
import { decisionFields } from './decisionFields.ts';
import { contentOf, matchingLines } from './matchingLines.ts';
import type { ReadyRules } from './readyRules.ts';

/** What the user's rules keep visible of a text, as UTF-16 spans: lines, and fields of JSON. */
export function keptByRules(text: string, lines: Lines, { keeps, decisionKeys }: ReadyRules): Spans {
	const kept = keeps ? contentOf(text, lines, matchingLines(text, lines, keeps)) : noSpans;
	return union(kept, decisionFields(text, decisionKeys));
}
