import type { ContentType } from '../contentType.ts';
import { SpanList, union } from '../edits/spanList.ts';
import { intersects, noSpans, type Spans } from '../edits/spans.ts';
import { keptByRules } from '../rules/kept.ts';
import { matchingLines } from '../rules/matchingLines.ts';
import type { ReadyRules } from '../rules/readyRules.ts';
import { type Lines, lineEnd } from '../source/lines.ts';
import { withRunsFolded } from './foldRuns.ts';
import { isRecordStream } from './records/recordLines.ts';
import type { ReduceInput, Reducer } from './reducer.ts';

const opensJson = /^\s*(?:\{\s*["}]|\[\s*["{[\]])/;

/**
 * The reducer of a type that also obeys the user's rules on lines. What they keep is kept like anything else; lines that
 * they fold, it leaves alone, and runs of them leave afterwards, unless something that is kept stands in them.
 */
export function reduceByRules(reduce: Reducer, type: ContentType, rules: ReadyRules): Reducer {
	return (input) => {
		const keep = union(input.keep, keptByRules(input.text, input.lines, rules));
		const runs = runsToFold({ ...input, keep }, type, rules);
		const plan = reduce({ ...input, keep: union(keep, runs) });
		return runs.length === 0 ? plan : withRunsFolded(plan, runs, input);
	};
}

/** Runs of whole lines that match and of which nothing is kept. */
function runsToFold({ text, lines, keep }: ReduceInput, type: ContentType, { folds }: ReadyRules): Spans {
	if (!folds || !hasLines(type, text, lines)) return noSpans;
	const matches = matchingLines(text, lines, folds);
	const runs = new SpanList();
	for (let line = matches.indexOf(1); line >= 0; line = matches.indexOf(1, line + 1)) {
		const start = lines.starts[line] as number;
		const end = lineEnd(lines, line);
		if (!intersects(keep, start, end)) runs.add(start, end);
	}
	return runs.spans();
}

/** Whether single lines may leave: of JSON only those that hold a record each; of a session none, since people speak in them. */
function hasLines(type: ContentType, text: string, lines: Lines): boolean {
	if (type === 'session') return false;
	return isRecordStream(text, lines) || !(type === 'json' || opensJson.test(text));
}
