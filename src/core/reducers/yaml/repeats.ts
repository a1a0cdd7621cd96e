import { intersects } from '../../edits/spans.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import { leavingAmong, type Siblings } from '../siblings/leavingAmong.ts';
import { decides, eachMatters } from './deciding.ts';
import { forEachValue, pathsOf, shapesOf } from './shapes.ts';
import { entry, item, type YamlTree } from './yamlTree.ts';

/** So many of the first items of a list stay if they are short; of the first entries that are alike. */
const SHORT_HEAD = 10;
const ENTRY_HEAD = 5;
/** Lines of an item on average that is short. */
const SHORT_ITEM = 2;
/** Fewer lines than this are not worth a look upwards. */
const LEAST_AS_ABOVE = 3;

/** Knows which items, and which contents of entries, leave since others like them stay. */
export class Repeats {
	private readonly leaving: Uint8Array;
	private readonly shapes: Int32Array;
	/** A number for the keys from the top down to each node. */
	private readonly paths: Int32Array;
	/** The last entry that was shown, by its path. */
	private readonly shown = new Map<number, number>();

	constructor(
		private readonly input: ReduceInput,
		private readonly tree: YamlTree,
	) {
		this.leaving = new Uint8Array(tree.size);
		this.shapes = shapesOf(tree);
		this.paths = pathsOf(tree);
	}

	/** Whether an item leaves, or what is below an entry; known once the node around it is judged. */
	leaves(node: number): boolean {
		return this.leaving[node] === 1;
	}

	/** Decides about the nodes in a node; -1 stands for the whole source. */
	judgeChildren(parent: number): void {
		if (parent >= 0 && eachMatters(this.tree.key(parent))) return;
		const children = this.childrenOf(parent);
		this.judge(children.filter((child) => this.tree.kind[child] === item));
		this.judge(children.filter((child) => this.tree.kind[child] === entry && this.lineTotal(child) > 1));
	}

	private judge(nodes: readonly number[]): void {
		const { tree, input } = this;
		const head = this.headOf(nodes);
		if (nodes.length <= head) return;
		const siblings: Siblings = {
			shape: (node) => this.shapes[node] as number,
			values: (node, visit) => forEachValue(input.text, tree, node, visit),
			mustStay: (node) => this.mustStay(node),
		};
		for (const node of leavingAmong(nodes, siblings, head)) this.leaving[node] = 1;
	}

	private headOf(nodes: readonly number[]): number {
		const [first] = nodes;
		if (first === undefined) return 0;
		if (this.tree.kind[first] === entry) return ENTRY_HEAD;
		const lines = nodes.reduce((sum, node) => sum + this.lineTotal(node), 0);
		return lines <= SHORT_ITEM * nodes.length ? SHORT_HEAD : this.input.thresholds.arrayHead;
	}

	/** Whether what is below an entry stands in the same words below the last entry of the same path; takes note of it. */
	isAsAbove(node: number): boolean {
		const { tree, input } = this;
		const path = this.paths[node] as number;
		const above = this.shown.get(path);
		const isSame =
			above !== undefined &&
			this.lineTotal(node) > LEAST_AS_ABOVE &&
			!decides(tree.key(node)) &&
			!this.mustStay(node) &&
			isSameText(input.text, ...this.below(above), ...this.below(node));
		if (!isSame) this.shown.set(path, node);
		return isSame;
	}

	/** Where the value and the lines below an entry stand, as UTF-16 offsets. */
	private below(node: number): [number, number] {
		const { tree, input } = this;
		return [tree.valueStart[node] as number, lineEnd(input.lines, (tree.endLine[node] as number) - 1)];
	}

	private mustStay(node: number): boolean {
		const { tree, input } = this;
		if (tree.fails[node] === 1 || tree.opensLine[node] === 0) return true;
		const start = input.lines.starts[tree.line[node] as number] as number;
		return intersects(input.keep, start, lineEnd(input.lines, (tree.endLine[node] as number) - 1));
	}

	private lineTotal(node: number): number {
		return (this.tree.endLine[node] as number) - (this.tree.line[node] as number);
	}

	private childrenOf(parent: number): number[] {
		const { tree } = this;
		const children: number[] = [];
		const end = parent < 0 ? tree.size : (tree.next[parent] as number);
		for (let child = parent + 1; child < end; child = tree.next[child] as number) children.push(child);
		return children;
	}
}
