import { intersects } from '../../edits/spans.ts';
import { safeCut } from '../json/tokens.ts';
import type { Rows } from './rows.ts';
import type { Work } from './work.ts';

/** Longer lines are cut, in UTF-16 units: values that were compared may be whole pages. */
const LONGEST = 2_000;
const HEAD = 1_000;
const TAIL = 300;
const REASON = 'long lines';

/** Cuts the middle out of long ones among the rows from `from` up to `to`, none of which leaves. */
export function cutLong(work: Work, rows: Rows, from: number, to: number): void {
	const { input, plan, notices } = work;
	for (let row = from; row < to; row++) {
		const start = rows.starts[row] as number;
		const end = rows.ends[row] as number;
		if (end - start <= LONGEST) continue;
		const cut = cutAt(input.text, start, start + HEAD);
		const rest = cutAt(input.text, cut, end - TAIL);
		if (intersects(input.keep, cut, rest)) continue;
		plan.edit(plan.omission(REASON), cut, rest, notices.rest(REASON));
	}
}

/** The last offset at or before `to` that splits no character, escape sequence or entity. */
function cutAt(text: string, from: number, to: number): number {
	const at = safeCut(text, from, to);
	const entity = text.lastIndexOf('&', at);
	return entity > at - 10 && entity > from && !text.slice(entity, at).includes(';') ? entity : at;
}
