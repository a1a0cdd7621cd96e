import { forEachUnmasked } from './masks.ts';
import type { Copy, Part } from './parts.ts';
import type { Plan } from './plan.ts';

/** Called with the number of an edit and a stretch of its span (UTF-16 offsets) that none of its copies shows, and no secret. */
type Visit = (edit: number, start: number, end: number) => void;

/** Called with the number of an edit and of a place of a secret, of which a part stood between such stretches. */
type VisitMask = (edit: number, place: number) => void;

/** Walks what a plan takes out, in ascending order. */
export function forEachOmitted(plan: Plan, visit: Visit, visitMask: VisitMask = () => {}): void {
	const { masks } = plan;
	const visitUnmasked: Visit = masks
		? (edit, start, end) => {
				const visitPlace = (place: number) => visitMask(edit, place);
				forEachUnmasked(masks, start, end, (from, to) => visit(edit, from, to), visitPlace);
			}
		: visit;
	for (let edit = 0; edit < plan.start.length; edit++) {
		let at = plan.start[edit] as number;
		const end = plan.end[edit] as number;
		const parts = plan.parts.get(edit);
		if (parts)
			for (const part of parts) {
				if (part.kind !== 'copy' || !isOwn(part, at, end)) continue;
				if (at < part.start) visitUnmasked(edit, at, part.start);
				at = part.end;
			}
		if (at < end) visitUnmasked(edit, at, end);
	}
}

/** Whether a copy shows source text in its own place: within its edit's span and behind the copies before it. */
export function isOwn(copy: Copy, from: number, end: number): boolean {
	return copy.start >= from && copy.end <= end;
}

/** The plan without the edits of some omissions; their text stays as it is. Omissions keep their numbers. */
export function withoutOmissions(plan: Plan, dropped: (omission: number) => boolean): Plan {
	const isDropped = Uint8Array.from(plan.reasons, (_, omission) => Number(dropped(omission)));
	if (!isDropped.includes(1)) return plan;
	const size = plan.omission.length;
	const [start, end, owner] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
	const parts = new Map<number, readonly Part[]>();
	let kept = 0;
	for (let edit = 0; edit < size; edit++) {
		const omission = plan.omission[edit] as number;
		if (isDropped[omission] === 1) continue;
		start[kept] = plan.start[edit] as number;
		end[kept] = plan.end[edit] as number;
		owner[kept] = omission;
		const shown = plan.parts.get(edit);
		if (shown) parts.set(kept, shown);
		kept++;
	}
	return {
		...plan,
		start: start.slice(0, kept),
		end: end.slice(0, kept),
		omission: owner.slice(0, kept),
		parts,
	};
}
