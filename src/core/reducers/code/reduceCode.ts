import { linesNotice } from '../../edits/notices.ts';
import { copy, text as wording } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { fates } from './lineFates.ts';

const reasons: readonly string[] = ['', 'bodies', 'comments', 'data'];
/** A gap of fewer lines says less than what stands there. */
const LEAST = 2;

/**
 * Reduces source code to its outline. What leaves: the bodies of functions, comments behind their first line, the rest of
 * long literals. What stays: all else, in bodies the headers of what they declare, the errors that they report, and what
 * is left to do.
 */
export function reduceCode(input: ReduceInput, outline: Uint8Array): Plan {
	const plan = new PlanBuilder();
	const count = lineCount(input.lines);
	for (let line = 0; line < count; ) {
		const end = gapEnd(input, outline, line);
		if (end - line >= LEAST) addGap(plan, input, outline[line] as number, line, end);
		line = Math.max(end, line + 1);
	}
	return plan.build();
}

/** The line behind those that leave together from a line on; the same line if it stays. */
function gapEnd({ lines, keep }: ReduceInput, outline: Uint8Array, from: number): number {
	let line = from;
	while (
		line < outline.length &&
		outline[line] !== fates.stays &&
		outline[line] === outline[from] &&
		!intersects(keep, lines.starts[line] as number, lineEnd(lines, line))
	)
		line++;
	return line;
}

function addGap(plan: PlanBuilder, input: ReduceInput, fate: number, line: number, behind: number): void {
	const { text, lines, granularity } = input;
	const start = lines.starts[line] as number;
	const end = lineEnd(lines, behind - 1);
	const indent = indentOf(text, start, end);
	plan.edit(plan.omission(reasons[fate] as string), start, end, [
		...(indent ? [copy(...indent)] : []),
		...linesNotice(granularity),
		wording('\n'),
	]);
}

/** The blanks before the first words between two offsets; undefined if there are none. */
function indentOf(text: string, start: number, end: number): [number, number] | undefined {
	let from = start;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code === 10 || code === 13) from = at + 1;
		else if (code !== 32 && code !== 9) return at > from ? [from, at] : undefined;
	}
	return undefined;
}
