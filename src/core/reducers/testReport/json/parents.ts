import { isContainer, type JsonTree } from '../../json/jsonTree.ts';

/** The number of the container around each value; -1 at the top. */
export function parentsOf(tree: JsonTree): Int32Array {
	const parents = new Int32Array(tree.size);
	const open: number[] = [];
	for (let node = 0; node < tree.size; node++) {
		while (open.length > 0 && (tree.next[open.at(-1) as number] as number) <= node) open.pop();
		parents[node] = open.at(-1) ?? -1;
		if (isContainer(tree, node)) open.push(node);
	}
	return parents;
}
