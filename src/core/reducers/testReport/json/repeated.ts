import { intersects } from '../../../edits/spans.ts';
import type { JsonTree } from '../../json/jsonTree.ts';
import { exactHash } from '../../json/roles.ts';
import { isSameText } from '../../sameText.ts';
import type { Work } from '../work.ts';

/** Marks those of some values that stand in the text once more further down, and need not stay where they are. */
export function repeatedIn(work: Work, tree: JsonTree, isSought: (node: number) => boolean): Uint8Array {
	const again = new Uint8Array(tree.size);
	const last = new Map<number, number>();
	for (let node = tree.size - 1; node >= 0; node--) {
		if (!isSought(node)) continue;
		const hash = exactHash(work.input.text, tree.start[node] as number, tree.end[node] as number);
		const below = last.get(hash);
		if (below !== undefined && isRepeated(work, tree, node, below)) again[node] = 1;
		else last.set(hash, node);
	}
	return again;
}

function isRepeated({ input: { text, keep } }: Work, { start, end }: JsonTree, node: number, below: number): boolean {
	const [from, to] = [start[node] as number, end[node] as number];
	return !intersects(keep, from, to) && isSameText(text, from, to, start[below] as number, end[below] as number);
}
