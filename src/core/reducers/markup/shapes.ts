import { mix, seed, textHash } from '../siblings/textHash.ts';
import { forEachAttribute } from './attributes.ts';
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

/** How many nodes within a node are looked at for its values; how long a value is that may be a kind. */
const DEPTH = 24;
const SHORT = 40;
const blanks = /\s*/y;

/** Visits the short attribute values and texts of a node and what is in it, each with a hash of its place. */
export function forEachValue(
	text: string,
	tree: MarkupTree,
	node: number,
	visit: (place: number, value: number) => void,
): void {
	const last = Math.min(tree.next[node] as number, node + DEPTH);
	for (let i = node; i < last; i++) {
		const place = mix(seed, i - node);
		const [start, opened] = [tree.start[i] as number, tree.opened[i] as number];
		const name = tree.name[i];
		if (name === comment || name === longText) continue;
		forEachAttribute(text, start, Math.min(opened, start + 1_000), (attribute, from, to) => {
			if (to - from <= SHORT) visit(mix(place, textHash(attribute, 0, attribute.length)), textHash(text, from, to));
		});
		const [from, to] = textAt(text, opened, tree.close[i] as number);
		if (from < to) visit(place, textHash(text, from, to));
	}
}

/** The text between an offset and the next tag, without blanks around; empty if it is longer than a kind. */
function textAt(text: string, opened: number, close: number): [number, number] {
	blanks.lastIndex = opened;
	blanks.test(text);
	const from = blanks.lastIndex;
	let to = from;
	while (to < close && to - from <= SHORT && text[to] !== '<') to++;
	if (to - from > SHORT) return [from, from];
	while (to > from && (text.charCodeAt(to - 1) as number) <= 32) to--;
	return [from, to];
}
