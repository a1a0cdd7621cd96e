import type { ContentType } from '../../contentType.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { type Lines, linesOf } from '../../source/lines.ts';
import { isContainer, object, string } from '../json/jsonTree.ts';
import { scanJson } from '../json/scanJson.ts';
import type { ReduceInput } from '../reducer.ts';
import { type Allowance, allowances } from './allowances.ts';
import { cutText } from './cutText.ts';
import { embedText, withMarker } from './embedText.ts';
import { JsonText } from './jsonText.ts';
import { withLinesAsEdits } from './lineEdits.ts';
import { withoutLongHeads } from './longHeads.ts';
import { numbered } from './remains.ts';

/** Types whose reducers leave little but what matters. */
const telling: ReadonlySet<ContentType> = new Set(['testReport', 'build', 'stackTrace', 'log', 'terminal', 'mixed']);
/** A result in JSON with more values than this is data. */
const FEW = 50;
/** The first line of a fold may be so long, in UTF-16 units, with the places that it names. */
const LONG_HEAD = 1_000;
const nothing = new PlanBuilder().build();

type Input = Pick<ReduceInput, 'keep' | 'granularity' | 'reducePart'>;

/** Takes what exceeds its allowance out of a text that nobody reduces otherwise. */
export function shorten(builder: PlanBuilder, json: JsonText, allowance: Allowance, input: Input): void {
	addCut(builder, json, linesOf(json.text), nothing, allowance, input);
}

/** Reduces what a tool gave back by its own type, and of the rest takes out what exceeds its allowance. */
export function shortenResult(builder: PlanBuilder, json: JsonText, allowance: Allowance, input: Input): void {
	const inner = innerTexts(json, allowance.whole);
	if (inner.length > 0) {
		for (const text of inner) shortenResult(builder, text, allowance, input);
		return;
	}
	if (numbered.test(json.text.slice(0, 20))) {
		shorten(builder, json, allowance, input);
		return;
	}
	const lines = linesOf(json.text);
	const { type, plan } = input.reducePart(json.text, lines, json.spansOf(input.keep));
	addCut(
		builder,
		json,
		lines,
		plan,
		telling.has(type) && allowance === allowances.result ? allowances.report : allowance,
		input,
	);
}

function addCut(
	builder: PlanBuilder,
	json: JsonText,
	lines: Lines,
	plan: Plan,
	allowance: Allowance,
	{ keep, granularity }: Input,
): void {
	const { text } = json;
	const countable = withLinesAsEdits(withoutLongHeads(plan, lines, LONG_HEAD), lines);
	const cut = cutText({ text, lines, plan: countable, allowance, keep: json.spansOf(keep) });
	const word = plan.preface === undefined ? '' : ' (reduced, no patch)';
	embedText(builder, granularity === 'fine' ? cut : withMarker(cut, text, word), json);
}

/** The long strings of a result that is a small object itself, as Codex writes output beside an exit code. */
function innerTexts(json: JsonText, least: number): JsonText[] {
	if (json.isInner || !/^\{\s{0,9}"/.test(json.text)) return [];
	const tree = scanJson(json.text);
	if (tree.size > FEW || tree.kind[0] !== object || tree.closed[0] !== 1 || tree.next[0] !== tree.size) return [];
	const found: JsonText[] = [];
	for (let node = 1; node < tree.size; node++) {
		const [start, end] = [tree.start[node] as number, tree.end[node] as number];
		if (!isContainer(tree, node) && tree.kind[node] === string && end - start > least)
			found.push(new JsonText(json.text, start + 1, end - 1, json));
	}
	return found;
}
