import type { JsonTree } from '../../json/jsonTree.ts';

/** Longer keys are none that are known, in UTF-16 units. */
const LONGEST = 40;

/** The key of a value in lower case; empty for an element of a list and for a key that is too long to be known. */
export function keyOf(text: string, { key }: JsonTree, node: number): string {
	const start = node < 0 ? -1 : (key[node] as number);
	if (start < 0) return '';
	const end = text.indexOf('"', start + 1);
	return end - start > LONGEST ? '' : text.slice(start + 1, end).toLowerCase();
}
