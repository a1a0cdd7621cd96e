import { mix, seed, textHash } from '../siblings/textHash.ts';
import { comment, longText, type MarkupTree } from './markupTree.ts';

/** A number per node: equal for nodes that are built alike, whatever text they hold and however often a child repeats. */
export function shapesOf(tree: MarkupTree): Int32Array {
	const shapes = new Int32Array(tree.size).fill(seed);
	const last = new Int32Array(tree.size);
	const names = new Map<string, number>();
	for (let node = tree.size - 1; node >= 0; node--) {
		const name = tree.name[node] as string;
		const hash = names.get(name) ?? textHash(name, 0, name.length);
		names.set(name, hash);
		const shape = mix(shapes[node] as number, hash);
		shapes[node] = shape;
		const parent = tree.parent[node] as number;
		if (parent < 0 || name === comment || name === longText || last[parent] === shape) continue;
		last[parent] = shape;
		shapes[parent] = mix(shapes[parent] as number, shape);
	}
	return shapes;
}
