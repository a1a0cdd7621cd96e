import { childrenEnd, type JsonTree, object, word } from './jsonTree.ts';
import { keyHash, lettersHash } from './roles.ts';

/** A sibling this many times as slow as the average is no routine. */
const SLOW = 4;
const keys: ReadonlySet<number> = new Set(
	'time duration durationms durationmillis elapsed elapsedms latency latencyms took tookms responsetime totaltime executiontime runtime'
		.split(' ')
		.map((key) => lettersHash(key, 0, key.length)),
);

/** Number of the object that took longest among the children of a container, or -1 if none stands out. */
export function slowestOf(text: string, tree: JsonTree, container: number): number {
	const end = childrenEnd(tree, container);
	let slowest = -1;
	let most = 0;
	let sum = 0;
	let count = 0;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		const duration = tree.kind[node] === object ? durationOf(text, tree, node) : 0;
		if (duration <= 0) continue;
		count++;
		sum += duration;
		if (duration <= most) continue;
		most = duration;
		slowest = node;
	}
	return count > 1 && most * count >= SLOW * sum ? slowest : -1;
}

/** The first number of an object whose key names a duration, in whatever unit; 0 if there is none. */
function durationOf(text: string, tree: JsonTree, container: number): number {
	const end = tree.next[container] as number;
	for (let node = container + 1; node < end; node = tree.next[node] as number) {
		if (tree.kind[node] !== word) continue;
		if (!keys.has(keyHash(text, tree.key[node] as number))) continue;
		const duration = Number(text.slice(tree.start[node], tree.end[node]));
		if (duration > 0) return duration;
	}
	return 0;
}
