import { intersects, type Spans } from '../../edits/spans.ts';
import type { Thresholds } from '../../options.ts';
import { type JsonTree, outerStart } from './jsonTree.ts';

/**
 * What becomes of a value. Neighbours with one fate go together; the one that opens such a group also has `first`.
 * A container with `thins` stays, since a pin stands in it, but everything in it without one has the same fate.
 */
export const fates = {
	stays: 0,
	padding: 1,
	telemetry: 2,
	fields: 3,
	similar: 4,
	deep: 5,
	first: 8,
	thins: 16,
} as const;

export interface Judged {
	readonly text: string;
	readonly tree: JsonTree;
	/** UTF-16 spans that no fold may hide. */
	readonly pins: Spans;
	readonly thresholds: Thresholds;
	/** Fates by number of the node; filled in container by container. */
	readonly fate: Uint8Array;
}

/** Whether a pin stands in a value, its key or the separator behind it; `end` is the number behind its last sibling. */
export function isPinned({ tree, pins }: Judged, node: number, end: number): boolean {
	if (tree.closed[node] === 0) return true;
	const next = tree.next[node] as number;
	return intersects(pins, outerStart(tree, node), next < end ? outerStart(tree, next) : (tree.end[node] as number));
}
