import type { Plan } from '../../edits/plan.ts';
import { type Lines, lineAt, lineCount, lineEnd } from '../../source/lines.ts';

/** By line of a text, how many UTF-16 units of it a plan leaves to see. */
export function lengthsLeft(lines: Lines, plan: Plan): Int32Array {
	const left = Int32Array.from(
		{ length: lineCount(lines) },
		(_, line) => lineEnd(lines, line) - (lines.starts[line] as number),
	);
	for (let edit = 0; edit < plan.start.length; edit++) {
		const end = plan.end[edit] as number;
		let line = lineAt(lines, plan.start[edit] as number);
		let shown = 0;
		for (const part of plan.parts.get(edit) ?? []) if (part.kind === 'copy') shown += part.end - part.start;
		for (let at = plan.start[edit] as number; at < end; line++) {
			const next = Math.min(end, lineEnd(lines, line));
			left[line] = (left[line] as number) - (next - at) + shown;
			shown = 0;
			at = next;
		}
	}
	return left;
}
