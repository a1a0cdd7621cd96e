import { isContainer, type JsonTree } from './jsonTree.ts';
import { fates, isPinned, type Judged } from './judged.ts';
import { Novelty } from './novelty.ts';
import { roles } from './roles.ts';

/** Of more than a few containers side by side the first few stay, and those that bring something new. */
export function judgeSimilar(judged: Judged, container: number): void {
	const { text, tree, fate, thresholds } = judged;
	const { arrayHead } = thresholds;
	const end = tree.next[container] as number;
	if (!hasMany(tree, container, arrayHead)) return;
	const novelty = new Novelty(text, tree);
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (isContainer(tree, node)) novelty.count(node);
	let position = 0;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		if (!isContainer(tree, node) || fate[node] !== fates.stays) continue;
		const isNew = novelty.add(node) && tree.role[container] !== roles.stack;
		if (position++ >= arrayHead && !isNew && !isPinned(judged, node, end)) fate[node] = fates.similar;
	}
}

function hasMany(tree: JsonTree, container: number, limit: number): boolean {
	const end = tree.next[container] as number;
	let containers = 0;
	for (let node = container + 1; node < end && containers <= limit; node = tree.next[node] as number) {
		if (isContainer(tree, node)) containers++;
	}
	return containers > limit;
}
