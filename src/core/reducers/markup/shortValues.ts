import { IntList } from '../../source/intList.ts';
import { mix, seed, textHash } from '../siblings/textHash.ts';
import { forEachAttribute } from './attributes.ts';
import { comment, longText, type MarkupTree } from './markupTree.ts';

/** How many nodes within a node are looked at for its values; how long a value is that may be a kind. */
const DEPTH = 24;
const SHORT = 40;
/** UTF-16 units of a tag that are looked at. */
const TAG = 1_000;
const blanks = /\s*/y;
/** Stands for the name of what has none: a node's own text. */
const OWN_TEXT = 0;

/**
 * The short attribute values and texts of nodes, as hashes. Each node is read once, though it is asked for with every
 * node around it.
 */
export class ShortValues {
	/** Where those of a node begin and end among all; both 0 until it is read. */
	private readonly from: Int32Array;
	private readonly to: Int32Array;
	/** Of each value the name of its attribute, and itself; the first of all stands for none. */
	private readonly names = new IntList();
	private readonly values = new IntList();

	constructor(
		private readonly text: string,
		private readonly tree: MarkupTree,
	) {
		this.from = new Int32Array(tree.size);
		this.to = new Int32Array(tree.size);
		this.add(OWN_TEXT, seed);
	}

	/** Visits those of a node and of what is in it, each with a hash of its place. */
	forEach(node: number, visit: (place: number, value: number) => void): void {
		const last = Math.min(this.tree.next[node] as number, node + DEPTH);
		for (let i = node; i < last; i++) {
			if (this.from[i] === 0) this.read(i);
			const place = mix(seed, i - node);
			const to = this.to[i] as number;
			for (let at = this.from[i] as number; at < to; at++) {
				const name = this.names.at(at);
				visit(name === OWN_TEXT ? place : mix(place, name), this.values.at(at));
			}
		}
	}

	private read(node: number): void {
		const { text, tree } = this;
		this.from[node] = this.values.length;
		const name = tree.name[node];
		if (name !== comment && name !== longText) {
			const [start, opened] = [tree.start[node] as number, tree.opened[node] as number];
			forEachAttribute(text, start, Math.min(opened, start + TAG), (attribute, from, to) => {
				if (to - from <= SHORT) this.add(textHash(attribute, 0, attribute.length), textHash(text, from, to));
			});
			const [from, to] = textAt(text, opened, tree.close[node] as number);
			if (from < to) this.add(OWN_TEXT, textHash(text, from, to));
		}
		this.to[node] = this.values.length;
	}

	private add(name: number, value: number): void {
		this.names.push(name);
		this.values.push(value);
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
