import { mix, seed, textHash } from '../siblings/textHash.ts';
import type { YamlTree } from './yamlTree.ts';

/** A number per node: equal for nodes that hold the same keys, however long their lists are. */
export function shapesOf(tree: YamlTree): Int32Array {
	const shapes = new Int32Array(tree.size).fill(seed);
	const last = new Int32Array(tree.size);
	for (let node = tree.size - 1; node >= 0; node--) {
		const shape = shapes[node] as number;
		const parent = tree.parent[node] as number;
		const named = mix(shape, tree.keyHash[node] as number);
		if (parent < 0 || last[parent] === named) continue;
		last[parent] = named;
		shapes[parent] = mix(shapes[parent] as number, named);
	}
	return shapes;
}

/** A number per node for the keys from the top down to it. */
export function pathsOf(tree: YamlTree): Int32Array {
	const paths = new Int32Array(tree.size);
	for (let node = 0; node < tree.size; node++)
		paths[node] = mix(paths[tree.parent[node] as number] ?? seed, tree.keyHash[node] as number);
	return paths;
}

/** How many nodes within a node are looked at for its values; how long a value is that may be a kind. */
const DEPTH = 64;
const SHORT = 40;

/** Visits the short values in a node, each with a hash of its place. */
export function forEachValue(
	text: string,
	tree: YamlTree,
	node: number,
	visit: (place: number, value: number) => void,
): void {
	const last = Math.min(tree.next[node] as number, node + DEPTH);
	for (let i = node + 1; i < last; i++) {
		const [from, to] = [tree.valueStart[i] as number, tree.valueEnd[i] as number];
		if (from === to || to - from > SHORT) continue;
		const around = tree.parent[i] as number;
		const outer = around === node ? 0 : (tree.keyHash[around] as number);
		const depth = (tree.indent[i] as number) - (tree.indent[node] as number);
		const place = mix(mix(outer, tree.keyHash[i] as number), depth);
		visit(place, textHash(text, from, to));
	}
}
