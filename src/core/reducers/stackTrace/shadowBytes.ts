import { markerIf } from '../../edits/notices.ts';
import { lines as lineTotal, plural, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd, lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';

/** Rows of the sanitizers' own memory but for the one with the bad address, which an arrow points at, and what their bytes mean. */
const shadow =
	/^(?: {2}0x[0-9a-f]{6,16}: ?[0-9a-f[\]]{2}[0-9a-f[\] ]*$|Shadow byte legend \(| {2}(?:Addressable|Partially addressable|Heap left redzone|Heap right redzone|Freed heap region|(?:Stack|Global|Array|Intra object|Container|Left|Right|Poisoned|ASan|Shadow)[a-z ]*): +[0-9a-f]{2})/;
/** Longer lines than this are none of them, in UTF-16 units. */
const LONGEST = 120;

/** Adds a gap for the rows of shadow memory that begin at a line; returns the line behind them, the line itself if there are none. */
export function addShadowGap(input: ReduceInput, plan: PlanBuilder, line: number): number {
	const { lines, granularity } = input;
	let end = line;
	while (end < lineCount(lines) && isShadow(input, end)) end++;
	if (end === line) return line;
	plan.edit(plan.omission('shadow memory'), lines.starts[line] as number, lineEnd(lines, end - 1), [
		wording('  … '),
		lineTotal,
		plural(' line of shadow memory', ' lines of shadow memory'),
		...markerIf(granularity),
		wording('\n'),
	]);
	return end;
}

function isShadow({ text, lines, keep }: ReduceInput, line: number): boolean {
	const start = lines.starts[line] as number;
	const end = contentEnd(text, lines, line);
	if (end - start > LONGEST || (keep.length > 0 && intersects(keep, start, lineEnd(lines, line)))) return false;
	const first = text.charCodeAt(start);
	return (first === 32 || first === 83) && shadow.test(text.slice(start, end));
}
