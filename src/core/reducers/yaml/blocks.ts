import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { contentEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { blockNotice } from './notices.ts';

/** A line of base64, as certificates, keys and images are wrapped. */
const encoded = /^\s{0,200}[A-Za-z0-9+/]{40,200}={0,2}$/;
/** The last line of such a block may be short. */
const last = /^\s{0,200}[A-Za-z0-9+/]{1,200}={0,2}$/;
const FEWEST = 3;

/** Cuts runs of base64 lines in the block of text on [first, behind), such as the inside of a certificate. */
export function cutBlocks(input: ReduceInput, plan: PlanBuilder, first: number, behind: number): void {
	for (let line = first; line < behind; ) {
		let end = line;
		while (end < behind && encoded.test(lineAt(input, end))) end++;
		if (end > line && end < behind && last.test(lineAt(input, end))) end++;
		if (end - line >= FEWEST) cutRun(input, plan, line, end);
		line = Math.max(end, line + 1);
	}
}

function lineAt({ text, lines }: ReduceInput, line: number): string {
	const start = lines.starts[line] as number;
	return text.slice(start, Math.min(contentEnd(text, lines, line), start + 500));
}

function cutRun(input: ReduceInput, plan: PlanBuilder, line: number, behind: number): void {
	const start = input.lines.starts[line] as number;
	const end = input.lines.starts[behind] ?? input.lines.length;
	if (intersects(input.keep, start, end)) return;
	const indent = lineAt(input, line).search(/\S/);
	plan.edit(plan.omission('base64'), start, end, blockNotice([start, start + indent], input.granularity));
}
