import { isContainer, type JsonTree, string } from '../json/jsonTree.ts';

/** The key of a value without its quotes; empty for an element. */
export function keyOf(text: string, tree: JsonTree, node: number): string {
	const start = tree.key[node] as number;
	return start < 0 ? '' : text.slice(start + 1, text.indexOf('"', start + 1));
}

/** The number of the member with that key in an object; -1 if it has none. Looks at all members. */
export function memberOf(text: string, tree: JsonTree, container: number, key: string): number {
	const end = tree.next[container] as number;
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (keyOf(text, tree, node) === key) return node;
	return -1;
}

/** A plain value without its quotes, at most 100 UTF-16 units of it; empty for a container and for no value (-1). */
export function plainValue(text: string, tree: JsonTree, node: number): string {
	if (node < 0 || isContainer(tree, node)) return '';
	const quotes = tree.kind[node] === string ? 1 : 0;
	const start = (tree.start[node] as number) + quotes;
	return text.slice(start, Math.min((tree.end[node] as number) - quotes, start + 100));
}
