import { markerIf } from '../../edits/notices.ts';
import { text as wording } from '../../edits/parts.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { borderBehind } from '../../source/characters.ts';
import { lineEnd } from '../../source/lines.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { findBlobs } from '../text/blobs.ts';
import { cutBlocks } from './blocks.ts';
import { bookkeepingReason, decides } from './deciding.ts';
import { cutLicence } from './licence.ts';
import { belowNotice, itemsNotice } from './notices.ts';
import { Repeats } from './repeats.ts';
import { scanYaml } from './scanYaml.ts';
import { entry, item, type YamlTree } from './yamlTree.ts';

/** Characters of base64, and of another long value, that stay. */
const BLOB_HEAD = 16;
const VALUE_HEAD = 200;
/** A value that is so many times as long as a long string of JSON is cut. */
const LONGER = 3;

/**
 * Reduces YAML. What leaves: of list items that are alike those that bring nothing new, what is below entries that are
 * alike or stand above in the same words, base64 and certificates, managed fields, a long licence. What stays: every key
 * of a mapping, all that says failure, and all below `status`, `steps` and their like.
 */
export const reduceYaml: Reducer = (input) => {
	const plan = new PlanBuilder();
	cutLicence(input, plan);
	new YamlReduction(input, plan, scanYaml(input.text, input.lines)).run();
	return plan.build();
};

class YamlReduction {
	private readonly repeats: Repeats;

	constructor(
		private readonly input: ReduceInput,
		private readonly plan: PlanBuilder,
		private readonly tree: YamlTree,
	) {
		this.repeats = new Repeats(input, tree);
	}

	/** One pass over the nodes in document order; what leaves is skipped as a whole. */
	run(): void {
		const { tree, repeats } = this;
		repeats.judgeChildren(-1);
		for (let node = 0; node < tree.size; ) {
			if (tree.kind[node] === item && repeats.leaves(node)) node = this.leave(node);
			else node = this.show(node);
		}
	}

	/** Takes out an item and those behind it that leave; returns the number of the node behind. */
	private leave(from: number): number {
		const { tree, plan, input } = this;
		const omission = plan.omission('similar items');
		const parent = tree.parent[from];
		let node = from;
		for (
			;
			node < tree.size && tree.parent[node] === parent && this.repeats.leaves(node);
			node = tree.next[node] as number
		) {
			const start = input.lines.starts[tree.line[node] as number] as number;
			const parts =
				node === from ? itemsNotice([start, start + (tree.indent[from] as number)], input.granularity) : undefined;
			plan.edit(omission, start, this.endOf(node), parts);
		}
		return node;
	}

	private show(node: number): number {
		const { tree, repeats } = this;
		const behind = tree.next[node] as number;
		if (tree.kind[node] === entry) {
			const reason = bookkeepingReason(tree.key(node));
			if (reason && this.leaveBelow(node, reason, '')) return behind;
			if (repeats.leaves(node) && this.leaveBelow(node, 'similar entries', '')) return behind;
			if (repeats.isAsAbove(node) && this.leaveBelow(node, 'repeated entries', ' as above')) return behind;
		}
		this.cutValue(node);
		if (behind === node + 1)
			cutBlocks(this.input, this.plan, (tree.line[node] as number) + 1, tree.endLine[node] as number);
		repeats.judgeChildren(node);
		return node + 1;
	}

	/** Takes out the lines below an entry; returns whether there are any that may leave. */
	private leaveBelow(node: number, reason: string, how: string): boolean {
		const { tree, plan, input } = this;
		const first = (tree.line[node] as number) + 1;
		if (first >= (tree.endLine[node] as number)) return false;
		const start = input.lines.starts[first] as number;
		const end = this.endOf(node);
		if (intersects(input.keep, start, end)) return false;
		const indent = [start, start + indentAt(input.text, start)] as const;
		plan.edit(plan.omission(reason), start, end, belowNotice(indent, input.granularity, how));
		return true;
	}

	/** Cuts base64 in a value, and another value that is very long, unless its key decides. */
	private cutValue(node: number): void {
		const { tree, input } = this;
		const [start, end] = [tree.valueStart[node] as number, tree.valueEnd[node] as number];
		const long = input.thresholds.longString;
		if (end - start < long || (tree.next[node] as number) > node + 1) return;
		const blobs = findBlobs(input.text, start, end, long);
		for (const blob of blobs) this.cut('base64', blob.start + BLOB_HEAD, blob.end);
		if (blobs.length > 0 || end - start < LONGER * long || tree.fails[node] === 1 || decides(tree.key(node))) return;
		const quote = /["']/.test(input.text[end - 1] as string) ? 1 : 0;
		this.cut('long values', borderBehind(input.text, start + VALUE_HEAD), end - quote);
	}

	private cut(reason: string, start: number, end: number): void {
		const { plan, input } = this;
		if (intersects(input.keep, start, end)) return;
		plan.edit(plan.omission(reason), start, end, [wording('…'), ...markerIf(input.granularity)]);
	}

	private endOf(node: number): number {
		return lineEnd(this.input.lines, (this.tree.endLine[node] as number) - 1);
	}
}

function indentAt(text: string, start: number): number {
	let at = start;
	while (text.charCodeAt(at) === 32) at++;
	return at - start;
}
