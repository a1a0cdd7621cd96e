import { fates } from '../fates.ts';
import { firstVisible, type Rows, rowEnd } from '../rows.ts';
import type { SameDetails, Stretch } from '../sameDetails.ts';
import { kinds } from './lineKinds.ts';

/** What stands below the head of a failure. */
interface Body extends Stretch {
	/** What the failure with the same details is called. */
	readonly earlier: Stretch;
}

/** Marks the details of failures that equal those of one further up; returns them by their first row. */
export function markSame(
	same: SameDetails,
	text: string,
	rows: Rows,
	kind: Uint8Array,
	fate: Uint8Array,
): Map<number, Body> {
	const bodies = new Map<number, Body>();
	for (let head = 0; head < kind.length; head++) {
		if (kind[head] !== kinds.failure) continue;
		const [from, to] = bodyOf(kind, head);
		if (from >= to) continue;
		const body = { start: rows.starts[from] as number, end: rowEnd(rows, to - 1) };
		const earlier = same.earlier(body, { start: firstVisible(text, rows, head), end: rows.ends[head] as number });
		if (!earlier) continue;
		fate.fill(fates.same, from, to);
		bodies.set(from, { ...body, earlier });
	}
	return bodies;
}

/** The rows of what stands below a head, without blank ones around it. */
function bodyOf(kind: Uint8Array, head: number): [from: number, to: number] {
	let from = head + 1;
	while (kind[from] === kinds.blank) from++;
	let to = from;
	for (let row = from; kind[row] === kinds.other || kind[row] === kinds.blank; row++)
		if (kind[row] === kinds.other) to = row + 1;
	return [from, to];
}
