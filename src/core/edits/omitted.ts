import type { Copy, Part } from './parts.ts';
import type { Plan } from './plan.ts';

/** Called with the number of an edit and a stretch of its span (UTF-16 offsets) that none of its copies shows. */
type Visit = (edit: number, start: number, end: number) => void;

/** Walks what a plan takes out, in ascending order. */
export function forEachOmitted(plan: Plan, visit: Visit): void {
	for (let edit = 0; edit < plan.start.length; edit++) {
		let at = plan.start[edit] as number;
		const end = plan.end[edit] as number;
		for (const part of plan.parts.get(edit) ?? []) {
			if (part.kind !== 'copy' || !isOwn(part, at, end)) continue;
			if (at < part.start) visit(edit, at, part.start);
			at = part.end;
		}
		if (at < end) visit(edit, at, end);
	}
}

/** Whether a copy shows source text in its own place: within its edit's span and behind the copies before it. */
export function isOwn(copy: Copy, from: number, end: number): boolean {
	return copy.start >= from && copy.end <= end;
}

/** The plan without the edits of some omissions; their text stays as it is. Omissions keep their numbers. */
export function withoutOmissions(plan: Plan, dropped: (omission: number) => boolean): Plan {
	const kept: number[] = [];
	for (let edit = 0; edit < plan.start.length; edit++) if (!dropped(plan.omission[edit] as number)) kept.push(edit);
	if (kept.length === plan.start.length) return plan;
	const parts = new Map<number, readonly Part[]>();
	kept.forEach((edit, i) => {
		const shown = plan.parts.get(edit);
		if (shown) parts.set(i, shown);
	});
	const column = (from: Int32Array) => Int32Array.from(kept, (edit) => from[edit] as number);
	return { ...plan, start: column(plan.start), end: column(plan.end), omission: column(plan.omission), parts };
}
