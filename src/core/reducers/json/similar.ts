import { childrenEnd, isContainer, type JsonTree } from './jsonTree.ts';
import { fates, isPinned, type Judged } from './judged.ts';
import { Novelty } from './novelty.ts';
import { roles } from './roles.ts';
import { slowestOf } from './slowest.ts';

/**
 * Of more than a few containers side by side the first few stay, the slowest one, and those that bring something new.
 * The values at the top, several in a row, are those of `top`.
 */
export function judgeSimilar(judged: Judged, container: number): void {
	const { text, tree, fate, thresholds } = judged;
	const { arrayHead } = thresholds;
	const end = childrenEnd(tree, container);
	if (!hasMany(tree, container, arrayHead)) return;
	const novelty = new Novelty(text, tree);
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (isContainer(tree, node)) novelty.count(node);
	const slowest = slowestOf(text, tree, container);
	let position = 0;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		if (!isContainer(tree, node) || fate[node] !== fates.stays) continue;
		const isNew = (novelty.add(node) && tree.role[container] !== roles.stack) || node === slowest;
		if (position++ >= arrayHead && !isNew && !isPinned(judged, node, end)) fate[node] = fates.similar;
	}
}

function hasMany(tree: JsonTree, container: number, limit: number): boolean {
	const end = childrenEnd(tree, container);
	let containers = 0;
	for (let node = container + 1; node < end && containers <= limit; node = tree.next[node] as number) {
		if (isContainer(tree, node)) containers++;
	}
	return containers > limit;
}
