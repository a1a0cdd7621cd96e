import { Slowest } from '../slowest.ts';
import { childrenEnd, type JsonTree, object, word } from './jsonTree.ts';
import { keyHash, lettersHash } from './roles.ts';

/** How many values below a sibling are looked at. */
const DEPTH = 128;
const keys: ReadonlySet<number> = new Set(
	'time duration durationms durationmillis elapsed elapsedms latency latencyms took tookms responsetime totaltime executiontime runtime'
		.split(' ')
		.map((key) => lettersHash(key, 0, key.length)),
);

/** Number of the object that took longest among the children of a container, or -1 if none stands out. */
export function slowestOf(text: string, tree: JsonTree, container: number): number {
	const end = childrenEnd(tree, container);
	const slowest = new Slowest();
	for (let node = container + 1; node < end; node = tree.next[node] as number)
		if (tree.kind[node] === object) slowest.note(0, node, durationOf(text, tree, node));
	let found = -1;
	slowest.forEach((node) => {
		found = node;
	});
	return found;
}

/** The first number in an object whose key names a duration, in whatever unit; 0 if there is none. */
function durationOf(text: string, tree: JsonTree, container: number): number {
	const end = Math.min(tree.next[container] as number, container + DEPTH);
	for (let node = container + 1; node < end; node++) {
		if (tree.kind[node] !== word) continue;
		if (!keys.has(keyHash(text, tree.key[node] as number))) continue;
		const duration = Number(text.slice(tree.start[node], tree.end[node]));
		if (duration > 0) return duration;
	}
	return 0;
}
