import { intersects } from '../../edits/spans.ts';
import type { ReduceInput } from '../reducer.ts';
import { leavingAmong, type Siblings } from '../siblings/leavingAmong.ts';
import { isListed } from './htmlNames.ts';
import { comment, longText, type MarkupTree } from './markupTree.ts';
import { shapesOf } from './shapes.ts';
import { ShortValues } from './shortValues.ts';

/** So many of the first elements of a list stay outside HTML if they are short: each may be a setting. */
const SHORT_HEAD = 10;
/** UTF-16 units of an element on average that is short. */
const SHORT = 300;
/** Letters of an element outside HTML that is a text, whatever its name. */
const TEXT = 300;

/** Knows which elements leave since others like them stay. */
export class Repeats {
	private readonly leaving: Uint8Array;
	private readonly shapes: Int32Array;
	private readonly values: ShortValues;

	constructor(
		private readonly input: ReduceInput,
		private readonly tree: MarkupTree,
		private readonly isHtml: boolean,
	) {
		this.leaving = new Uint8Array(tree.size);
		this.shapes = shapesOf(tree);
		this.values = new ShortValues(input.text, tree);
	}

	/** Whether a node leaves; known once the children of its parent are judged. */
	leaves(node: number): boolean {
		return this.leaving[node] === 1;
	}

	/** The node behind the run of siblings that leave, which begins at a node. */
	runEnd(node: number): number {
		const { tree } = this;
		const parent = tree.parent[node];
		let end = tree.next[node] as number;
		for (let next = end; next < tree.size && tree.parent[next] === parent; next = tree.next[next] as number) {
			if (this.leaves(next)) end = tree.next[next] as number;
			else if (tree.name[next] !== comment || tree.fails[next] === 1) break;
		}
		return end;
	}

	/** Decides about the elements in a node; -1 stands for the whole source. Elements amid text are part of it. */
	judgeChildren(parent: number): void {
		const { tree } = this;
		if (parent >= 0 && tree.ownLetters[parent] !== 0) return;
		const children = this.childrenOf(parent);
		const head = this.headOf(children);
		if (children.length <= head) return;
		const siblings: Siblings = {
			shape: (node) => this.shapes[node] as number,
			values: (node, visit) => this.values.forEach(node, visit),
			mustStay: (node) => this.mustStay(node),
		};
		for (const node of leavingAmong(children, siblings, head)) this.leaving[node] = 1;
	}

	private headOf(children: readonly number[]): number {
		const { tree, input } = this;
		const [first, last] = [children[0], children.at(-1)];
		if (this.isHtml || first === undefined || last === undefined) return input.thresholds.arrayHead;
		const average = ((tree.end[last] as number) - (tree.start[first] as number)) / children.length;
		return average < SHORT ? SHORT_HEAD : input.thresholds.arrayHead;
	}

	private childrenOf(parent: number): number[] {
		const { tree } = this;
		const children: number[] = [];
		const end = parent < 0 ? tree.size : (tree.next[parent] as number);
		for (let child = parent + 1; child < end; child = tree.next[child] as number)
			if (tree.name[child] !== comment && tree.name[child] !== longText) children.push(child);
		return children;
	}

	private mustStay(node: number): boolean {
		const { tree, input } = this;
		if (tree.fails[node] === 1) return true;
		const letters = tree.letters[node] as number;
		if (this.isHtml ? !isListed(tree.name[node] as string, letters) : letters > TEXT) return true;
		return intersects(input.keep, tree.start[node] as number, tree.end[node] as number);
	}
}
