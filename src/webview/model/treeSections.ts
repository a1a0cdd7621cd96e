import type { TreeRow } from './refTree.ts';

/** What stands in the tree element: a reason's row, or the group of the refs below it. */
export type TreeSection =
	| { readonly kind: 'reason'; readonly index: number }
	| { readonly kind: 'group'; readonly reason: string; readonly indices: readonly number[] };

/**
 * Puts rows into the groups to which they belong.
 *
 * @param indices ascending; those of the rows that are on the screen
 */
export function treeSections(rows: readonly TreeRow[], indices: readonly number[]): TreeSection[] {
	const sections: TreeSection[] = [];
	let group: { kind: 'group'; reason: string; indices: number[] } | undefined;

	for (const index of indices) {
		const row = rows[index];

		if (row?.kind === 'reason') {
			sections.push({ kind: 'reason', index });
		} else if (row && group?.reason === row.ref.reason) {
			group.indices.push(index);
		} else if (row) {
			group = { kind: 'group', reason: row.ref.reason, indices: [index] };
			sections.push(group);
		}
	}

	return sections;
}
