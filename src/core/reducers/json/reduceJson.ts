import type { Part } from '../../edits/parts.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { union } from '../../edits/spanList.ts';
import type { Spans } from '../../edits/spans.ts';
import { isRecordStream } from '../records/recordLines.ts';
import { reduceRecords } from '../records/reduceRecords.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { judgeChildren, judgeTop, keepsKeys } from './fates.ts';
import { isContainer, type JsonTree, outerStart, run, string } from './jsonTree.ts';
import { fates, type Judged } from './judged.ts';
import { JsonNotices } from './notices.ts';
import { pinsOf } from './pins.ts';
import { PlainValues } from './plainValues.ts';
import { rolesWith } from './roles.ts';
import { scanJson } from './scanJson.ts';

/**
 * JSON: the structure stays, and what decides; bulk goes behind refs that stand at its place as strings, so that the
 * result stays JSON. Goes: telemetry and padding, the rest of long strings, of long lists and of many similar
 * objects, and what lies very deep. Stays: whatever says that something failed, each new shape, status, code and
 * message among similar objects, and the first few of everything.
 */
export const reduceJson: Reducer = (input) => {
	if (isRecordStream(input.text, input.lines, 0)) return reduceRecords(input);
	const tree = scanJson(input.text, rolesWith(input.rules?.noiseKeys));
	return new JsonReduction(input, tree, union(input.keep, pinsOf(input.text, tree))).plan();
};

const reasons: Readonly<Record<number, string>> = {
	[fates.padding]: 'padding',
	[fates.telemetry]: 'telemetry',
	[fates.fields]: 'more fields',
	[fates.similar]: 'similar items',
	[fates.deep]: 'deep values',
};
class JsonReduction {
	private readonly builder = new PlanBuilder();
	private readonly notices: JsonNotices;
	private readonly plain: PlainValues;
	private readonly judged: Judged;
	/** Open containers by their numbers. */
	private readonly open: number[] = [];

	constructor(
		{ text, granularity, keep, thresholds }: ReduceInput,
		private readonly tree: JsonTree,
		pins: Spans,
	) {
		this.notices = new JsonNotices(granularity);
		this.plain = new PlainValues({ text, keep, pins, thresholds, builder: this.builder, notices: this.notices });
		this.judged = { text, tree, pins, thresholds, fate: new Uint8Array(tree.size) };
	}

	/** One pass over the values in document order; what is folded is skipped as a whole. */
	plan(): Plan {
		const { tree, open } = this;
		judgeTop(this.judged);
		for (let node = 0; node < tree.size; ) {
			while (open.length > 0 && (tree.next[open.at(-1) as number] as number) <= node) open.pop();
			if (((this.judged.fate[node] as number) & fates.first) !== 0) node = this.fold(node);
			else this.show(node++);
		}
		return this.builder.build();
	}

	private show(node: number): void {
		const { tree } = this;
		if (isContainer(tree, node)) {
			judgeChildren(this.judged, node, this.open.length);
			this.open.push(node);
		} else if (tree.kind[node] === run) {
			const role = tree.role[this.open.at(-1) as number] as number;
			this.plain.list(tree.start[node] as number, tree.end[node] as number, role);
		} else if (tree.kind[node] === string) {
			this.plain.string(tree.start[node] as number, tree.end[node] as number, tree.role[node] as number);
		}
	}

	/** Folds a group of siblings; returns the number of the node behind it. */
	private fold(from: number): number {
		const { tree } = this;
		const own = (this.judged.fate[from] as number) & ~fates.first;
		const keys = keepsKeys(tree, from, own);
		const omission = this.builder.omission(reasons[own] as string);
		let parts: Part[] | undefined = this.foldNotice(from, own, keys);
		for (let node = from; ; ) {
			const next = tree.next[node] as number;
			const isLast = this.judged.fate[next] !== own;
			const start = keys || parts ? (tree.start[node] as number) : outerStart(tree, node);
			const end = keys || isLast ? (tree.end[node] as number) : outerStart(tree, next);
			this.builder.edit(omission, start, end, parts ?? (keys ? this.notices.again : undefined));
			parts = undefined;
			node = next;
			if (isLast) return node;
		}
	}

	private foldNotice(from: number, own: number, keys: boolean): Part[] {
		const reason = reasons[own] as string;
		if (this.judged.fate[this.tree.next[from] as number] !== own) return this.notices.value(reason);
		return this.notices.several(reason, keys ? 'values' : this.tree.key[from] === -1 ? 'items' : 'fields');
	}
}
